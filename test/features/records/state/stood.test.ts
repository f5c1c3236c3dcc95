import { expect, test } from 'vitest';
import { UNKNOWN } from '../../../../src/cards/card.ts';
import { settleStoodTry } from '../../../../src/features/records/state/writing/table-edits.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import { games } from '../../../../src/games/index.ts';
import { playThrough } from '../../../contract/play-through.ts';

/** Number of tries that are tested at each decision. */
const MAX_TRIES = 100;
/** Every n-th decision of the game is tested. */
const DECISION_STEP = 9;

test.each(games.map((game) => [game.name, game] as const))(
  '%s: a try that was left standing puts no unseen card on the table',
  (_, game) => {
    const options = defaultOptions(game.options);
    const unseen = (state: Parameters<typeof game.play.cards>[0]): number =>
      game.play.cards(state).filter((card) => card === UNKNOWN).length;
    const record = { game, options, names: null, start: { seed: 5 }, entries: [] };
    const moments = [...playThrough(game, options, 5)].slice(0, 40).filter((_d, i) => i % DECISION_STEP === 0);
    let carried = 0;
    for (const { state, seat } of moments) {
      for (const move of Iterator.from(game.play.tries(state, seat)).take(MAX_TRIES)) {
        const stood = settleStoodTry(record, state, { seat, move });
        expect(stood && unseen(stood.state), JSON.stringify(move)).toBe(unseen(state));
        carried += JSON.stringify(stood?.position) === JSON.stringify(game.notation.position.write(state)) ? 0 : 1;
      }
    }
    expect(carried).toBeGreaterThan(moments.length);
  },
);
