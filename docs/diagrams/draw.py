"""Draws the diagrams of the documentation and of the README as SVG.

    python docs/diagrams/draw.py

writes the .svg files next to this one; a test compares them with this script's output. A code host
and the site show the same files on light and on dark pages: boxes are filled, and lines between
them have a grey that is readable on both. Only the standard library is used.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

HERE = Path(__file__).parent
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif"
MONO = "ui-monospace, SFMono-Regular, Menlo, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
GREY = "#7d8590"  # 3.9 to 1 on white, 4.9 to 1 on the site's dark background
# fill, border and text of a box
INDIGO = ("#e0e7ff", "#818cf8", "#1e1b4b")
TEAL = ("#ccfbf1", "#2dd4bf", "#134e4a")
AMBER = ("#fef3c7", "#f59e0b", "#451a03")
ROSE = ("#ffe4e6", "#fb7185", "#4c0519")
SLATE = ("#e2e8f0", "#94a3b8", "#0f172a")
WHITE = ("#f8fafc", "#94a3b8", "#0f172a")


class Drawing:
    """Boxes, arrows and labels, in pixels of a picture of the given width and height."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" font-family="{escape(FONT)}">',
            f"<title>{escape(title)}</title>",
            '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
            f'markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="{GREY}"/></marker>',
            "</defs>",
        ]

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: float = 13,
        color: str = GREY,
        anchor: str = "middle",
        bold: bool = False,
        mono: bool = False,
    ) -> None:
        style = (' font-weight="600"' if bold else "") + (
            f' font-family="{escape(MONO)}"' if mono else ""
        )
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{color}" '
            f'text-anchor="{anchor}"{style}>{escape(words)}</text>'
        )

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        title: str,
        *lines: str,
        color: tuple[str, str, str] = WHITE,
        mono: bool = False,
        size: float = 14,
    ) -> None:
        """A box with a title and smaller lines below it; mono: the lines are code."""
        fill, border, ink = color
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" '
            f'fill="{fill}" stroke="{border}" stroke-width="1.2"/>'
        )
        step = 17
        top = y + height / 2 - step * len(lines) / 2 + 5
        self.text(x + width / 2, top, title, size=size, color=ink, bold=True)
        for n, line in enumerate(lines, 1):
            self.text(x + width / 2, top + step * n, line, size=12, color=ink, mono=mono)

    def arrow(
        self,
        *points: tuple[float, float],
        label: str = "",
        dashed: bool = False,
        head: bool = True,
    ) -> None:
        """A line through points with a head at its end; the label stands next to its middle."""
        path = " ".join(f"{'ML'[n > 0]}{x:g} {y:g}" for n, (x, y) in enumerate(points))
        end = ' marker-end="url(#head)"' if head else ""
        dash = ' stroke-dasharray="4 4"' if dashed else ""
        self.parts.append(
            f'<path d="{path}" fill="none" stroke="{GREY}" stroke-width="1.5"{dash}{end}/>'
        )
        if label:
            (x0, y0), (x1, y1) = points[len(points) // 2 - 1], points[len(points) // 2]
            if x0 == x1:
                self.text(x0 + 7, (y0 + y1) / 2 + 4, label, size=12, anchor="start")
            else:
                self.text((x0 + x1) / 2, (y0 + y1) / 2 - 6, label, size=12)

    def svg(self) -> str:
        return "\n".join([*self.parts, "</svg>"]) + "\n"


def layers() -> str:
    """Who uses core, what joins them, and where a kernel comes from."""
    d = Drawing(860, 424, "The layers of core, from an operator's definition to a device's kernel")
    d.box(
        10,
        10,
        260,
        64,
        "Operator author",
        "@core.elementwise, @core.custom_op",
        color=INDIGO,
        mono=True,
    )
    d.box(300, 10, 260, 64, "Array user", 'core.add(a, b)   x.to("cuda")', color=INDIGO, mono=True)
    d.box(590, 10, 260, 64, "Backend author", "pip install core-backend-…", color=INDIGO, mono=True)

    d.box(
        10,
        110,
        260,
        84,
        "Definition of an operator",
        "schema · shape rule · body",
        "derivatives · batching rule",
        color=TEAL,
    )
    d.box(
        300,
        110,
        260,
        84,
        "Dispatcher",
        "transforms · autocast · autograd",
        "capture · kernel",
        color=AMBER,
    )
    d.box(
        590,
        110,
        260,
        84,
        "Plugin",
        "runtime: memory and queues",
        "dialect · kernels · passes",
        color=TEAL,
    )
    d.box(300, 226, 260, 64, "core.compile", "graph → passes → fused operators", color=AMBER)
    d.box(10, 226, 260, 64, "Loop IR", "bodies → schedule → legalize", color=TEAL)

    for n, (language, device) in enumerate(
        [
            ("C", "CPU"),
            ("OpenCL C", "Intel GPU"),
            ("CUDA C++", "NVIDIA GPU"),
            ("HIP C++", "AMD GPU"),
            ("Metal", "Apple GPU"),
            ("yours", "your device"),
        ]
    ):
        x = 10 + n * 142
        color = WHITE if language != "yours" else INDIGO
        d.box(x, 346, 130, 64, device, f"dialect: {language}", color=color)
        d.arrow((x + 65, 320), (x + 65, 344))
    for x in (140, 430, 720):
        d.arrow((x, 74), (x, 108))
    d.arrow((270, 152), (298, 152))
    d.arrow((590, 152), (562, 152))
    d.arrow((430, 194), (430, 224))
    d.arrow((300, 258), (272, 258))
    d.arrow((140, 194), (140, 224))
    d.arrow((140, 290), (140, 320), head=False)
    d.arrow((75, 320), (785, 320), head=False)
    d.arrow((720, 194), (720, 318))
    d.text(430, 313, "one kernel for each dialect, built once, kept on disk", size=12)
    return d.svg()


def call() -> str:
    """A call from the Python expression to the kernel."""
    d = Drawing(870, 448, "The life of a call: binding, keys, rule, kernel")
    d.box(10, 10, 150, 54, "core.add(a, b)", color=INDIGO)
    d.box(200, 10, 200, 54, "1  Bind", "arguments → schema", color=AMBER)
    d.box(
        440,
        10,
        410,
        54,
        "2  Compute the keys that this call needs",
        "from its tensors' flags and the thread's state",
        color=AMBER,
    )
    d.arrow((160, 37), (198, 37))
    d.arrow((400, 37), (438, 37))

    keys = [
        ("modes", "user hooks"),
        ("levels", "vmap, grad, jvp"),
        ("autocast", "cast operands"),
        ("autograd", "record a node"),
        ("capture", "core.compile"),
        ("fake", "metadata only"),
    ]
    for n, (key, what) in enumerate(keys):
        d.box(10 + n * 142, 122, 130, 52, key, what, color=SLATE)
        if n:
            d.arrow((10 + n * 142 - 12, 148), (10 + n * 142 - 2, 148))
    d.arrow(
        (645, 64), (645, 92), (75, 92), (75, 120), label="a key handles the call, then passes it on"
    )
    d.arrow((835, 64), (835, 100), (856, 100), (856, 228), (852, 228), label="")
    d.text(826, 108, "most calls need no key", size=12, anchor="end")
    d.arrow((785, 174), (785, 200))

    d.box(
        440,
        202,
        410,
        54,
        "3  Shape and dtype rule",
        "native rule or fake kernel; core allocates the output",
        color=AMBER,
    )
    d.arrow((440, 229), (402, 229))
    d.box(200, 202, 200, 54, "4  Choose a kernel", "first that serves the call", color=AMBER)
    d.arrow((440, 216), (420, 216), (420, 190), (190, 190), (190, 229), (162, 229), dashed=True)
    d.box(10, 202, 150, 54, "a view", "new tensor, no kernel", color=WHITE)

    chain = [
        ("device's kernels", "by priority, dtype, arch", TEAL),
        ("body", "loop IR, built once", TEAL),
        ("decomposition", "other operators", TEAL),
        ("fallback", "CPU, with a warning", ROSE),
        ("error", "what, why, what to do", ROSE),
    ]
    for n, (name, what, color) in enumerate(chain):
        d.box(10 + n * 171, 302, 156, 52, name, what, color=color)
        if n:
            d.arrow((10 + n * 171 - 15, 328), (10 + n * 171 - 2, 328))
    d.arrow((300, 256), (300, 280), (88, 280), (88, 300))
    d.text(570, 294, "if one has no kernel or declines, the next is asked", size=12)
    d.box(
        10,
        390,
        498,
        48,
        "5  The kernel fills the output",
        "one C call: DLPack tensors, scalars, the stream",
        color=AMBER,
    )
    for n in range(3):
        d.arrow((88 + n * 171, 354), (88 + n * 171, 388))
    d.arrow((601, 354), (601, 414), (510, 414), label="")
    d.text(612, 418, "copies there and back", size=12, anchor="start")
    return d.svg()


def compiled() -> str:
    """How core.compile makes a plan at the first call, and what later calls do."""
    d = Drawing(860, 452, "core.compile: the first call makes a plan, later calls run it")
    d.text(10, 22, "FIRST CALL", size=12, bold=True, anchor="start")
    first = [
        ("Capture", ("operator calls are", "collected, not made"), AMBER),
        ("Graph", ("values and calls,", "prints as Python"), WHITE),
        ("Joint graph", ("if recorded: forward", "and backward, split"), AMBER),
        ("Passes", ("decompose, merge,", "functionalize, fold, fuse"), AMBER),
        ("Fused operators", ("a body made of", "the calls' bodies"), WHITE),
    ]
    for n, (name, lines, color) in enumerate(first):
        x = 10 + n * 171
        d.box(x, 34, 156, 76, name, *lines, color=color)
        if n:
            d.arrow((x - 15, 72), (x - 2, 72))
    second = [
        ("Plan", ("native list of calls,", "memory, lifetimes"), INDIGO),
        ("Kernel", ("kept on disk, loaded", "by later processes"), WHITE),
        ("Dialect", ("C, CUDA C++, HIP,", "OpenCL C, Metal"), TEAL),
        ("Schedule, legalize", ("threads, vectors, tiles;", "types the device has"), TEAL),
        ("Loop IR", ("loops, reductions,", "loads and stores"), TEAL),
    ]
    for n, (name, lines, color) in enumerate(second):
        x = 10 + n * 171
        d.box(x, 160, 156, 76, name, *lines, color=color)
        if n:
            d.arrow((x, 198), (x - 13, 198))
    d.arrow((772, 110), (772, 158))
    d.arrow((601, 110), (601, 134), (60, 134), (60, 158))
    d.text(330, 150, "calls that are not fused: kernels of their operators", size=12)

    d.text(10, 282, "EVERY LATER CALL", size=12, bold=True, anchor="start")
    d.box(10, 294, 156, 66, "Guards", "dtypes, strides, globals", "compared natively", color=SLATE)
    d.box(
        266, 294, 242, 66, "Run the plan", "kernels and operator calls,", "no Python", color=INDIGO
    )
    d.box(
        608,
        294,
        242,
        66,
        "Results",
        "with a history, if recorded:",
        "one node of the tape",
        color=WHITE,
    )
    d.arrow((166, 327), (264, 327), label="all hold")
    d.arrow((508, 327), (606, 327))
    d.box(266, 386, 242, 54, "Capture again", "or another plan that fits", color=AMBER)
    d.arrow((88, 360), (88, 413), (264, 413), label="one fails")
    d.box(608, 386, 242, 54, "Run as Python", "if calls may not be skipped", color=ROSE)
    d.arrow((508, 413), (606, 413), dashed=True)
    return d.svg()


def derivatives() -> str:
    """One vjp rule, three ways in which it is run."""
    d = Drawing(860, 268, "One rule, three ways to run it: Python, native replay, joint graph")
    d.box(
        280,
        10,
        300,
        56,
        "vjp rule of an operator",
        "lambda g, x: g * x.cos()",
        color=TEAL,
        mono=True,
    )
    columns = [
        (
            "Python vjp",
            ("first backward() of a signature,", "core.func, custom rules"),
            AMBER,
            "calls the rule",
        ),
        (
            "Native replay",
            ("later backward() calls:", "the rule's operator calls, no Python"),
            INDIGO,
            "repeats its calls",
        ),
        (
            "Joint graph",
            ("core.compile: forward and", "backward in one graph, fused"),
            ROSE,
            "traces its calls",
        ),
    ]
    for n, (name, lines, color, how) in enumerate(columns):
        x = 10 + n * 290
        d.box(x, 124, 260, 76, name, *lines, color=color)
        d.arrow((430, 66), (430, 92), (x + 130, 92), (x + 130, 122))
        d.text(x + 138, 112, how, size=12, anchor="start")
        d.arrow((x + 130, 200), (x + 130, 226))
    d.box(10, 228, 840, 34, "the same operators and kernels", color=WHITE, size=13)
    return d.svg()


PICTURES = {"layers": layers, "call": call, "compile": compiled, "derivatives": derivatives}


def main() -> None:
    for name, picture in PICTURES.items():
        (HERE / f"{name}.svg").write_text(picture())


if __name__ == "__main__":
    main()
