"""Every command, carried out and refused: sitting down, revealing, moving, coming and going."""

from __future__ import annotations

import random

import msgspec
import pytest

from nations.contract import CHANCE
from nations.match.dealer import Seeded
from nations.match.fair import commitment
from nations.match.match import Match
from nations.registry import load
from nations.room import messages
from nations.room.commands import (
    SERVER,
    WATCHER,
    Claim,
    Commit,
    GoOn,
    Hurry,
    Leave,
    Play,
    Put,
    Quit,
    Return,
    Reveal,
    StandIn,
    Undo,
    Who,
)
from nations.room.decide import HANDLERS
from nations.room.desk import HOST_SPEAKS, NOBODY_SPEAKS, SERVER_SPEAKS, Desk, speaker
from nations.room.draft import Draft
from nations.room.records import (
    Annulled,
    Began,
    Dealt,
    Ended,
    Moved,
    Open,
    Person,
    Revealed,
    Seated,
    SeatedBot,
)
from nations.room.refusal import Code
from nations.room.room import OVER, PLAYING, REVEALING, WAITING, Room
from room.tables import (
    GAMES,
    SECRET,
    at_turn,
    check_replay,
    claim,
    commit,
    do,
    game,
    moves_of,
    opened,
    people,
    picture,
    playing,
    refused,
    revealing,
    share,
    step,
    waiting,
    walked,
)

HOST = Who(host=True)


def kinds(room: Room, after: int) -> list[str]:
    return [type(one.record).__name__ for one in room.news[after:]]


# Sitting down


@pytest.mark.parametrize("name", GAMES)
def test_a_claim_fills_the_last_seat_and_shares_are_awaited(name: str) -> None:
    room = waiting(name)
    assert room.phase == WAITING
    after = do(room, *claim(2))
    assert kinds(after, room.seq) == ["Seated", "Committed"]
    assert (after.phase, after.unrevealed) == (REVEALING, (0, 1, 2))
    assert after.seats[2] == Person("Newcomer")


def test_a_claim_of_a_taken_or_missing_seat_is_refused() -> None:
    assert refused(waiting(), *claim(0)).code == Code.CLAIMED
    assert refused(waiting(), *claim(3)).code == Code.BAD


def test_without_shares_the_match_begins_at_the_last_claim() -> None:
    room = opened("dice", (*people(1), Open()))
    after = do(room, SERVER, Claim("c", 1, "B"))
    assert kinds(after, room.seq)[:2] == ["Seated", "Began"]
    assert after.phase == PLAYING
    assert after.news[room.seq + 1].record == Began(room.seq + 1)


def test_who_gives_a_seat_up_while_waiting_takes_the_commitment_along() -> None:
    room = do(waiting(), Who(0), Quit("q"))
    assert room.commits == (None, commit(1), None)
    room = do(room, SERVER, Claim("c", 0, "Another"))
    assert room.commits[0] is None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_alone_begin_at_once(seats: int) -> None:
    room = opened("dice", tuple(SeatedBot("greedy") for _ in range(seats)))
    check_replay(room)
    assert room.phase == PLAYING
    assert room.bot_at_turn == (room.at_turn, "greedy")


# Shares


@pytest.mark.parametrize("name", GAMES)
def test_the_last_share_begins_the_match(name: str) -> None:
    room = revealing(name)
    for seat in (2, 0):
        room = do(room, Who(seat), Reveal(f"r{seat}", share(seat)))
        assert room.phase == REVEALING
    after = do(room, Who(1), Reveal("r1", share(1)))
    assert kinds(after, room.seq)[:2] == ["Revealed", "Began"]
    assert after.phase == PLAYING
    assert after.shares == (share(0), share(1), share(2))


def test_a_share_must_be_the_committed_one_and_is_shown_once() -> None:
    room = revealing()
    assert refused(room, Who(0), Reveal("r", share(1))).code == Code.BAD
    room = do(room, Who(0), Reveal("r", share(0)))
    assert refused(room, Who(0), Reveal("r2", share(0))).key == "no-share-awaited"
    quiet = opened("dice", (*people(1), Open()), commits=True)
    quiet = do(quiet, SERVER, Claim("c", 1, "No share"))
    assert refused(quiet, Who(1), Reveal("r", share(1))).key == "no-share-awaited"


@pytest.mark.parametrize("end", ["\n", "\r\n", " ", "00", "\x00"])
def test_a_share_is_64_hex_digits_and_nothing_after_them(end: str) -> None:
    """A line end after the digits would be in the log and in the key of the dice for ever."""
    raw = msgspec.json.encode({"type": "Reveal", "id": "r", "share": share(0) + end})
    with pytest.raises(msgspec.DecodeError):
        messages.read(raw)


def test_hurry_puts_out_who_owes_a_share_and_all_others_commit_again() -> None:
    room = revealing()
    for seat in (1, 2):
        room = do(room, Who(seat), Reveal(f"r{seat}", share(seat)))
    after = do(room, SERVER, Hurry("h"))
    assert kinds(after, room.seq) == ["Annulled", "Seated"]
    assert after.news[room.seq].record == Annulled(room.seq + 1, (0,))
    assert (after.phase, after.seats[0]) == (WAITING, Open())
    assert (after.commits, after.shares) == ((None,) * 3, (None,) * 3)
    assert [after.share_of(seat) for seat in range(3)] == ["none", "owed", "owed"]
    assert refused(after, Who(1), Reveal("late", share(1))).code == Code.PHASE
    after = do(after, Who(1), Commit("c1", commit(1, 1)))
    assert refused(after, Who(1), Commit("again", commit(0))).key == "no-share-awaited"
    after = do(after, *claim(0, again=1))
    assert after.phase == REVEALING
    assert refused(after, Who(1), Reveal("early", share(1, 1))).key == "no-share-awaited"
    after = do(after, Who(2), Commit("c2", commit(2, 1)))
    for seat in range(3):
        assert after.phase == REVEALING
        after = do(after, Who(seat), Reveal(f"s{seat}", share(seat, 1)))
    assert after.phase == PLAYING
    began = [one.record for one in after.news if isinstance(one.record, Began)]
    assert [one.missing for one in began] == [()]


def test_who_owes_a_commitment_is_put_out_too() -> None:
    room = revealing()
    for seat in (1, 2):
        room = do(room, Who(seat), Reveal(f"r{seat}", share(seat)))
    room = do(do(room, SERVER, Hurry("h")), *claim(0, again=1))
    room = do(room, Who(1), Commit("c1", commit(1, 1)))
    room = do(room, SERVER, Hurry("h2"))
    assert [isinstance(one, Open) for one in room.seats] == [False, False, True]
    assert room.owing == {0, 1}


def test_a_share_that_others_may_have_seen_is_no_share() -> None:
    room = revealing()
    for seat in (1, 2):
        room = do(room, Who(seat), Reveal(f"r{seat}", share(seat)))
    room = do(room, SERVER, Hurry("h"))
    for old in (0, 1, 2):
        assert refused(room, Who(1), Commit("c", commit(old))).key == "no-old-share"
    assert refused(room, *claim(0)).key == "no-old-share"
    assert do(room, Who(1), Commit("c", commit(1, 1))).share_of(1) == "committed"


def test_control_a_match_that_begins_with_a_share_missing_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def begin(draft: Draft, who: Who, command: Hurry) -> None:
        draft.add(Began(draft.now, draft.room.unrevealed))

    monkeypatch.setitem(HANDLERS, Hurry, begin)
    with pytest.raises(AssertionError):
        test_hurry_puts_out_who_owes_a_share_and_all_others_commit_again()


def test_a_bot_may_take_the_place_of_a_person_until_the_first_share_is_known() -> None:
    before = revealing("dice", 2)
    after = do(do(before, HOST, Put("p", 0, SeatedBot("random"))), Who(1), Reveal("r", share(1)))
    assert after.phase == PLAYING
    assert (after.commits[0], after.shares) == (None, (None, share(1)))
    known = do(before, Who(1), Reveal("r", share(1)))
    assert refused(known, HOST, Put("p", 0, SeatedBot("random"))).key == "no-opening"


def test_nobody_new_may_come_between_the_shares() -> None:
    room = revealing()
    assert refused(room, HOST, Put("p", 0, Open())).key == "no-opening"
    assert refused(room, Who(0), Quit("q")).code == Code.PHASE
    assert refused(room, *claim(0)).code == Code.PHASE


# Moves


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_game_replays_to_the_same_room(name: str) -> None:
    room, chosen = playing(name), random.Random(2)
    for _ in range(60):
        if room.phase != PLAYING:
            break
        before, seat = room.seq, at_turn(room)
        text = chosen.choice(moves_of(room))
        room = do(room, Who(seat), Play(f"m{before}", text, before))
        assert room.news[before].record == Moved(before + 1, seat, text)
        assert all(isinstance(one.record, Dealt | Ended) for one in room.news[before + 1 :])


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_ends_with_the_secret(name: str) -> None:
    room = walked(playing(name, 2), 5000)
    assert room.phase == OVER
    assert room.over is not None
    last = room.news[-1].record
    assert isinstance(last, Ended)
    assert commitment(bytes.fromhex(last.secret)) == room.header.commitment
    check_replay(room)
    assert refused(room, Who(0), Play("p", "pass", room.seq)).code == Code.OVER


@pytest.mark.parametrize("name", GAMES)
def test_a_move_is_refused_out_of_turn_stale_unreadable_and_against_the_rules(name: str) -> None:
    room = playing(name)
    seat, text = at_turn(room), moves_of(room)[0]
    other = (seat + 1) % 3
    assert refused(room, Who(other), Play("p", text, room.seq)).code == Code.TURN
    for expect in (0, room.seq - 1, room.seq + 1):
        stale = refused(room, Who(seat), Play("p", text, expect))
        assert (stale.code, stale.values) == (Code.STALE, {"seq": room.seq})
    assert refused(room, Who(seat), Play("p", "no such thing", room.seq)).code == Code.BAD
    later = set(moves_of(walked(room, 5))) - set(moves_of(room))
    for text in sorted(later):
        refusal = refused(room, Who(seat), Play("p", text, room.seq))
        assert refusal.code == Code.ILLEGAL
        assert refusal.rule in load(name).rules("en")
    assert later


def test_a_seat_cannot_play_chance() -> None:
    room = playing("dice")
    drawn = next(one.record for one in room.news if isinstance(one.record, Dealt))
    refusal = refused(room, Who(at_turn(room)), Play("p", drawn.move, room.seq))
    assert refusal.code == Code.ILLEGAL
    assert refusal.rule in load("dice").rules("en")


def test_a_bot_plays_for_its_seat_and_is_named() -> None:
    room = opened("dice", (SeatedBot("greedy"), SeatedBot("random")))
    seat = at_turn(room)
    who = Who(seat, bot="greedy")
    after = do(room, who, Play("b", moves_of(room)[0], room.seq))
    record = after.news[room.seq].record
    assert isinstance(record, Moved)
    assert record.bot == "greedy"


# Coming and going


@pytest.mark.parametrize("make", [waiting, revealing, playing])
def test_leave_and_return(make: type) -> None:
    room: Room = make("dice")
    away = do(room, Who(0), Leave("l", "random"))
    assert away.seats[0] == Person("P0", "random")
    assert 0 not in away.present
    back = do(away, Who(0), Return("r"))
    assert back.seats[0] == Person("P0")
    assert refused(back, Who(0), Return("r2")).key == "no-stand-in"
    assert refused(room, Who(0), Leave("l", "no-such-bot")).code == Code.UNKNOWN


def test_a_bot_that_does_not_play_the_game_gets_no_seat_but_holds_nobody_back() -> None:
    """The toy has no quick judgement, so `greedy` cannot play it."""
    room = waiting("toy")
    assert do(room, Who(0), Leave("l")).seats[0] == Person("P0", "random")
    assert do(room, SERVER, StandIn("s", 0)).seats[0] == Person("P0", "random")
    refusal = refused(room, HOST, Put("p", 1, SeatedBot("greedy")))
    assert refusal.code == Code.UNKNOWN
    assert refusal.values["bots"] == "random"


@pytest.mark.parametrize("name", GAMES)
def test_the_next_own_move_takes_over_from_the_bot(name: str) -> None:
    room = playing(name)
    seat = at_turn(room)
    away = do(room, Who(seat), Leave("l"))
    assert away.bot_at_turn == (seat, "greedy")
    by_bot = do(away, Who(seat, bot="greedy"), Play("b", moves_of(away)[0], away.seq))
    assert by_bot.seats[seat] == Person(f"P{seat}", "greedy")
    by_hand = do(away, Who(seat), Play("p", moves_of(away)[0], away.seq))
    assert kinds(by_hand, away.seq)[:2] == ["Seated", "Moved"]
    assert by_hand.seats[seat] == Person(f"P{seat}")
    assert refused(away, Who(seat), Play("p", "nonsense", away.seq)).code == Code.BAD


def test_a_stand_in_by_host_and_server() -> None:
    for who in (HOST, SERVER):
        room = do(playing(), who, StandIn("s", 1, "random"))
        assert room.seats[1] == Person("P1", "random")
    with_bot = do(do(playing(), Who(1), Quit("q")), HOST, Put("p", 1, SeatedBot("greedy")))
    assert refused(with_bot, HOST, StandIn("s", 1)).key == "no-person"
    assert refused(with_bot, HOST, StandIn("s", 9)).code == Code.BAD
    assert refused(with_bot, HOST, StandIn("s", 0, "nobody")).code == Code.UNKNOWN


def test_the_host_puts_bots_and_opens_seats_and_a_newcomer_goes_on_playing() -> None:
    room = playing("dice", 2, 6)
    seat, shares = at_turn(room), room.shares
    assert refused(room, HOST, Put("p", seat, SeatedBot("random"))).key == "no-putting-out"
    assert refused(room, HOST, Put("p", seat, Open())).key == "no-putting-out"
    room = do(do(room, Who(seat), Quit("q")), HOST, Put("p", seat, SeatedBot("random")))
    assert room.bot_at_turn == (seat, "random")
    room = do(room, HOST, Put("p2", seat, Open()))
    assert (room.phase, room.bot_at_turn) == (PLAYING, None)
    room = do(room, *claim(seat))
    assert kinds(room, room.seq - 1) == ["Seated"]  # a commitment now would come too late
    assert room.shares == shares
    room = do(room, Who(seat), Play("m", moves_of(room)[0], room.seq))
    assert refused(room, HOST, Put("p", 5, Open())).code == Code.BAD
    room = do(room, Who(0), Quit("q0"))
    assert refused(room, HOST, Put("p", 0, SeatedBot("nobody"))).code == Code.UNKNOWN


def test_who_lost_the_seat_while_a_command_waited_has_no_say_on_it() -> None:
    """The host puts a bot on seat 1; what the person there sent before arrives afterwards."""
    room = do(waiting(), HOST, Put("p", 1, SeatedBot("greedy")))
    for command in (Quit("q"), Leave("l"), Return("r"), Play("m", "x", room.seq)):
        assert refused(room, Who(1), command).code == Code.FORBIDDEN
    assert do(room, Who(1, host=True), Put("p2", 1, Open())).seats[1] == Open()


def test_quit_opens_the_seat() -> None:
    room = do(playing(), Who(2), Quit("q"))
    assert room.seats[2] == Open()
    assert room.present == (0, 1)


# The end and after


def test_a_rematch_is_noted_once() -> None:
    room = walked(playing("dice", 2), 5000)
    after = do(room, SERVER, GoOn("g", "match-2"))
    assert after.later == "match-2"
    assert refused(after, SERVER, GoOn("g2", "match-3")).key == "no-second-rematch"
    assert kinds(after, room.seq) == ["Rematched"]


def imported(name: str, length: int) -> tuple[str, ...]:
    """The first moves of a game that was played elsewhere; ends before a seat's decision."""
    rules, chosen = game(name, 2), random.Random(3)
    match = Match(rules, Seeded(9))
    match.deal()
    while len(match.log) < length and match.at_turn is not None:
        turn = match.turn
        match.play(chosen.choice(turn.moves))  # type: ignore[union-attr]
        match.deal()
    return tuple(rules.write_move(entry.move) for entry in match.log)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", GAMES)
def test_an_imported_game_goes_on_with_draws_of_its_own(name: str) -> None:
    moves = imported(name, {"dice": 40, "kark": 8}[name])
    room = opened(name, people(2), moves, commits=True)
    check_replay(room)
    assert (room.phase, len(room.match.log), room.drawn) == (REVEALING, len(moves), {})
    for seat in (0, 1):
        room = do(room, Who(seat), Reveal(f"r{seat}", share(seat)))
    assert room.phase == PLAYING
    room = walked(room, 30)
    check_replay(room)
    assert len(room.match.log) > len(moves)
    counted = {
        one.record.stream: one.record.nth for one in room.news if isinstance(one.record, Dealt)
    }
    assert room.drawn == {stream: nth + 1 for stream, nth in counted.items()}


def test_an_imported_game_that_is_over_is_over() -> None:
    room = opened("dice", people(2), imported("dice", 10**6))
    check_replay(room)
    assert (room.phase, kinds(room, 1)) == (OVER, ["Ended"])


# Ids, and what a desk gives to be stored


def test_ids_belong_to_who_speaks() -> None:
    assert (speaker(Who(2)), speaker(WATCHER)) == (2, NOBODY_SPEAKS)
    assert speaker(Who(0, host=True)) == speaker(HOST) == HOST_SPEAKS
    assert speaker(SERVER) == speaker(Who(1, bot="greedy")) == SERVER_SPEAKS


def test_a_desk_changes_only_when_it_is_told_that_the_change_is_stored() -> None:
    desk = Desk(playing(), SECRET)
    room, before = desk.room, picture(desk.room)
    seat, text = at_turn(room), moves_of(room)[0]
    change = desk.receive(Who(seat), Play("p", text, room.seq), 9)
    assert desk.room is room
    assert picture(room) == before
    assert change.after == room.seq
    assert msgspec.json.decode(change.answer) == {
        "type": "Ack",
        "id": "p",
        "seq": room.seq + len(change.bodies),
    }
    desk.stored(change)
    assert desk.room.seq == change.after + len(change.bodies)


# Counters


@pytest.mark.parametrize("name", GAMES)
def test_draws_are_numbered_without_gaps_or_repeats_through_undo(name: str) -> None:
    room, chosen = playing(name), random.Random(5)
    undone = 0
    for _ in range(80):
        if room.phase != PLAYING:
            break
        seat = at_turn(room)
        room = step(room, chosen=chosen)
        if room.phase == PLAYING and room.match.why_no_undo(seat) is None:
            drawn = dict(room.drawn)
            room = do(room, Who(seat), Undo(f"u{room.seq}", room.seq))
            undone += 1
            assert room.drawn == drawn
    assert undone > 3
    check_counters(room)


def check_counters(room: Room) -> None:
    """Each stream counts 0, 1, 2, … whatever was taken back."""
    due: dict[str, int] = {}
    for one in room.news:
        if isinstance(one.record, Dealt):
            assert one.record.nth == due.get(one.record.stream, 0)
            due[one.record.stream] = one.record.nth + 1
    assert room.drawn == due


def test_the_log_has_the_reveals_as_they_were_sent() -> None:
    room = playing()
    assert [one.record for one in room.news if isinstance(one.record, Revealed)] == [
        Revealed(one.record.at, seat, share(seat))
        for seat, one in enumerate(n for n in room.news if isinstance(n.record, Revealed))
    ]
    assert all(entry.seat == CHANCE for entry in room.match.log)
    assert isinstance(do(room, Who(0), Leave("l")).news[-1].record, Seated)
