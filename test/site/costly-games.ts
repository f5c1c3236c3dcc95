import { greedy } from '../../src/bots/greedy.ts';
import { DEFAULT_SAMPLING } from '../../src/bots/review/decision.ts';
import { reviewLine } from '../../src/cli/review.ts';
import type { CoachedGame, WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameMove } from '../../src/game/play.ts';
import { createRandom } from '../../src/random/random.ts';
import { type RecordEntry, writeRecord } from '../../src/referee/record.ts';

/** The record of a game's beginning in which the first seat always makes the move that looks worst. */
function recordOfWorstMoves(game: CoachedGame, turns: number, seed = 5): JsonObject {
  const options = defaultOptions(game.options);
  const chance = createRandom(seed);
  const entries: RecordEntry[] = [];
  let state = game.play.deal(options, seed);
  for (let ownTurns = 0; ownTurns < turns; ) {
    const seat = game.play.turn(state);
    if (seat === null) break;
    const view = game.visibility.view(state, seat);
    const rate = (move: GameMove): number => game.heuristics.rate(view, seat, move);
    const findWorstMove = (): GameMove =>
      game.play.moves(view, seat, 40).reduce((one, other) => (rate(other) < rate(one) ? other : one));
    const move = seat === 0 ? findWorstMove() : greedy(game, view, seat, chance);
    if (seat === 0) ownTurns++;
    entries.push({ seat, move, response: null });
    state = game.play.play(state, seat, move).state;
  }
  return writeRecord({ game, options, names: null, start: { seed }, entries });
}

/** Deals to try: moves that look worst are costly in most of them. */
const MAX_DEALS = 20;

/** Two costly turns of the first seat, by a review of a deal. */
export function recordWithCostlyTurns(game: WholeGame): JsonObject {
  const games = new Map([[game.id, game]]);
  for (let seed = 1; seed <= MAX_DEALS; seed++) {
    const record = recordOfWorstMoves(game, 2, seed);
    const { decisions } = reviewLine(games, JSON.stringify(record), DEFAULT_SAMPLING);
    const judgedDecisions = decisions as readonly { readonly seat: number; readonly flag: string | null }[];
    if (judgedDecisions.some(({ seat, flag }) => seat === 0 && flag !== null)) return record;
  }
  throw new Error(`nothing is dear in ${game.name}`);
}
