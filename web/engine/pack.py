"""Packs what a browser tab needs of Python and Quayside. Run inside Pyodide by `pack.mjs`, because what is packed is
compiled for that Python.

Two files come of it: Python's own library without what no game uses, as the archive that Pyodide starts from; and a
tree of files, which is our package, what it imports, and the compiled `librt`.
"""

from __future__ import annotations

import importlib.util
import io
import json
import marshal
import tomllib
import zipfile
from pathlib import Path

REPOSITORY, SITE, WHEELS = Path("/repository"), Path("/site"), Path("/wheels")
LIBRARY = Path("/lib/python314.zip")

# Of our package: the parts that `quayside.tab` may import, by tests/test_architecture.py, with all that those import.
PARTS = (
    *("kernel", "games", "search", "bots", "scenarios", "tutorials", "table", "coach", "counsel", "tab"),
    *("__init__.py", "api.py", "deals.py", "editions.py", "seen.py", "story.py", "words.py"),
)
NOT_OF_A_GAME = ("terminal", "study", "observation.py", "words", "typescript.py")
OF_A_GAME_STILL = ("study/strong.toml", "words/*/game.ftl")
NOT_IN_A_TAB = ("coach/page.py", "coach/plot.py", "coach/processes.py")
# What the coach says. All other words the page has by itself.
WORDS = ("cli", "coach", "kernel", "web")
WITH_CHECKS, WITHOUT_DOCUMENTATION = 0, 2  # what Python calls levels of optimisation
KINDS = (".py", ".toml", ".yaml", ".ftl")
MORE: list[str] = globals().get("MORE", [])  # parts that a test needs
BESIDE = ("yaml", "mypy_extensions.py")
OF_WHEELS = ("librt/strings.", "librt/vecs.")  # what `kernel/packed.py` imports

# Of Python's library: tools for programmers, networks, mail, other systems. Whatever is asked for in spite of this is
# an ImportError, and the tests play whole games with what is left.
LEFT_OUT = (
    *(
        "_pyrepl",
        "curses",
        "dbm",
        "ensurepip",
        "http",
        "idlelib",
        "lib2to3",
        "pydoc_data",
        "sqlite3",
        "test",
        "tkinter",
    ),
    *("turtledemo", "unittest", "venv", "wsgiref", "xml", "xmlrpc", "zoneinfo", "html", "compression"),
    *("antigravity.py", "bdb.py", "cProfile.py", "cmd.py", "doctest.py", "ftplib.py", "imaplib.py", "mailbox.py"),
    *("optparse.py", "pdb.py", "pickletools.py", "poplib.py", "profile.py", "pstats.py", "pty.py", "pydoc.py"),
    *("smtplib.py", "statistics.py", "tarfile.py", "this.py", "timeit.py", "trace.py", "turtle.py", "webbrowser.py"),
    *("_aix_support.py", "_osx_support.py", "_pydatetime.py", "_pydecimal.py", "_pylong.py", "nturl2path.py"),
)


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """A module as Python keeps it. Nothing in it depends on when it was made."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    head = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little") + importlib.util.source_hash(b"")
    return head + marshal.dumps(code)


def library() -> bytes:
    """Python's library. Nothing in the archive is deflated: it travels as a whole, and then opens at once."""
    found = io.BytesIO()
    with zipfile.ZipFile(LIBRARY) as old, zipfile.ZipFile(found, "w", zipfile.ZIP_STORED) as new:
        for name in sorted(old.namelist()):
            if name.split("/")[0] in LEFT_OUT or name.endswith("/"):
                continue
            data, there = old.read(name), name
            if name.endswith(".py"):
                data, there = compiled(data, name, WITHOUT_DOCUMENTATION), f"{name}c"
            new.writestr(zipfile.ZipInfo(there), data)
    return found.getvalue()


def tree() -> dict[str, bytes]:
    """Everything else, by the place it gets."""
    source = REPOSITORY / "src"
    found: dict[str, bytes] = {}
    for part in (*PARTS, *MORE):
        path = source / "quayside" / part
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.suffix in KINDS and file.is_file() and is_used(file.relative_to(source / "quayside")):
                put(found, str(file.relative_to(source)), file.read_bytes())
    for words in sorted((REPOSITORY / "locale").glob("*/*.ftl")):
        if words.stem in WORDS:
            found[f"quayside/locale/{words.parent.name}/{words.name}"] = words.read_bytes()
    for name in BESIDE:
        path = SITE / name
        for file in sorted(path.glob("*.py")) if path.is_dir() else [path]:
            put(found, str(file.relative_to(SITE)), file.read_bytes())
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.startswith(OF_WHEELS) and name.endswith(".so"):
                    found[name] = archive.read(name)
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["project"]
    points = project["entry-points"]["quayside.games"]
    lines = ["[quayside.games]", *(f"{game} = {place}" for game, place in points.items()), ""]
    found["quayside-0.dist-info/METADATA"] = b"Metadata-Version: 2.1\nName: quayside\nVersion: 0\n"
    found["quayside-0.dist-info/entry_points.txt"] = "\n".join(lines).encode()
    return found


def is_used(file: Path) -> bool:
    if any(file.match(pattern) for pattern in NOT_IN_A_TAB):
        return False
    of_a_game = file.parts[2:3] if file.parts[0] == "games" else ()
    still = any(file.match(f"games/*/{pattern}") for pattern in OF_A_GAME_STILL)
    return still or not set(of_a_game) & set(NOT_OF_A_GAME)


def put(found: dict[str, bytes], name: str, data: bytes) -> None:
    found[f"{name}c" if name.endswith(".py") else name] = (
        compiled(data, name, WITH_CHECKS) if name.endswith(".py") else data
    )


def laid_end_to_end(files: dict[str, bytes]) -> bytes:
    """One file of many: the length of a list, the list of names and lengths as JSON, then all of them in that order."""
    listed = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return len(listed).to_bytes(4, "little") + listed + b"".join(files.values())


Path("/made/library").write_bytes(library())
Path("/made/tree").write_bytes(laid_end_to_end(tree()))
