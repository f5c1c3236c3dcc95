import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game } from '../../../src/games/lucky-number/index.ts';
import type { LuckyOptions } from '../../../src/games/lucky-number/options.ts';

/** “What is owed?”, as the desk answers it. */

const usual = defaultOptions(game.options) as LuckyOptions;
const sum: LuckyOptions = { ...usual, comboPenalty: 'sum' };
const [form] = game.desk.counts;

function owed(entry: Record<string, unknown>, options = usual): readonly string[] {
  const answer = form?.count?.(entry as never, options, String);
  if (!answer?.ok) throw new Error('nothing is counted');
  return answer.value.lines.map(({ points, rule, says }) => `${points} ${rule}: ${says}`);
}

test.each([
  [[], []],
  [
    ['AS', '2H', 'X'],
    [
      '3 lucky-number/owe-ace: A♠ adds 3 cards.',
      '0 lucky-number/two-passes-on: 2♥ passes the debt on and adds no cards.',
      '3 lucky-number/owe-ace: the joker adds 3 cards.',
      '0 lucky-number/owe-ace: 6 cards owed in all.',
    ],
  ],
  [
    ['AD', '9H'],
    [
      '3 lucky-number/owe-ace: A♦ adds 3 cards.',
      '0 lucky-number/answer-chain: 9♥ isn’t an answer: only a 2, an ace or a joker is.',
      '0 lucky-number/owe-ace: 3 cards owed in all.',
    ],
  ],
  [['2H'], ['0 lucky-number/two-passes-on: 2♥ passes the debt on and adds no cards.']],
])('after the cards %j', (chain, lines) => {
  expect(owed({ chain })).toEqual(lines);
});

const thrown = (dice: string): string => `0 lucky-number/owe-dice: ${dice} thrown, and the sum is drawn.`;
test.each([
  [usual, { latest: 4 }, [thrown('4 dice are')]],
  [usual, { latest: 4, before: 3 }, [thrown('4 dice are')]],
  [sum, { latest: 4, before: 3 }, [thrown('7 dice are')]],
  [sum, { before: 3 }, [thrown('3 dice are')]],
  [usual, { latest: 1 }, [thrown('1 die is')]],
  [usual, { latest: 0 }, []],
  [sum, { latest: 'four', before: 'three' }, []],
])('dice, by the house rule: $comboPenalty', (options, entry, lines) => {
  expect(owed(entry, options)).toEqual(lines);
});

test('combinations answered are asked for only where all of them count', () => {
  const labels = (options: LuckyOptions) => form?.places(options, String).map(({ label }) => label);
  const asked = ['Cards laid one on another', 'Cards in the last combination'];
  expect(labels(usual)).toEqual(asked);
  expect(labels(sum)).toEqual([...asked, 'Cards in the combinations it answered']);
  expect(form?.places(sum, String).filter(({ rare }) => rare)).toEqual([]);
  expect(form?.places(sum, String).map(({ paths }) => paths)).toEqual([['chain'], ['latest'], ['before']]);
  expect([form?.label, form?.sides(usual, String)]).toEqual(['What is owed?', []]);
});
