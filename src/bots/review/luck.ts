import { UNKNOWN } from '../../cards/card.ts';
import type { BotEngine } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { createRandom } from '../../random/random.ts';
import { ranked } from '../greedy.ts';
import { measured, SURE } from '../mean.ts';
import { playedOut } from '../search/playout.ts';
import { openTo, type Worlds, worldsOf } from '../search/worlds.ts';
import type { Work } from './decision.ts';

/** Points ahead of the others, of each seat. */
type BySeat = readonly number[];

/** A mean for each seat, and the square of its standard error. */
export interface Luck {
  readonly means: BySeat;
  readonly squares: BySeat;
}

/** A move that was made, and how it left the table. */
export interface Made {
  readonly before: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly after: GameState;
}

/** In so many worlds it is looked for a difference that only chance can make. */
const GLANCES = 3;
/** One move in twelve of a playout is the second best: one way to play a deal tells little of it. */
const WANDERS = 12;

/** Whether luck can be told: every hand is known. */
export const isOpen = (state: GameState): boolean => handsOf(state).every((hand) => !hand.includes(UNKNOWN));

/** The same game, played on in many ways even where nothing is left to chance. */
function wandering(game: BotEngine): BotEngine {
  const { rolloutMove } = game.search;
  return {
    ...game,
    search: {
      ...game.search,
      rolloutMove: (state, seat, random) => {
        const usual = rolloutMove(state, seat, random);
        if (random.below(WANDERS) > 0) return usual;
        return ranked(game, game.visibility.view(state, seat), seat, random)[1] ?? usual;
      },
    },
  };
}

const leadsOf = (game: BotEngine, state: GameState): BySeat =>
  handsOf(state).map((_, seat) => game.search.lead(state, seat));

const exactly = (means: BySeat): Luck => ({ means, squares: means.map(() => 0) });

/** One more than the other. */
const difference = (a: Luck, b: Luck): Luck => ({
  means: a.means.map((mean, seat) => mean - (b.means[seat] ?? 0)),
  squares: a.squares.map((square, seat) => square + (b.squares[seat] ?? 0)),
});

/** Both together. */
export const together = (a: Luck, b: Luck): Luck => ({
  means: a.means.map((mean, seat) => mean + (b.means[seat] ?? 0)),
  squares: a.squares.map((square, seat) => square + (b.squares[seat] ?? 0)),
});

/** The mean of what it comes to in so many worlds. */
function meanOf(worlds: number, comesTo: (n: number) => BySeat): Luck {
  const all = Array.from({ length: worlds }, (_, n) => comesTo(n));
  const seats = (all[0] ?? []).map((_, seat) => measured(all.map((leads) => leads[seat] ?? 0)));
  return { means: seats.map(({ mean }) => mean), squares: seats.map(({ error }) => (error / SURE) ** 2) };
}

/** What a table promises each seat: played on with these hands, whatever is drawn. */
function promise(game: BotEngine, state: GameState, seat: Seat, { worlds, seed }: Work): Luck {
  if (game.play.turn(state) === null) return exactly(leadsOf(game, state));
  const ways = worldsOf(game, openTo(game, state, seat), seat, seed);
  const wanders = wandering(game);
  return meanOf(worlds, (n) => {
    const world = ways(n);
    return leadsOf(game, playedOut(wanders, world.state, createRandom(world.seed)));
  });
}

/** What a move promised each seat before anything was drawn or dealt. */
function promised(game: BotEngine, { before, seat, move }: Made, ways: Worlds, worlds: number): Luck {
  const wanders = wandering(game);
  return meanOf(worlds, (n) => {
    const world = ways(n);
    const after = game.play.play(world.state, seat, move).state;
    const over = game.search.dealOf(after) !== game.search.dealOf(before);
    return leadsOf(game, over ? after : playedOut(wanders, after, createRandom(world.seed)));
  });
}

/** What the first deal gave each seat. */
export function dealt(game: BotEngine, start: GameState, work: Work): Luck {
  const base = exactly(leadsOf(game, start));
  const seat = game.play.turn(start);
  return difference(seat === null ? base : promise(game, start, seat, work), base);
}

/** What was drawn, turned up or dealt after a move gave each seat; null where nothing was. */
export function drawn(game: BotEngine, made: Made, work: Work): Luck | null {
  const { before, seat, move, after } = made;
  const ways = worldsOf(game, openTo(game, before, seat), seat, work.seed);
  const lies = JSON.stringify(openTo(game, after, seat));
  const otherwise = (n: number): boolean =>
    JSON.stringify(openTo(game, game.play.play(ways(n).state, seat, move).state, seat)) !== lies;
  if (!Array.from({ length: GLANCES }, (_, n) => n).some(otherwise)) return null;
  return difference(promise(game, after, seat, work), promised(game, made, ways, work.worlds));
}
