import { UNKNOWN } from '../../cards/card.ts';
import type { BotEngine } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { createRandom } from '../../random/random.ts';
import { rankCandidates } from '../greedy.ts';
import { playOut } from '../search/playout.ts';
import { type Sampling, sampleWorlds, viewWithOpenHands, type WorldSource } from '../search/worlds.ts';
import { estimateMean, Z_95 } from '../statistics.ts';

/** Lead in points of each seat. */
type SeatLeads = readonly number[];

/** Mean for each seat and the square of its standard error. */
export interface LeadEstimate {
  readonly means: SeatLeads;
  readonly variances: SeatLeads;
}

/** A played move with the states before and after it. */
export interface MadeMove {
  readonly before: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly after: GameState;
}

/** Number of worlds in which a move is repeated to find out whether chance affected its result. */
const CHANCE_CHECK_WORLDS = 3;
/** One in this many moves of a playout is the second best, for variety: a single line says little about a deal. */
const SECOND_BEST_ONE_IN = 12;

/** Whether all hands are known; luck can't be measured otherwise. */
export const areHandsKnown = (state: GameState): boolean => handsOf(state).every((hand) => !hand.includes(UNKNOWN));

/** Makes rollouts play the second-best move now and then, so that they differ even if no chance is left. */
function withVariedRollouts(game: BotEngine): BotEngine {
  const { rolloutMove } = game.search;
  return {
    ...game,
    search: {
      ...game.search,
      rolloutMove: (state, seat, random) => {
        const usual = rolloutMove(state, seat, random);
        if (random.integerBelow(SECOND_BEST_ONE_IN) > 0) return usual;
        return rankCandidates(game, game.visibility.view(state, seat), seat, random)[1] ?? usual;
      },
    },
  };
}

const leadsOf = (game: BotEngine, state: GameState): SeatLeads =>
  handsOf(state).map((_, seat) => game.search.lead(state, seat));

const createCertainEstimate = (means: SeatLeads): LeadEstimate => ({ means, variances: means.map(() => 0) });

const subtractEstimates = (a: LeadEstimate, b: LeadEstimate): LeadEstimate => ({
  means: a.means.map((mean, seat) => mean - (b.means[seat] ?? 0)),
  variances: a.variances.map((square, seat) => square + (b.variances[seat] ?? 0)),
});

export const addEstimates = (a: LeadEstimate, b: LeadEstimate): LeadEstimate => ({
  means: a.means.map((mean, seat) => mean + (b.means[seat] ?? 0)),
  variances: a.variances.map((square, seat) => square + (b.variances[seat] ?? 0)),
});

/** Averages the leads over this many worlds. */
function sampleEstimate(worlds: number, playWorld: (n: number) => SeatLeads): LeadEstimate {
  const worldLeads = Array.from({ length: worlds }, (_, n) => playWorld(n));
  const seats = (worldLeads[0] ?? []).map((_, seat) => estimateMean(worldLeads.map((leads) => leads[seat] ?? 0)));
  return { means: seats.map(({ mean }) => mean), variances: seats.map(({ error }) => (error / Z_95) ** 2) };
}

/** Estimates the lead of each seat if play continues with these hands. */
function estimateTable(game: BotEngine, state: GameState, seat: Seat, { worlds, seed }: Sampling): LeadEstimate {
  if (game.play.turn(state) === null) return createCertainEstimate(leadsOf(game, state));
  const worldSource = sampleWorlds(game, viewWithOpenHands(game, state, seat), seat, seed);
  const varied = withVariedRollouts(game);
  return sampleEstimate(worlds, (n) => {
    const world = worldSource(n);
    return leadsOf(game, playOut(varied, world.state, createRandom(world.seed)));
  });
}

/** Estimates the lead of each seat after a move, before the cards it draws or deals are known. */
function estimateMove(
  game: BotEngine,
  { before, seat, move }: MadeMove,
  worldSource: WorldSource,
  worlds: number,
): LeadEstimate {
  const varied = withVariedRollouts(game);
  return sampleEstimate(worlds, (n) => {
    const world = worldSource(n);
    const stateAfter = game.play.play(world.state, seat, move).state;
    const isOver = game.search.dealOf(stateAfter) !== game.search.dealOf(before);
    return leadsOf(game, isOver ? stateAfter : playOut(varied, stateAfter, createRandom(world.seed)));
  });
}

/** Returns what the first deal was worth to each seat. */
export function measureDealLuck(game: BotEngine, start: GameState, sampling: Sampling): LeadEstimate {
  const base = createCertainEstimate(leadsOf(game, start));
  const seat = game.play.turn(start);
  return subtractEstimates(seat === null ? base : estimateTable(game, start, seat, sampling), base);
}

/**
 * Returns what the cards drawn, turned up or dealt after a move were worth to each seat, or null if there were none.
 */
export function measureDrawLuck(game: BotEngine, madeMove: MadeMove, sampling: Sampling): LeadEstimate | null {
  const { before, seat, move, after } = madeMove;
  const worldSource = sampleWorlds(game, viewWithOpenHands(game, before, seat), seat, sampling.seed);
  const actual = JSON.stringify(viewWithOpenHands(game, after, seat));
  const isDifferent = (n: number): boolean =>
    JSON.stringify(viewWithOpenHands(game, game.play.play(worldSource(n).state, seat, move).state, seat)) !== actual;
  if (!Array.from({ length: CHANCE_CHECK_WORLDS }, (_, n) => n).some(isDifferent)) return null;
  return subtractEstimates(
    estimateTable(game, after, seat, sampling),
    estimateMove(game, madeMove, worldSource, sampling.worlds),
  );
}
