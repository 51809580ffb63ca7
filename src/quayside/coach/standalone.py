"""Pages of HTML that stand alone: no scripts, nothing loaded from anywhere, light and dark."""

from __future__ import annotations

from html import escape
from typing import Final, Iterable, Sequence

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6675; --paper: #fbfaf7; --card: #fff; --edge: #d9d5cb;
  --s0: #0067a5; --s1: #c04a00; --s2: #00785a; --s3: #a8487f; --s4: #555; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --soft: #a3adba; --paper: #14181e; --card: #1d232b;
  --edge: #384250; --s0: #5cb3ec; --s1: #ff9a57; --s2: #4fcf9f; --s3: #ee97c6; --s4: #bbb; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 0 0 .25rem; }
.how { color: var(--soft); font-size: .9rem; }
li { margin: .25rem 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; } th, td { padding: .25rem .75rem .25rem 0; text-align: right;
  border-bottom: 1px solid var(--edge); }
th:first-child, td:first-child { text-align: left; }
"""


def document(language: str, title: str, body: Iterable[str], style: str = "") -> str:
    """A whole page; `style` is what it needs beside the rest."""
    inside = "\n".join(body)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{style}</style>\n</head>\n<body><main>\n"
        f"{inside}\n</main></body>\n</html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def smaller_heading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def remark(text: str) -> str:
    """What is told beside the rest."""
    return f'<p class="how">{escape(text)}</p>'


def listed(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """The first cell of every row is what the row is about."""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(str(first))}</th>'
        + "".join(f"<td>{escape(str(cell))}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
