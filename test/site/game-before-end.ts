import { greedy } from '../../src/bots/greedy.ts';
import { addTurn, isScored } from '../../src/features/practice/state/state.ts';
import { type Practice, writeRecord } from '../../src/features/saved-games/match-record.ts';
import type { CoachedGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { begin } from '../../src/game/match.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameState } from '../../src/game/play.ts';
import { createRandom } from '../../src/random/random.ts';

/** Whether the last step closes a deal. */
const isDealClosed = (practice: Practice): boolean => isScored(practice, practice.steps.length - 1);

/** Whether the game is over. */
export const isGameOver = ({ game, steps }: Practice): boolean =>
  game.play.turn(steps.at(-1)?.state as GameState) === null;

/** A stored game by Regulars, one move before a deal or the game ends. */
export function gameBeforeEnd(
  game: CoachedGame,
  seed = 5,
  isClosed: (practice: Practice) => boolean = isDealClosed,
): JsonObject {
  const options = defaultOptions(game.options);
  const chance = createRandom(seed);
  const start = { game, match: { options, seed, turns: [] }, strength: 'greedy' as const };
  let practice: Practice = { ...start, steps: [begin(game, options, seed)] };
  for (;;) {
    const state = practice.steps.at(-1)?.state;
    const seat = state ? game.play.turn(state) : null;
    if (!state || seat === null) throw new Error('no deal is ever counted');
    const move = greedy(game, game.visibility.view(state, seat), seat, chance);
    const nextPractice = addTurn(practice, { seat, move });
    if (isClosed(nextPractice)) return writeRecord(practice);
    practice = nextPractice;
  }
}
