"""The program in a real terminal: keys, colours, leaving and coming back."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pexpect

from nations.match.log import read_file

NATIONS = str(Path(sys.executable).parent / "nations")
TIMEOUT = 60


def hear_interrupts() -> None:
    """As a terminal's shell has it; whatever runs these tests may ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A terminal of 50 by 100 in which the program runs."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        kept = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "LANG", "COLUMNS")}
        self.child = pexpect.spawn(
            NATIONS,
            ["play", "dice", "--seed", "1", *arguments],
            cwd=str(folder),
            env={**kept, "TERM": "xterm-256color", **environment},
            dimensions=(50, 100),
            encoding="utf-8",
            timeout=TIMEOUT,
            preexec_fn=hear_interrupts,
        )

    def see(self, *words: str) -> str:
        """Waits for each of the words; returns all that was shown on the way."""
        shown = ""
        for word in words:
            self.child.expect_exact(word)
            shown += self.child.before + self.child.after
        return shown

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def interrupt(self, word: str) -> None:
        """Ctrl-C, as a person presses it: again if nothing has happened.

        Python hears it once the keyboard is waited for, a moment after the prompt is shown.
        """
        for _ in range(6):
            self.child.sendintr()
            if self.child.expect_exact([word, pexpect.TIMEOUT], timeout=TIMEOUT // 6) == 0:
                return
        raise AssertionError(f"Ctrl-C was not heard; seen instead: {self.child.before!r}")

    def end(self) -> int | None:
        self.child.expect(pexpect.EOF)
        self.child.close()
        status: int | None = self.child.exitstatus
        return status


def test_a_game_in_colour_is_left_and_resumed(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--players", "human,random", "--save", "game.json")
    assert "\x1b[" in terminal.see("choose an action or pass.", "Rome> ")
    terminal.type("b1 chit")
    terminal.see("takes Sun Tzu", "Rome> ")
    terminal.type("quit")
    terminal.see("nations play --resume game.json")
    assert terminal.end() == 0

    again = Terminal(tmp_path, "--resume", "game.json")
    again.see(f"after {len(read_file(tmp_path / 'game.json').moves)} moves", "Sun Tzu", "Rome> ")
    again.child.sendeof()
    again.see("kept in game.json")
    assert again.end() == 0


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--players", "human,greedy")
    terminal.see("Rome> ")
    terminal.interrupt("kept in nations-game.json")
    terminal.see("To continue:")
    assert terminal.end() == 0
    assert read_file(tmp_path / "nations-game.json").players == ["human", "greedy"]


def test_colours_can_be_switched_off(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--players", "human,random", NO_COLOR="1")
    shown = terminal.see("Rome> ")
    assert "38;" not in shown
    assert "48;" not in shown
    assert " wF " in shown
    terminal.type("quit")
    terminal.end()


def test_german_in_the_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--players", "human,random", "--lang", "de")
    terminal.see("Rom, wähle eine Aktion oder passe.", "Rom> ")
    terminal.type("zurück")
    terminal.see("zurück geht es nicht mehr", "Rom> ")
    terminal.type("ende")
    terminal.see("So geht es weiter: nations play --resume")
    assert terminal.end() == 0


def test_input_and_output_through_pipes(tmp_path: Path) -> None:
    done = subprocess.run(
        [NATIONS, "play", "dice", "--players", "human,random", "--seed", "1", "--lang", "en"],
        input=b"help\n\xff\xfe\nb1 chit\n",
        capture_output=True,
        cwd=tmp_path,
        timeout=TIMEOUT,
        check=False,
    )
    shown = done.stdout.decode()
    assert done.returncode == 0
    assert "\x1b" not in shown
    assert "takes Sun Tzu" in shown
    assert "kept in nations-game.json" in shown
    assert done.stderr == b""


def test_a_table_that_is_longer_than_the_screen_comes_in_two_pieces(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.see("Rome>")
    terminal.child.setwinsize(24, 80)
    terminal.type("board")
    first = terminal.see("Enter shows the rest of the table")
    assert 20 <= first.count("\n") <= 25
    terminal.type("")
    rest = terminal.see("Rome>")
    assert "choose an action" in rest
    terminal.child.setwinsize(60, 80)
    terminal.type("board")
    assert "Enter shows" not in terminal.see("Rome>"), "there is room for all of it"
    terminal.type("quit")
    terminal.see("It is kept in")
