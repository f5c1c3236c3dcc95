import { existsSync, readdirSync } from 'node:fs';
import type { Bot } from '../../../../src/bots/bot.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import type { Options } from '../../../../src/game/options.ts';
import type { PadEntry } from '../../../../src/game/pad.ts';
import type { GameState, Outcome } from '../../../../src/game/play.ts';
import type { Seat } from '../../../../src/game/seat.ts';
import { createRandom } from '../../../../src/random/random.ts';

/** A deal that was played to its end. */
export interface Ended {
  /** Before the move that ended it. */
  readonly before: GameState;
  /** The table as that move left it, not counted yet. */
  readonly closing: GameState;
  /** The next deal, or the end. */
  readonly after: GameState;
}

/** How the people who play a game write down what they played. */
export interface Writing {
  /** Which deal of the match it is. */
  readonly number: (state: GameState) => number;
  /** What they say of it, in the way that the pad asks for first. */
  readonly entry: (ended: Ended) => PadEntry;
  /** What it brought by the count at the table itself. */
  readonly gains: (ended: Ended) => readonly number[];
  /** Who deals or begins, as the pad asks for it; null where each line is a whole game. */
  readonly first: (state: GameState) => Seat | null;
}

/** A line of an evening, and how it stands at the table after it. */
export interface Line {
  readonly entry: PadEntry;
  readonly totals: readonly number[];
  /** Who deals or begins the next one; null where nobody does, or each line is a whole game. */
  readonly next: Seat | null;
  /** Null until it is over, or where each line is a whole game. */
  readonly outcome: Outcome | null;
}

/** Everything that was played in an evening. */
export interface Evening {
  readonly first: Seat;
  readonly lines: readonly Line[];
}

/** What the people of a game write down, by its file. */
export async function writingOf(id: string): Promise<Writing> {
  const file = new URL(`../../../games/${id}/evening.ts`, import.meta.url);
  return ((await import(file.href)) as { writing: Writing }).writing;
}

/** The games whose people write down an evening. */
export function gamesWritten(): readonly string[] {
  const folder = new URL('../../../games/', import.meta.url);
  return readdirSync(folder).filter((id) => existsSync(new URL(`${id}/evening.ts`, folder)));
}

/** Plays a match, and writes down each of its deals as people would. */
export function evening(
  game: WholeGame,
  writing: Writing,
  bot: Bot,
  options: Options,
  seed: number,
): Evening {
  const chance = createRandom(seed);
  let state: GameState = game.play.deal(options, seed);
  const first = writing.first(state) ?? 0;
  const lines: Line[] = [];
  let totals: readonly number[] = [];
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const before = state;
    const move = bot(game, game.visibility.view(before, seat), seat, chance);
    state = game.play.play(before, seat, move).state;
    const over = game.play.turn(state) === null;
    if (!over && writing.number(state) === writing.number(before)) continue;
    const ended = { before, closing: game.play.closing?.(before, seat, move) ?? state, after: state };
    totals = writing.gains(ended).map((n, side) => n + (totals[side] ?? 0));
    const next = writing.first(state);
    const outcome = next === null ? null : game.play.outcome(state);
    lines.push({ entry: writing.entry(ended), totals, next: over ? null : next, outcome });
  }
  return { first, lines };
}
