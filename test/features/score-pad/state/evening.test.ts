import { describe, expect, test } from 'vitest';
import { random } from '../../../../src/bots/random.ts';
import { nameAt } from '../../../../src/features/score-pad/state/sheet.ts';
import { computeStanding } from '../../../../src/features/score-pad/state/standing.ts';
import { changedOptions } from '../../../../src/game/options.ts';
import type { PadEntry } from '../../../../src/game/pad.ts';
import { gameById } from '../../../../src/games/index.ts';
import { createRandom } from '../../../../src/random/random.ts';
import { someOptions } from '../../../contract/play-through.ts';
import { scaledCount } from '../../../depth.ts';
import { gamesWithWriting, playEvening, writingOf } from './evening.ts';

describe.each(gamesWithWriting())('an evening of %s', (id) => {
  test('gives the same on the pad as at the table: every line, the next dealer, the end, the winner', async () => {
    const game = gameById(id);
    if (!game) throw new Error(`no game ${id}`);
    const writing = await writingOf(id);
    const chance = createRandom(5);
    for (let n = 0; n < scaledCount(20); n++) {
      const options = someOptions(game, chance);
      const { first, lines } = playEvening(game, writing, random, options, n + 1);
      const names = Array.from({ length: game.seats(options) }, (_, seat) => nameAt(seat));
      const way = game.pad.ways({ options, name: nameAt })[0]?.id ?? '';
      const rounds = lines.map(({ entry }: { entry: PadEntry }) => ({ way, entry, claims: [] }));
      const standing = computeStanding(game, {
        id: '1',
        names,
        options: changedOptions(game.options, options),
        first,
        rounds,
      });
      expect(standing.rounds.map(({ fault }) => fault)).toEqual(lines.map(() => null));
      expect(standing.rounds.map(({ totals }) => totals)).toEqual(lines.map(({ totals }) => totals));
      for (const [i, { next, outcome }] of lines.entries()) {
        const nextRound = standing.rounds[i]?.nextRound;
        if (next !== null) expect(nextRound?.first).toBe(next);
        expect(nextRound?.over?.winners).toEqual(outcome?.winners);
      }
    }
  });
});
