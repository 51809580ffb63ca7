"""New Zealand's components: the TOML records as tables of numbers, their texts as trees; checks.py checks them."""

from __future__ import annotations

from typing import Sequence

from quayside.games.newzealand.checks import check
from quayside.games.newzealand.nouns import (
    ARROWS,
    AUXILIARIES,
    BACK_FACE,
    BONUS_OBJECTIVES,
    BONUS_TILES,
    BREEDS,
    BUILDING_SPACES,
    CARDS,
    CELLS,
    DECK_CARDS,
    DISCS,
    EFFECT_CARDS,
    FACE_COUNT,
    HARBOURS,
    HAZARD_SPACES,
    HAZARDS,
    MARKET_BREED,
    MARKET_BREEDS,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    OBJECTIVES,
    POSTS,
    PRIVATE_FACE,
    PRIVATES,
    ROW_SIZE,
    SEA,
    SIDES,
    STACKS,
    SUPPLIES,
    TASKS,
    THINGS,
    TRAIL,
    WORKERS,
)
from quayside.games.newzealand.solo_cards import SarahsCards
from quayside.games.newzealand.vocabulary import NO_HALF, BadEffect, Half, Lexicon, market_breeds
from quayside.kernel.components import Box, Record
from quayside.kernel.errors import BadComponents
from quayside.kernel.packed import i64, vec
from quayside.kernel.sets import only

WAYS = 3  # branches a trail space can have
TRAIL_KINDS = ("start", "neutral", "private", "hazard", "city")
GAINED_CARDS = (*SUPPLIES, *STACKS)  # what `take` can name: the supplies, then the bonus stacks


def needs_of(tasks: Sequence[int]) -> tuple[int, ...]:
    """How many things for each task a list of tasks asks for."""
    return tuple(sum(task == asked for asked in tasks) for task in range(len(TASKS)))


def fee_for(box: Box, hands: Sequence[str]) -> int:
    """NZ-5.6: the pounds that hands ask for."""
    pounds = {record.text("id"): record.number_of("pounds") for record in box.ids("hand", ("black", "green"))}
    return sum(pounds[hand] for hand in hands)


class Components:
    """The numbers of one edition. Shared by all states of a game and never changed."""

    def __init__(self, box: Box, standard: bool, lexicon: Lexicon) -> None:
        self.box = box
        self.standard = standard
        self.halves: list[Half] = []  # of all actions; other tables and frames hold places in this list
        self.actions: dict[str, list[Half]] = {}  # the same by their texts
        self._lexicon = lexicon
        check(box)
        self._read_trail(box)
        self._read_sea(box)
        self._read_posts(box)
        self._read_cards(box)
        self._read_buildings(box)
        self._read_tiles(box)
        self._read_board(box)
        self._read_markets(box)
        self.sarah = SarahsCards(box)

    # -- effects -------------------------------------------------------------------------------------------------

    def _action(self, record: Record, field: str, text: str) -> tuple[int, int]:
        """The numbers of the halves of an action text; an empty text does nothing."""
        if text not in self.actions:
            try:
                self.actions[text] = self._lexicon.action(text)
            except BadEffect as error:
                raise record.wrong(field, str(error)) from None
        found = self.actions[text]
        numbers = [len(self.halves) + place for place in range(len(found))] + [int(NO_HALF), int(NO_HALF)]
        self.halves += found
        return numbers[0], numbers[1]

    def _single(self, record: Record, field: str) -> int:
        """The half of a field that offers no choice."""
        first, second = self._action(record, field, record.text(field))
        if second != NO_HALF:
            raise record.wrong(field, "cannot be a choice of two")
        return first

    def _amount(self, half: int, word: str) -> int:
        """How much of one kind a half gives."""
        return 0 if half == NO_HALF else self.halves[half].gives(word)

    def _names(self, half: int, word: str) -> bool:
        """Is the word part of a half?"""
        return half != NO_HALF and self.halves[half].names(word)

    # -- the boards ----------------------------------------------------------------------------------------------

    def _read_trail(self, box: Box) -> None:
        spaces = box.ids("trail", TRAIL)
        self.trail_kind: vec[i64] = vec[i64]([TRAIL_KINDS.index(r.text("kind")) for r in spaces])
        ways = [[TRAIL.index(name) for name in r.texts("to")] for r in spaces]
        self.ways: vec[i64] = vec[i64]([to for row in ways for to in (row + [-1] * WAYS)[:WAYS]])
        self.grass: vec[i64] = vec[i64]([int(r.fields.get("grass", False)) for r in spaces])
        self.lock: vec[i64] = vec[i64]([int(r.fields.get("lock", 0)) for r in spaces])
        extras = [self._action(r, "extra", r.fields.get("extra", "")) for r in spaces]
        self.extra: vec[i64] = vec[i64]([half for pair in extras for half in pair])
        self.extra_text: list[str] = [str(r.fields.get("extra", "")) for r in spaces]
        self.building_space: vec[i64] = vec[i64]([TRAIL.index(name) for name in BUILDING_SPACES])
        self.space_of: vec[i64] = vec[i64]([BUILDING_SPACES.index(n) if n in BUILDING_SPACES else -1 for n in TRAIL])
        self.hazard_space: vec[i64] = vec[i64]([TRAIL.index(name) for name in HAZARD_SPACES])
        self.neutral_space: vec[i64] = vec[i64]([TRAIL.index(name) for name in NEUTRAL_SPACES])

    def _read_sea(self, box: Box) -> None:
        waters = box.ids("water", SEA)
        lanes = [(SEA.index(r.text("id")), SEA.index(to)) for r in waters for to in r.texts("to")]
        self.distance: vec[i64] = vec[i64](_distances(len(SEA), lanes))
        harbours = box.ids("harbour", HARBOURS)
        at = [SEA.index(r.text("at")) for r in harbours]
        self.harbour_space: vec[i64] = vec[i64](at)
        self.harbour_at: vec[i64] = vec[i64]([at.index(w) if w in at else -1 for w in range(len(SEA))])
        self.harbour_cost: vec[i64] = vec[i64]([c for r in harbours for c in (r.numbers("costs") + [-1] * 4)[:4]])
        self.harbour_card: vec[i64] = vec[i64]([_gained(r, r.text("card")) for r in harbours])
        self.harbour_vp: vec[i64] = vec[i64]([r.number_of("vp") for r in harbours])
        self.harbour_dark: vec[i64] = vec[i64]([int(r.fields.get("corner", "white") == "dark") for r in harbours])
        self.harbour_last: vec[i64] = vec[i64]([int(r.fields.get("last", False)) for r in harbours])
        arrow = box.records("yellow_arrow")[0]
        self.yellow_arrow: list[int] = [HARBOURS.index(name) for name in arrow.texts("between")]
        self.yellow_vp: i64 = arrow.number_of("vp")

    def _read_posts(self, box: Box) -> None:
        posts = box.ids("post", POSTS)
        self.post_value: vec[i64] = vec[i64]([r.number_of("value") for r in posts])
        self.post_dark: vec[i64] = vec[i64]([int(r.text("corner") == "dark") for r in posts])
        self.post_wool: vec[i64] = vec[i64]([int(r.text("goods") == "wool") for r in posts])
        self.transport: vec[i64] = vec[i64]([r.number_of("transport") for r in posts])
        self.post_vp: vec[i64] = vec[i64]([r.number_of("vp", -99) for r in posts])
        self.post_repeat: vec[i64] = vec[i64]([int(r.get("repeat")) for r in posts])
        halves = [self._action(r, "delivery", ", ".join(r.texts("delivery")))[0] for r in posts]
        self.delivery: vec[i64] = vec[i64](halves)
        self.post_pounds: vec[i64] = vec[i64]([self._amount(half, "pounds") for half in halves])
        opened = {r.text("post"): HARBOURS.index(r.text("id")) for r in box.records("harbour") if "post" in r.fields}
        self.post_harbour: vec[i64] = vec[i64]([opened.get(name, -1) for name in POSTS])
        arrows = box.records("green_arrow")
        self.green_arrows: list[tuple[int, int, int]] = [
            (POSTS.index(r.texts("between")[0]), POSTS.index(r.texts("between")[1]), r.number_of("vp", -99))
            for r in arrows
        ]

    # -- cards ---------------------------------------------------------------------------------------------------

    def _read_cards(self, box: Box) -> None:
        sheep = box.ids("sheep", BREEDS)
        decks = box.ids("deck_card", DECK_CARDS)
        effects = box.ids("bonus_action", EFFECT_CARDS)
        objectives = box.ids("objective", (*OBJECTIVES, *BONUS_OBJECTIVES))
        rest = len(CARDS) - len(sheep)
        self.breeding: vec[i64] = vec[i64]([r.number_of("breeding") for r in sheep] + [0] * rest)
        self.wool: vec[i64] = vec[i64]([r.number_of("wool") for r in sheep] + [0] * rest)
        vps = [r.number_of("vp") for r in (*sheep, *decks, *effects)]
        self.card_vp: vec[i64] = vec[i64](vps + [0] * len(objectives))
        ferries = [0] * len(sheep) + [1, 0, 0] + [int(r.get("ferry")) for r in effects]
        self.is_ferry: vec[i64] = vec[i64](ferries + [0] * len(objectives))
        texts = [(r, "effect", r.text("effect")) for r in (*decks, *effects)]
        texts += [(r, "immediate", r.text("immediate")) for r in objectives]
        halves = [(-1, -1)] * len(sheep) + [self._action(r, field, text) for r, field, text in texts]
        self.card_half: vec[i64] = vec[i64]([half for pair in halves for half in pair])
        self.sheep_count: list[int] = [r.number_of("count") for r in sheep]
        self.supply_count: list[int] = [self.sheep_count[BREEDS.index("romney")]]
        self.supply_count += [r.number_of("count") for r in decks]
        self.needs: list[tuple[int, ...]] = [needs_of([TASKS.index(t) for t in r.texts("tasks")]) for r in objectives]
        self.objective_vp: list[int] = [r.number_of("vp") for r in objectives]
        self.penalty: list[int] = [r.number_of("penalty", -99) for r in objectives]
        sets = sorted(box.records("bonus_set"), key=lambda r: r.number_of("set"))
        self.set_card: list[int] = [CARDS.index(r.text("card")) for r in sets]
        self.set_size: list[int] = [r.number_of("count") for r in sets]

    # -- buildings and tiles -------------------------------------------------------------------------------------

    def _read_buildings(self, box: Box) -> None:
        cells = [int(NO_HALF)] * (int(FACE_COUNT) * int(CELLS) * 2)
        neutrals = box.ids("neutral", NEUTRALS)
        self.flips: vec[i64] = vec[i64]([int(r.get("flips")) for r in neutrals])
        for at, record in enumerate(neutrals):
            self._fill_cells(cells, at, record, "front")
            self._fill_cells(cells, int(BACK_FACE) + at, record, "back")
        privates = box.ids("private", [f"{number}{side}" for number in PRIVATES for side in SIDES])
        for at, record in enumerate(privates):
            self._fill_cells(cells, int(PRIVATE_FACE) + at, record, "actions")
        self.cells: vec[i64] = vec[i64](cells)
        fronts = [r.texts("front") for r in neutrals] + [r.texts("back") for r in neutrals]
        self.face_texts: list[list[str]] = fronts + [r.texts("actions") for r in privates]
        self.craftsmen: vec[i64] = vec[i64]([r.number_of("craftsmen", 1) for r in privates])
        self.building_vp: vec[i64] = vec[i64]([r.number_of("vp") for r in privates])
        self.building_fee: vec[i64] = vec[i64]([fee_for(box, r.texts("hands")) for r in privates])
        self.building_hands: vec[i64] = vec[i64]([len(r.texts("hands")) for r in privates])
        hazards = box.ids("hazard", HAZARDS)
        self.hazard_fee: vec[i64] = vec[i64]([fee_for(box, [r.text("hand")]) for r in hazards])
        self.hazard_vp: vec[i64] = vec[i64]([r.number_of("vp") for r in hazards])
        self.hazard_card: vec[i64] = vec[i64]([SUPPLIES.index(r.text("card")) for r in hazards])
        self.hazard_count: list[int] = [r.number_of("count") for r in hazards]

    def _fill_cells(self, cells: list[int], face: int, record: Record, field: str) -> None:
        for at, text in enumerate(record.texts(field)):
            first, second = self._action(record, field, text)
            cells[(face * int(CELLS) + at) * 2] = first
            cells[(face * int(CELLS) + at) * 2 + 1] = second

    def _read_tiles(self, box: Box) -> None:
        self.worker_tiles: list[int] = [r.number_of("count") for r in box.ids("worker", WORKERS)]
        tiles = box.ids("bonus_tile", BONUS_TILES)
        self.tile_count: list[int] = [r.number_of("count") for r in tiles]
        self.tile_vp: vec[i64] = vec[i64]([r.number_of("vp") for r in tiles])
        self.tile_gold: vec[i64] = vec[i64]([r.number_of("gold") for r in tiles])
        self.tile_pounds: vec[i64] = vec[i64]([r.number_of("pounds") for r in tiles])
        self.tile_swap: vec[i64] = vec[i64]([int(r.text("hand_card") != "") for r in tiles])
        halves = [self._single(r, "gain") for r in tiles]
        self.tile_half: vec[i64] = vec[i64](halves)
        self.tile_certificates: vec[i64] = vec[i64]([self._amount(half, "permanent_certificate") for half in halves])
        self.tile_joker: vec[i64] = vec[i64]([int(self._names(half, "place_worker")) for half in halves])
        self.tile_clears: vec[i64] = vec[i64]([int(self._names(half, "remove_hazard")) for half in halves])
        self.tile_wool: vec[i64] = vec[i64]([self._amount(half, "permanent_wool") for half in halves])
        masters = box.ids("harbour_master", MASTERS)
        self.master_half: vec[i64] = vec[i64]([self._single(r, "now") for r in masters])
        self.master_certificate: vec[i64] = vec[i64]([r.number_of("permanent_certificate") for r in masters])
        self.master_vp: vec[i64] = vec[i64]([r.number_of("vp") for r in masters])
        self.master_per: vec[i64] = vec[i64]([r.number_of("per", 1) for r in masters])
        self.master_of: vec[i64] = vec[i64]([THINGS.index(r.text("of")) for r in masters])

    # -- player board and markets --------------------------------------------------------------------------------

    def _read_board(self, box: Box) -> None:
        discs = box.ids("disc_space", DISCS)
        self.disc_cost: vec[i64] = vec[i64]([r.number_of("cost") for r in discs])
        self.disc_dark: vec[i64] = vec[i64]([int(r.text("corner") == "dark") for r in discs])
        self.disc_pounds: vec[i64] = vec[i64]([r.number_of("pounds") for r in discs])
        self.disc_vp: vec[i64] = vec[i64]([r.number_of("vp") for r in discs])
        white = [only(at) for at, r in enumerate(discs) if r.text("corner") == "white"]
        self.white_discs: i64 = sum(white)
        auxiliary = box.ids("auxiliary", AUXILIARIES)
        masks = [sum(only(at) for at, d in enumerate(discs) if d.text("aux") == r.text("id")) for r in auxiliary]
        self.aux_discs: vec[i64] = vec[i64](masks)
        self.aux_cost: vec[i64] = vec[i64]([n for r in auxiliary for n in _costs(r)])
        halves = [(self._single(r, "single"), self._single(r, "double")) for r in auxiliary]
        self.aux_half: vec[i64] = vec[i64]([half for pair in halves for half in pair])
        slots = [int(NO_HALF)] * (len(WORKERS) * (int(ROW_SIZE) + 1) * 2)
        for record in box.records("worker_slot"):
            at = WORKERS.index(record.text("row")) * (int(ROW_SIZE) + 1) + record.number_of("slot", 2)
            slots[at * 2], slots[at * 2 + 1] = self._action(record, "now", record.text("now"))
        self.slot_half: vec[i64] = vec[i64](slots)
        pairs = box.records("storehouse_pair")
        self.pair_mask: vec[i64] = vec[i64]([sum(only(n - 1) for n in r.numbers("storehouses")) for r in pairs])
        bonuses = [[self._action(r, "now", text)[0] for text in r.texts("now")] + [-1, -1] for r in pairs]
        self.pair_half: vec[i64] = vec[i64]([half for row in bonuses for half in row[:2]])
        self.pair_certificate: vec[i64] = vec[i64]([r.number_of("permanent_certificate") for r in pairs])
        self.pair_vp: vec[i64] = vec[i64]([r.number_of("vp") for r in pairs])
        limit = {r.text("id"): r.number_of("value") for r in box.records("limit")}
        self.hand_limit: i64 = limit["hand_limit"]
        self.certificate_limit: i64 = limit["certificate_limit"]
        self.certificate_limit_open: i64 = limit["certificate_limit_open"]
        self.gold_limit: i64 = limit["gold_limit"]
        self.start_gold: i64 = limit["start_gold"]
        self.fifth_worker_vp: i64 = limit["fifth_worker_vp"]
        self.market_token_vp: i64 = limit["market_token_vp"]
        self.pounds_per_vp: i64 = limit["pounds_per_vp"]
        self.new_building_gold: i64 = limit["new_building_gold"]

    def _read_markets(self, box: Box) -> None:
        self.job_price: vec[i64] = vec[i64]([r.number_of("price") for r in box.records("job_row")])
        rows = box.records("bonus_row")
        self.bonus_price: vec[i64] = vec[i64]([r.number_of("price") for r in rows])
        self.arrow: vec[i64] = vec[i64]([ARROWS.index(r.text("arrow")) if r.text("arrow") else 0 for r in rows])
        lines = box.records("sheep_line")
        self.line_shepherds: vec[i64] = vec[i64]([r.number_of("shepherds", 1) for r in lines])
        self.line_pounds: vec[i64] = vec[i64]([r.number_of("pounds") for r in lines])
        self.line_breeds: vec[i64] = vec[i64]([self._sold(r) for r in lines])
        self.line_cards: vec[i64] = vec[i64]([r.number_of("cards", 1) for r in lines])
        self.line_token: vec[i64] = vec[i64]([r.number_of("token") for r in lines])
        self.stack_gold: vec[i64] = vec[i64]([r.number_of("gold") for r in box.ids("bonus_stack", STACKS)])
        track = box.records("pathfinder")
        self.path_vp: vec[i64] = vec[i64]([r.number_of("vp") for r in track])
        self.path_gold: vec[i64] = vec[i64]([r.number_of("gold") for r in track])
        self.path_choice: vec[i64] = vec[i64]([int(r.get("choice")) for r in track])

    def _sold(self, line: Record) -> int:
        """The breeds a line names, or all of the market that show so many VP (NZ-15.8), as a set."""
        if "showing_vp" in line.fields:
            vp = line.number_of("showing_vp")
            return sum(only(at) for at in range(int(MARKET_BREEDS)) if self.card_vp[MARKET_BREED + at] == vp)
        try:
            return market_breeds(line.texts("breeds"))
        except BadEffect as error:
            raise line.wrong("breeds", str(error)) from None

    def count(self, players: int, field: str) -> int:
        """A number of setup.toml that depends on how many play."""
        return self.box.one("player_count", "players", players).number_of(field)

    def start(self, seat: int, field: str) -> int:
        """What the player who is `seat`-th in turn order begins with."""
        return self.box.one("seat_start", "seat", seat).number_of(field)


def _costs(record: Record) -> list[int]:
    return [record.number_of("cost"), record.number_of("double_cost")]


def _gained(record: Record, card: str) -> int:
    """A card that a harbour gives: the number of a supply or, after those, of a bonus stack."""
    if not card:
        return -1
    if card not in GAINED_CARDS:
        raise record.wrong("card", f"must be one of {', '.join(GAINED_CARDS)}")
    return GAINED_CARDS.index(card)


def _distances(count: int, lanes: list[tuple[int, int]]) -> list[int]:
    """The number of sea steps between all spaces (NZ-17.2)."""
    beside: list[list[int]] = [[] for each in range(count)]
    for one, other in lanes:
        beside[one].append(other)
        beside[other].append(one)
    found: list[int] = []
    for start in range(count):
        steps = [-1] * count
        steps[start] = 0
        queue = [start]
        for here in queue:
            for there in beside[here]:
                if steps[there] < 0:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        if -1 in steps:
            raise BadComponents(f"sea.toml: water {SEA[steps.index(-1)]} cannot be reached from {SEA[start]}")
        found += steps
    return found
