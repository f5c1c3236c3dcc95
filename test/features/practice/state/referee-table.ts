import { HUMAN } from '../../../../src/features/house-rules/names.ts';
import { type PendingMove, stateOf } from '../../../../src/features/practice/state/state.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { createRandom } from '../../../../src/random/random.ts';
import { freshGame, TestTable } from './test-table.ts';

/** The referee's response to another player's try, from what the referee can see. */
export type RefereeResponse = (table: TestTable, trying: PendingMove) => void;

export const letTryPass: RefereeResponse = (table) => table.send({ type: 'accept-move' });
export const refereeSettings = {
  pace: 'normal',
  help: 'none',
  window: 'off',
  forced: 'mine',
  slips: 'on',
} as const;

/** A game with the player as referee, for a number of turns or until the callback stops it. */
export function playAsReferee(
  game: WholeGame,
  seed: number,
  maxTurns: number,
  say: RefereeResponse,
  isEnough = (_: TestTable) => false,
): TestTable {
  const table = new TestTable();
  const random = createRandom(seed);
  table.settings = refereeSettings;
  table.sit(freshGame(game, seed), true);
  for (let i = 0; i < maxTurns * 30 && table.turns < maxTurns && !isEnough(table); i++) {
    const { countedStep, pendingMove, botStatus } = table.state;
    const state = stateOf(table.practice);
    const seat = game.play.turn(state);
    table.tempt();
    if (table.state.pendingMove) say(table, table.state.pendingMove);
    else if (countedStep !== null) table.send({ type: 'close-sheet' });
    else if (seat === null) break;
    else if (botStatus === 'waiting') table.send({ type: 'continue-play' });
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
export function tableWithTry(game: WholeGame, isSlip: boolean): TestTable {
  for (let seed = 1; seed < 40; seed++) {
    const table = playAsReferee(game, seed, 120, letTryPass, ({ state }) => state.pendingMove?.isSlip === isSlip);
    if (table.state.pendingMove?.isSlip === isSlip) return table;
  }
  throw new Error('nothing was tried');
}
