"""Names look like what they are, and lines of chat are few and can be seen."""

from __future__ import annotations

import asyncio
import os
import unicodedata
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from quayside.server.names import LINES, PERSON, NameFilter, chat_text, person_name, table_name
from quayside.server.settings import BadSetting
from quayside.table.refusals import Refusal
from server.machines import Stage
from server.play import GAME, fewest, people, refused, seated, sockets

NASTY = st.text(
    st.sampled_from(
        "ab \n\t\r\u200b\u200c\u200d\u202e\u2066\u2028\u2029\u00ad\ufeff\u3164\u0301\ufe0f\U0001f468\ufdfa\U000e0041"
    )
    | st.characters(),
    max_size=60,
)


@pytest.mark.parametrize(
    "text",
    [
        "Ann\u200b",  # no width
        "\ufeffAnn",
        "An\u00adn",
        "Ann\u202egnp.exe",  # turns about what follows
        "\u2066Ann\u2069",
        "\u200fAnn",
        "Ann\u2028Ben",  # a second line
        "Ann\u2029Ben",
        "Ann\nBen",
        "Ann\x85Ben",
        "Ann\x00",
        "\u3164",  # nothing to be seen
        "\u2800",
        "   ",
        "\u200d",
        "A" + "\u0301" * 10,  # towers of marks
        "\U000e0041nn",  # tags
        "\ud800",
        "\ue000",
        "\ufdfa" * 3,  # three letters that are 54 when written out
    ],
)
def test_names_that_do_not_look_like_what_they_are(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        person_name(text)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Ann   of\u00a0the\u3000Sea ", "Ann of the Sea"),
        ("\uff21\uff4e\uff4e", "Ann"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "\u0639\u0644\u06cc\u0631\u0636\u0627"),
        ("Анна", "Анна"),
        ("\u2764\ufe0f", "\u2764"),
        ("a" * PERSON, "a" * PERSON),
    ],
)
def test_names_are_kept_in_one_form(text: str, kept: str) -> None:
    assert person_name(text) == kept


@given(NASTY)
def test_a_name_that_is_taken_can_be_seen_and_is_taken_as_it_is(text: str) -> None:
    try:
        name = person_name(text)
    except ValueError:
        assume(False)
    assert person_name(name) == table_name(name) == name
    assert 1 <= len(name) <= PERSON
    assert not {unicodedata.category(letter) for letter in name} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert name == name.strip()


@given(NASTY)
def test_chat_has_few_lines_that_can_be_seen(text: str) -> None:
    try:
        kept = chat_text(text)
    except ValueError:
        assume(False)
    assert chat_text(kept) == kept
    assert 1 <= len(kept) <= len(text)
    lines = kept.split("\n")
    assert len(lines) <= LINES
    assert all(line.strip() for line in lines)
    for letter in kept:
        assert letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cs", "Zl", "Zp")
        assert unicodedata.category(letter) != "Cf" or letter in "\u200c\u200d"


def test_498_lines_of_chat_become_a_few() -> None:
    assert chat_text("a" + "\n" * 498 + "b") == "a\nb"
    assert chat_text("\n".join("abcdefgh")) == "a\nb\nc\nd\ne f g h"


def test_words_that_no_name_may_have(tmp_path: Path) -> None:
    file = tmp_path / "words"
    file.write_text("# ours\nadmin\n*quayside*\n\n", "utf-8")
    names = NameFilter(str(file))
    for name in ("Admin", "the admin", "\u00e0dm1n", "A d m i n", "MyQuaySideBot", "q.u.a.y.s.i.d.e"):
        with pytest.raises(Refusal) as caught:
            names.check(name)
        assert caught.value.reason == "name-refused"
    for name in ("Administrator", "Ann", "", "side"):
        names.check(name)
    file.write_text("ann\n", "utf-8")
    os.utime(file, (1, 1))
    names.check("Admin")
    with pytest.raises(Refusal):
        names.check("Ann")
    file.unlink()
    with pytest.raises(Refusal):
        names.check("Ann")
    with pytest.raises(BadSetting):
        NameFilter(str(file))
    NameFilter("").check("admin")


def test_names_at_every_door(stage: Stage) -> None:
    bad = "Ann\u202e"

    async def story() -> None:
        async with people(stage, 3) as clients:
            await refused("malformed", "bad-request", clients[0].guest(bad))
            await refused("malformed", "bad-request", clients[0].request("PATCH", "/api/me", {"name": bad}))
            seats = ["person"] * fewest()
            await refused("malformed", "bad-request", clients[0].create(GAME, seats, name=bad))
            assert (await clients[0].create(GAME, seats, name=" The  \uff35SS ")).table.name == "The USS"
            changed = await clients[0].request("PATCH", "/api/me", {"name": "\uff21\u200dnn"})
            assert changed["name"] == "Ann"
            table = (await seated(clients)).table.id
            assert (await clients[0].say(table, "\u202ea\n\n\nb\u200b")).text == "a\nb"
            async with sockets(stage, clients, table) as lives:
                await refused("malformed", "bad-message", lives[0].say(table, "\u200b\n"))

    asyncio.run(story())
