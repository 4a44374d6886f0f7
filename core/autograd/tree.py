"""Nested tuples, lists and dicts of tensors, flattened and rebuilt, for core.func."""

from typing import Any


def flatten(tree: Any) -> tuple[list[Any], Any]:
    """The leaves of a nest, and a description from which `unflatten` rebuilds it."""
    if isinstance(tree, (tuple, list)):
        parts = [flatten(item) for item in tree]
        leaves = [leaf for part, _ in parts for leaf in part]
        return leaves, (type(tree), [spec for _, spec in parts], None)
    if isinstance(tree, dict):
        leaves, spec = flatten(list(tree.values()))
        return leaves, (dict, spec[1], list(tree))
    return [tree], None


def unflatten(leaves: Any, spec: Any) -> Any:
    """The nest that `flatten` took apart, with other leaves."""
    return _rebuild(iter(leaves), spec)


def _rebuild(leaves: Any, spec: Any) -> Any:
    if spec is None:
        return next(leaves)
    kind, specs, keys = spec
    items = [_rebuild(leaves, item) for item in specs]
    if kind is dict:
        return dict(zip(keys, items))
    return kind(*items) if hasattr(kind, "_fields") else kind(items)


def tree_map(fn: Any, tree: Any) -> Any:
    """The same nest with fn applied to every leaf."""
    leaves, spec = flatten(tree)
    return unflatten([fn(leaf) for leaf in leaves], spec)
