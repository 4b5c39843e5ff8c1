"""Whole plays through real mouse and keyboard events on the board."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from desktop_app.board.glow import Glow
from desktop_app.games.white_castle.scene import spots
from desktop_app.kit.gestures import Gesture, button
from desktop_app.table.game_page import GamePage
from engine.games.white_castle.actions import Perform
from engine.games.white_castle.components import Colour, Deed, End, Resource
from engine.games.white_castle.content import PARTS, ROOMS, TILE_COLOUR
from engine.games.white_castle.dice import TakeDie
from engine.games.white_castle.rewards import SplitResources
from engine.games.white_castle.state import WhiteCastle
from tests.desktop_app.hands import click, do, drag
from tests.desktop_app.whole_plays import Dealer, by_keyboard

MOST_DECISIONS = 600


def gestures(page: GamePage) -> list[Gesture]:
    """Return everything the hands can do now."""
    reach = page.scene.reach
    found = [button(str(path[0])) for path in reach.buttons]
    for source in reach.sources:
        found += [Gesture(source, target) for target in reach.targets(source)]
        if reach.paths(Gesture(source)):
            found.append(Gesture(source))
    return found


def play_out(page: GamePage, seed: int, make: Callable[[GamePage, Gesture], None]) -> int:
    """Make gestures by chance for every seat until the game is over; return how many."""
    chance = Random(seed)
    for made in range(MOST_DECISIONS):
        if page.session.view.is_over:
            return made
        before = page.session.moves_played
        choice = chance.choice(gestures(page))
        make(page, choice)
        assert page.session.moves_played > before, choice
    raise AssertionError("the game does not end")


def test_two_players_play_a_whole_game_with_the_mouse(deal: Dealer) -> None:
    page = deal("human", "human")
    assert play_out(page, 1, do) >= 2 + 18  # two pairs, eighteen turns
    assert page.sheet.isVisible()


def test_one_player_plays_a_whole_solo_game_with_the_mouse(deal: Dealer) -> None:
    page = deal("human")
    assert play_out(page, 2, do) >= 9
    assert page.sheet.isVisible()
    assert page.sheet.table.columnCount() == 2


def test_four_players_play_a_whole_game_with_the_mouse(deal: Dealer) -> None:
    page = deal("human", "human", "human", "human")
    assert play_out(page, 3, do) >= 4 + 36


def test_two_players_play_a_whole_game_by_keyboard_alone(deal: Dealer) -> None:
    assert play_out(deal("human", "human"), 4, by_keyboard) >= 2 + 18


def test_a_solo_game_can_be_played_by_keyboard_alone(deal: Dealer) -> None:
    assert play_out(deal("human"), 5, by_keyboard) >= 9


def begin(page: GamePage) -> None:
    """Let both players take their starting pairs, and choose what they may."""
    while not isinstance(page.session.view.next_choice, TakeDie):
        do(page, gestures(page)[0])


def test_the_coin_difference_is_written_on_every_glowing_space(deal: Dealer) -> None:
    page = deal("human", "human")
    begin(page)
    source = spots.bridge(Colour.RED, End.RIGHT)
    click(page, source)
    targets = page.scene.lights.lit(Glow.TARGET)
    notes = page.scene.lights.notes
    assert spots.WELL in targets
    assert len(notes) == len(targets)
    assert {note.icon for note in notes} == {Resource.COIN.value}


def test_a_die_of_the_wrong_colour_is_refused_with_figures_and_rule(deal: Dealer) -> None:
    page = deal("human", "human")
    begin(page)
    seat = page.session.decider
    assert seat is not None
    drag(page, spots.bridge(Colour.RED, End.RIGHT), spots.row_space(seat, Colour.WHITE))
    said = page.hands.bubble.text()
    assert "only dice of its own colour: white" in said
    assert "WC-61" in said


def test_a_die_without_a_tile_of_its_colour_is_refused_in_a_room(
    deal: Dealer,
) -> None:
    page = deal("human", "human")
    begin(page)
    view = page.session.view
    assert isinstance(view, WhiteCastle)
    room, colour = next(
        (number, colour)
        for number, tiles in enumerate(view.tiles)
        for colour in Colour
        if colour not in {TILE_COLOUR[tile] for tile in tiles}
    )
    somewhere = (spots.space(ROOMS[room]), spots.part(PARTS[view.cards[room]][0]))
    for spot in somewhere:  # on the die space or on the card: it is the room that refuses
        drag(page, spots.bridge(colour, End.RIGHT), spot)
        assert "A room needs a tile of the die's colour" in page.hands.bubble.text()
        assert "WC-51" in page.hands.bubble.text()
        page.put_back()


def test_the_middle_of_a_bridge_is_refused(deal: Dealer) -> None:
    page = deal("human", "human")
    begin(page)
    drag(page, spots.bridge(Colour.BLACK, End.MIDDLE), spots.WELL)
    assert "ends of a bridge" in page.hands.bubble.text()


def test_a_figure_cannot_leave_while_a_die_is_asked_for(deal: Dealer) -> None:
    page = deal("human", "human")
    begin(page)
    seat = page.session.decider
    assert seat is not None
    drag(page, spots.figure(seat, Deed.WARRIOR), spots.yard("yard_1"))
    assert page.hands.bubble.text()


def test_a_click_on_a_small_domain_enlarges_it(deal: Dealer) -> None:
    page = deal("human", "human")
    begin(page)
    other = 1 - page.session.watcher
    small = page.scene.place(spots.domain(other)).place.box
    click(page, spots.domain(other))
    assert page.scene.place(spots.domain(other)).place.box.w > small.w
    assert page.scene.place(spots.domain(page.session.watcher)).place.box == small
    click(page, spots.domain(page.session.watcher))
    assert page.scene.place(spots.domain(other)).place.box == small


def test_resources_of_choice_are_split_by_clicks_on_the_tracks(deal: Dealer) -> None:
    """WC-82: one at a time, by a click or by dropping the gift; all at once is asked about."""
    page = deal("human", "human", seed=1)
    chance = Random(1)
    while not isinstance(choice := page.session.view.next_choice, SplitResources):
        do(page, chance.choice(gestures(page)))
    seat = page.session.decider
    assert seat is not None
    view = page.session.view
    assert isinstance(view, WhiteCastle)
    asked, before = choice.amount, view.domains[seat].copy()
    for resource in (Resource.FOOD, Resource.IRON, Resource.PEARL):
        for source, target in (
            (spots.stock(seat, resource), None),
            (spots.GIFT, spots.stock(seat, resource)),
        ):
            assert len(page.scene.reach.paths(Gesture(source, target))) == 1, "nothing is asked"
    assert len(page.scene.reach.paths(Gesture(spots.GIFT))) > 1
    free = next(r for r in (Resource.PEARL, Resource.IRON, Resource.FOOD) if before.stock(r) < 7)
    do(page, Gesture(spots.stock(seat, free)))
    after = page.session.view
    assert isinstance(after, WhiteCastle)
    assert after.domains[seat].stock(free) >= before.stock(free) + 1
    assert asked > 1
    if isinstance(rest := after.next_choice, SplitResources):
        assert rest.amount == asked - 1


def test_a_die_lights_the_tiles_of_its_colour(deal: Dealer) -> None:
    page = deal("human", "human")
    begin(page)
    view = page.session.view
    assert isinstance(view, WhiteCastle)
    page.scene.hovered.emit(page.scene.place(spots.bridge(Colour.RED, End.LEFT)))
    red = {spots.tile(t) for tiles in view.tiles for t in tiles if TILE_COLOUR[t] is Colour.RED}
    assert red < set(page.scene.lights.lit(Glow.RELATED))


def before_the_walls(deal: Dealer) -> GamePage:
    """Return a play in which a gardener may go out or a courtier act, as the player likes."""
    for seed in range(20):
        page = deal("human", "human", seed=seed)
        begin(page)
        for bridge in Colour:
            drag(page, spots.bridge(bridge, End.RIGHT), spots.before_walls("outside_left"))
            if isinstance(page.session.view.next_choice, Perform):
                return page
    raise AssertionError("nobody can afford it")


def test_a_figure_can_be_taken_without_a_click_on_its_action(deal: Dealer) -> None:
    page = before_the_walls(deal)
    gardener = spots.figure(page.session.watcher, Deed.GARDENER)
    garden = page.scene.reach.targets(gardener)[0]
    before = page.session.moves_played
    drag(page, gardener, garden)
    assert page.session.moves_played == before + 2
    assert spots.figure(page.session.watcher, Deed.GARDENER) not in page.scene.reach.sources


def test_what_a_figure_cannot_do_is_refused_though_its_action_was_not_clicked(
    deal: Dealer,
) -> None:
    page = before_the_walls(deal)
    gardener = spots.figure(page.session.watcher, Deed.GARDENER)
    gardens = [spot for spot in page.scene.spots if spot.kind == "garden"]
    dear = [spot for spot in gardens if spot not in page.scene.reach.targets(gardener)]
    drag(page, gardener, dear[0])
    assert "food" in page.hands.bubble.text()
