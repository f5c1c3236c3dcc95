import { existsSync, readdirSync } from 'node:fs';
import type { Bot } from '../../../../src/bots/bot.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import type { Options } from '../../../../src/game/options.ts';
import type { PadEntry } from '../../../../src/game/pad.ts';
import type { GameState, Outcome } from '../../../../src/game/play.ts';
import type { Seat } from '../../../../src/game/seat.ts';
import { createRandom } from '../../../../src/random/random.ts';

/** A deal that was played to its end. */
export interface PlayedDeal {
  /** The state before the move that ended it. */
  readonly before: GameState;
  /** The state after that move, not counted yet. */
  readonly closing: GameState;
  /** The next deal, or the end. */
  readonly after: GameState;
}

/** How players of a game write down a deal on the pad. */
export interface PadWriting {
  /** Index of the deal in the match. */
  readonly number: (state: GameState) => number;
  /** The entries, in the first way of entering a round that the pad offers. */
  readonly roundEntry: (deal: PlayedDeal) => PadEntry;
  /** The points by the count at the table. */
  readonly seatGains: (deal: PlayedDeal) => readonly number[];
  /** The dealer or starter that the pad asks for; null if each line is a whole game. */
  readonly firstSeat: (state: GameState) => Seat | null;
}

/** A line of an evening, and the standings at the table after it. */
export interface EveningLine {
  readonly entry: PadEntry;
  readonly totals: readonly number[];
  /** The next dealer or starter; null if there is none, or each line is a whole game. */
  readonly next: Seat | null;
  /** Null until the end, or if each line is a whole game. */
  readonly outcome: Outcome | null;
}

/** All deals of an evening. */
export interface Evening {
  readonly first: Seat;
  readonly lines: readonly EveningLine[];
}

/** Loads how players of a game write down a deal, from the game's `evening.ts`. */
export async function writingOf(id: string): Promise<PadWriting> {
  const file = new URL(`../../../games/${id}/evening.ts`, import.meta.url);
  return ((await import(file.href)) as { padScript: PadWriting }).padScript;
}

/** Ids of the games that have such a file. */
export function gamesWithWriting(): readonly string[] {
  const folder = new URL('../../../games/', import.meta.url);
  return readdirSync(folder).filter((id) => existsSync(new URL(`${id}/evening.ts`, folder)));
}

/** Plays a match between bots and writes down each deal as its players would. */
export function playEvening(game: WholeGame, writing: PadWriting, bot: Bot, options: Options, seed: number): Evening {
  const chance = createRandom(seed);
  let state: GameState = game.play.deal(options, seed);
  const firstSeat = writing.firstSeat(state) ?? 0;
  const lines: EveningLine[] = [];
  let totals: readonly number[] = [];
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const before = state;
    const move = bot(game, game.visibility.view(before, seat), seat, chance);
    state = game.play.play(before, seat, move).state;
    const isOver = game.play.turn(state) === null;
    if (!isOver && writing.number(state) === writing.number(before)) continue;
    const playedDeal = { before, closing: game.play.closing?.(before, seat, move) ?? state, after: state };
    totals = writing.seatGains(playedDeal).map((n, side) => n + (totals[side] ?? 0));
    const nextSeat = writing.firstSeat(state);
    const outcome = nextSeat === null ? null : game.play.outcome(state);
    lines.push({ entry: writing.roundEntry(playedDeal), totals, next: isOver ? null : nextSeat, outcome });
  }
  return { first: firstSeat, lines };
}
