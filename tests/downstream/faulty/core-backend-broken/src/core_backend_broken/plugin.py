"""Raises at import, three calls deep, so that a kept traceback can be told from a kept message."""


def _find_driver() -> None:
    raise FileNotFoundError("libbroken.so.7 was promised by the installer and is not there")


def _load() -> None:
    _find_driver()


_load()
