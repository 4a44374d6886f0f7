"""Sphinx configuration. generate.py makes the pages under _generated/ from the installed core."""

import doctest
import sys
from importlib import metadata
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import generate

project = "core"
author = copyright = "The core-sdk authors"
release = metadata.version("core-sdk")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.doctest",
    "sphinx.ext.napoleon",
]
myst_enable_extensions = ["colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3
exclude_patterns = ["_build", "_generated/*.md"]  # these are included
html_static_path = ["_static"]
html_css_files = ["core.css"]
html_theme = "furo"
html_title = f"core {release}"
pygments_style = "friendly"
default_role = "code"

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
napoleon_google_docstring = True

doctest_global_setup = "import core"
doctest_default_flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
trim_doctest_flags = True

generate.main(Path(__file__).parent / "_generated")
