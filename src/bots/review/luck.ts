import { UNKNOWN } from '../../cards/card.ts';
import type { BotEngine } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { createRandom } from '../../random/random.ts';
import { rankCandidates } from '../greedy.ts';
import { playOut } from '../search/playout.ts';
import { sampleWorlds, viewWithOpenHands, type WorldSource } from '../search/worlds.ts';
import { estimateMean, Z_95 } from '../statistics.ts';
import type { Sampling } from './decision.ts';

/** Points ahead of the others, of each seat. */
type SeatLeads = readonly number[];

/** A mean for each seat, and the square of its standard error. */
export interface Luck {
  readonly means: SeatLeads;
  readonly squares: SeatLeads;
}

/** A move that was made, and how it left the table. */
export interface MadeMove {
  readonly before: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly after: GameState;
}

/** In so many worlds it is looked for a difference that only chance can make. */
const LUCK_GLANCES = 3;
/** One move in twelve of a playout is the second best: one way to play a deal tells little of it. */
const WANDER_ODDS = 12;

/** Whether luck can be told: every hand is known. */
export const areHandsKnown = (state: GameState): boolean =>
  handsOf(state).every((hand) => !hand.includes(UNKNOWN));

/** The same game, played on in many ways even where nothing is left to chance. */
function withWandering(game: BotEngine): BotEngine {
  const { rolloutMove } = game.search;
  return {
    ...game,
    search: {
      ...game.search,
      rolloutMove: (state, seat, random) => {
        const usual = rolloutMove(state, seat, random);
        if (random.below(WANDER_ODDS) > 0) return usual;
        return rankCandidates(game, game.visibility.view(state, seat), seat, random)[1] ?? usual;
      },
    },
  };
}

const leadsOf = (game: BotEngine, state: GameState): SeatLeads =>
  handsOf(state).map((_, seat) => game.search.lead(state, seat));

const createCertainLuck = (means: SeatLeads): Luck => ({ means, squares: means.map(() => 0) });

/** One more than the other. */
const subtractLuck = (a: Luck, b: Luck): Luck => ({
  means: a.means.map((mean, seat) => mean - (b.means[seat] ?? 0)),
  squares: a.squares.map((square, seat) => square + (b.squares[seat] ?? 0)),
});

/** Both together. */
export const addLuck = (a: Luck, b: Luck): Luck => ({
  means: a.means.map((mean, seat) => mean + (b.means[seat] ?? 0)),
  squares: a.squares.map((square, seat) => square + (b.squares[seat] ?? 0)),
});

/** The mean of what it comes to in so many worlds. */
function sampleLuck(worlds: number, comesTo: (n: number) => SeatLeads): Luck {
  const all = Array.from({ length: worlds }, (_, n) => comesTo(n));
  const seats = (all[0] ?? []).map((_, seat) => estimateMean(all.map((leads) => leads[seat] ?? 0)));
  return { means: seats.map(({ mean }) => mean), squares: seats.map(({ error }) => (error / Z_95) ** 2) };
}

/** What a table promises each seat: played on with these hands, whatever is drawn. */
function estimateTable(game: BotEngine, state: GameState, seat: Seat, { worlds, seed }: Sampling): Luck {
  if (game.play.turn(state) === null) return createCertainLuck(leadsOf(game, state));
  const ways = sampleWorlds(game, viewWithOpenHands(game, state, seat), seat, seed);
  const wanders = withWandering(game);
  return sampleLuck(worlds, (n) => {
    const world = ways(n);
    return leadsOf(game, playOut(wanders, world.state, createRandom(world.seed)));
  });
}

/** What a move promised each seat before anything was drawn or dealt. */
function estimateMove(
  game: BotEngine,
  { before, seat, move }: MadeMove,
  ways: WorldSource,
  worlds: number,
): Luck {
  const wanders = withWandering(game);
  return sampleLuck(worlds, (n) => {
    const world = ways(n);
    const after = game.play.play(world.state, seat, move).state;
    const over = game.search.dealOf(after) !== game.search.dealOf(before);
    return leadsOf(game, over ? after : playOut(wanders, after, createRandom(world.seed)));
  });
}

/** What the first deal gave each seat. */
export function measureDealLuck(game: BotEngine, start: GameState, work: Sampling): Luck {
  const base = createCertainLuck(leadsOf(game, start));
  const seat = game.play.turn(start);
  return subtractLuck(seat === null ? base : estimateTable(game, start, seat, work), base);
}

/** What was drawn, turned up or dealt after a move gave each seat; null where nothing was. */
export function measureDrawLuck(game: BotEngine, made: MadeMove, work: Sampling): Luck | null {
  const { before, seat, move, after } = made;
  const ways = sampleWorlds(game, viewWithOpenHands(game, before, seat), seat, work.seed);
  const lies = JSON.stringify(viewWithOpenHands(game, after, seat));
  const otherwise = (n: number): boolean =>
    JSON.stringify(viewWithOpenHands(game, game.play.play(ways(n).state, seat, move).state, seat)) !== lies;
  if (!Array.from({ length: LUCK_GLANCES }, (_, n) => n).some(otherwise)) return null;
  return subtractLuck(estimateTable(game, after, seat, work), estimateMove(game, made, ways, work.worlds));
}
