import { expect, test } from 'vitest';
import { fault, ok } from '../../src/game/fault.ts';
import type { ScoreAnswer } from '../../src/game/notation.ts';
import type { OptionSpec, Options } from '../../src/game/options.ts';
import { findCountEffects } from '../../src/referee/count-effects.ts';

const named = (key: string, values: OptionSpec['values'], more: Partial<OptionSpec> = {}): OptionSpec => ({
  ...{ key, title: `The ${key}`, about: '', rule: '', default: 1, values },
  ...more,
});
const labelled = (...values: readonly number[]) => values.map((value) => ({ value, label: `${value} points` }));
const OPTIONS = [
  named('sweep', labelled(1, 2)),
  named('target', { min: 1, max: 99, often: labelled(11) }),
  named('seats', labelled(1, 2), { structural: true }),
];
const HERE: Options = { sweep: 1, target: 1, seats: 1 };

const effectsOf = (count: (options: Options) => ScoreAnswer | null) =>
  findCountEffects({ options: OPTIONS }, HERE, (options) => {
    const answer = count(options);
    return answer ? ok(answer) : fault('bad-json', '', 'Nothing to count.');
  });

test('a count depends on a house rule that gives the same cards other points', () => {
  const effects = effectsOf(({ sweep }) => ({
    scores: [40, 0],
    lines: [
      { seat: 0, points: Number(sweep), cards: [], says: 'A sweep.', rule: '' },
      { seat: 1, points: 3, cards: [], says: 'Most cards.', rule: '' },
      { seat: 0, points: 5, cards: [], says: 'All clubs.', rule: '' },
    ],
  }));
  expect(effects).toEqual([
    {
      ...{ option: 'sweep', title: 'The sweep', value: 2, currentLabel: '1 points', otherLabel: '2 points' },
      says: ['The points would be 7 to 3, not 6 to 3.'],
    },
  ]);
});

test('a number is compared with its common values, and where the points are the same the first other line is told', () => {
  const lineOf = (says: string) => ({ seat: 0, points: 1, cards: [], says, rule: '' });
  const effects = effectsOf(({ target }) => ({
    lines: target === 11 ? ['Both.', 'Won early.', 'Won first.'].map(lineOf) : ['Both.', 'Goes on.'].map(lineOf),
  }));
  expect(effects.map(({ option, value, says }) => [option, value, says])).toEqual([['target', 11, ['Won early.']]]);
});

test('a house rule that changes the table itself is not compared, nor one under which the cards can’t be counted', () => {
  const line = { seat: 0, points: 1, cards: [], says: 'One.', rule: '' };
  expect(effectsOf(({ seats }) => ({ scores: [Number(seats)], lines: [{ ...line, points: Number(seats) }] }))).toEqual(
    [],
  );
  expect(effectsOf(({ sweep }) => (sweep === 2 ? null : { scores: [1], lines: [line] }))).toEqual([]);
  expect(effectsOf(({ sweep }) => (sweep === 1 ? null : { scores: [1], lines: [line] }))).toEqual([]);
});
