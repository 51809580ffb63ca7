"""NZ-8, NZ-9 and NZ-20.5: discs that leave the board, and trading posts."""

from __future__ import annotations

from referee.following import Answer, Steps, ask_one_of
from referee.newzealand.gains import gain_pounds, pay, take
from referee.newzealand.objectives import gain_objective
from referee.newzealand.table import DISCS, HARBOURS, POSTS, Player, Table
from referee.record import written


def fits(p: Player, disc: str, corner: str) -> bool:
    """NZ-8.3: dark discs only on dark spaces, unless no white one is left on the board (NZ-8.9)."""
    white_left = any(DISCS[each]["corner"] == "white" for each in p.discs)
    return corner == "dark" or DISCS[disc]["corner"] == "white" or not white_left


def uncover(t: Table, p: Player, disc: str) -> None:
    """NZ-9: pay the cost or gain the reward; the ability counts from now on."""
    pay(t, p, DISCS[disc]["cost"])
    p.discs.remove(disc)
    t.events.saw("uncovered", seat=p.seat, disc=disc)
    gain_pounds(t, p, DISCS[disc]["pounds"])


def post_pounds(post: str) -> int:
    """What the delivery action of a post pays."""
    return sum(int(effect.split()[1]) for effect in POSTS[post]["delivery"] if effect.startswith("pounds"))


def payable(p: Player, post: str, disc: str) -> bool:
    """NZ-8.5, NZ-R4: each payment when it is due."""
    after = p.money - DISCS[disc]["cost"]
    return after >= 0 and bool(after + DISCS[disc]["pounds"] + post_pounds(post) >= POSTS[post]["transport"])


def eligible(p: Player, goods: str, total: int) -> list[str]:
    """NZ-8.1, NZ-8.2, NZ-20.5: in reach, without an own disc, foreign ones only with a storehouse there."""
    found = []
    for post, row in POSTS.items():
        if row["goods"] == goods and row["value"] <= total and (row["repeat"] or not p.posts[post]):
            if row["kind"] == "local" or any(HARBOURS[at].get("post") == post for at in p.harbours):
                found.append(post)
    return found


def pairs(p: Player, posts: list[str]) -> set[str]:
    return {
        written("deliver", post=post, disc=disc)
        for post in posts
        for disc in p.discs
        if fits(p, disc, POSTS[post]["corner"]) and payable(p, post, disc)
    }


def deliver(t: Table, p: Player, answer: Answer) -> Steps:
    """NZ-8.4: disc, post, delivery action, transport."""
    uncover(t, p, answer["disc"])
    yield from arrive(t, p, answer["post"])


def arrive(t: Table, p: Player, post: str) -> Steps:
    p.posts[post] += 1
    t.events.saw("delivered", seat=p.seat, post=post)
    for effect in POSTS[post]["delivery"]:
        word, *rest = effect.split()
        if word == "pounds":
            gain_pounds(t, p, int(rest[0]))
        elif word == "take":
            take(t, p, rest[0])
        else:
            yield from gain_objective(t, p)
    pay(t, p, POSTS[post]["transport"])


def delivery(t: Table, p: Player, total: int) -> Steps:
    """NZ-8.1: mandatory; NZ-8.10: without a legal pair, a disc from a medium harbour; else none."""
    posts = eligible(p, "sheep", total)
    if may := pairs(p, posts):
        answer = yield from ask_one_of(p.seat, "choose_delivery", may)
        yield from deliver(t, p, answer)
    elif may := harbour_pairs(p, posts):
        answer = yield from ask_one_of(p.seat, "harbour_disc", may)
        p.harbours[answer["harbour"]] = 2
        yield from arrive(t, p, answer["post"])
    else:
        t.events.saw("no_delivery", seat=p.seat)


def harbour_pairs(p: Player, posts: list[str]) -> set[str]:
    own = [at for at, piece in p.harbours.items() if HARBOURS[at]["kind"] == "medium" and piece == 1]
    return {
        written("deliver_from", post=post, harbour=at)
        for post in posts
        for at in own
        if p.money + post_pounds(post) >= POSTS[post]["transport"]
    }


def wool_delivery(t: Table, p: Player, posts: list[str]) -> Steps:
    """NZ-20.5, NZ-20.11: optional."""
    if may := pairs(p, posts):
        answer = yield from ask_one_of(p.seat, "wool_delivery", may | {"decline"})
        if answer.kind == "deliver":
            yield from deliver(t, p, answer)
