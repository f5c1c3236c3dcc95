import { HUMAN } from '../../../../src/features/house-rules/names.ts';
import { type PendingMove, stateOf } from '../../../../src/features/practice/state/state.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { createRandom } from '../../../../src/random/random.ts';
import { ATable, dealt } from './a-table.ts';

/** The referee's response to another player's try, from what the referee can see. */
export type Say = (table: ATable, trying: PendingMove) => void;

export const letBe: Say = (table) => table.send({ type: 'let-be' });
export const refereed = { pace: 'normal', help: 'none', window: 'off', forced: 'mine', slips: 'on' } as const;

/** A game with the player as referee, for a number of turns or until the callback stops it. */
export function sat(
  game: WholeGame,
  seed: number,
  most: number,
  say: Say,
  enough = (_: ATable) => false,
): ATable {
  const table = new ATable();
  const random = createRandom(seed);
  table.settings = refereed;
  table.sit(dealt(game, seed), true);
  for (let i = 0; i < most * 30 && table.turns < most && !enough(table); i++) {
    const { countedStep, pendingMove, others } = table.state;
    const state = stateOf(table.practice);
    const seat = game.play.turn(state);
    table.tempt();
    if (table.state.pendingMove) say(table, table.state.pendingMove);
    else if (countedStep !== null) table.send({ type: 'close-sheet' });
    else if (seat === null) break;
    else if (others === 'waiting') table.send({ type: 'go-on' });
    else if (seat === HUMAN && !pendingMove)
      table.send({ type: 'attempt', move: random.pick(game.play.moves(state, HUMAN)) });
    else {
      table.pass(3000);
      table.answer();
    }
  }
  return table;
}

/** A table with a slip, or with a legal move, waiting for the referee. */
export function lying(game: WholeGame, slip: boolean): ATable {
  for (let seed = 1; seed < 40; seed++) {
    const table = sat(game, seed, 120, letBe, ({ state }) => state.pendingMove?.isSlip === slip);
    if (table.state.pendingMove?.isSlip === slip) return table;
  }
  throw new Error('nothing was tried');
}
