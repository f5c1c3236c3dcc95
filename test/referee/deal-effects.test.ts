import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { OptionSpec, Options } from '../../src/game/options.ts';
import { findDealEffects } from '../../src/referee/deal-effects.ts';

/** What a deal lays on the table, as a house rule may change it. */
interface Deal {
  readonly stock: number;
  /** Open on the table: heaps of cards that count as one. */
  readonly heaps?: readonly (readonly number[])[];
  /** A place that exists only at some tables. */
  readonly extra?: number;
  readonly dice?: number;
  readonly places?: readonly number[];
  readonly scores?: number;
  readonly turn?: number | null;
  /** The seed it was dealt from. */
  readonly seed?: number;
}

function choice(value: number | string | boolean) {
  return { value, label: `${value}!` };
}

const spec = (key: string, values: readonly (number | string | boolean)[], more: Partial<OptionSpec> = {}) =>
  ({ key, title: `The ${key}`, default: values[0], values: values.map(choice), ...more }) as OptionSpec;

const SEATS = spec('seats', [2, 3, 4], { structural: true });
/** A game that deals as it is told. */
function dealer(
  specs: readonly OptionSpec[],
  deal: (options: Options) => Deal,
  checkOptions?: (options: Options) => { key: string; says: string } | null,
) {
  const dealtSeeds: number[] = [];
  const game = {
    options: [SEATS, ...specs],
    ...(checkOptions ? { checkOptions } : {}),
    seats: (options: Options) => options['seats'],
    play: {
      deal: (options: Options, seed: number) => {
        dealtSeeds.push(seed);
        return { ...deal(options), options };
      },
      scores: ({ scores = 2 }: Deal) => new Array(scores).fill(0),
      turn: ({ turn = 0 }: Deal) => turn,
    },
    visibility: { view: (state: Deal) => state },
    table: {
      zones: ({ stock, heaps = [], extra, dice = 0, places = [] }: Deal) => [
        { label: 'Dice', kind: 'sign', items: [], count: dice },
        { label: 'Stock', kind: 'pile', items: [], count: stock },
        { label: 'On the table', kind: 'row', items: heaps.map((cards, i) => ({ id: String(i), cards })) },
        ...(extra === undefined ? [] : [{ label: 'Kitty', kind: 'pile', items: [], count: extra }]),
        ...places.map((count, i) => ({ label: `Place ${i}`, kind: 'pile', items: [], count })),
      ],
    },
  };
  return { game: game as unknown as Game, dealtSeeds };
}

const names = ['you', 'Ann', 'Bert', 'Cleo'];
/** What each other value of the house rule changes in a new deal. */
const effectsOf = (game: Game, one: OptionSpec): [unknown, readonly string[]][] =>
  findDealEffects(game, one, (seat) => names[seat] ?? '').map(({ value, says }) => [value, says]);

const JOKERS = spec('jokers', [2, 0, 1]);

test('a house rule that adds cards says how many each place would have, one or several, in its own words', () => {
  const { game } = dealer([JOKERS], ({ jokers }) => ({
    stock: 50 + Number(jokers),
    heaps: [[1, 2], new Array(Number(jokers)).fill(3)],
  }));
  expect(effectsOf(game, JOKERS)).toEqual([
    [0, ['There would be 50 cards in the stock, not 52.', 'There would be 2 cards on the table, not 4.']],
    [1, ['There would be 51 cards in the stock, not 52.', 'There would be 3 cards on the table, not 4.']],
  ]);
  const single = dealer([JOKERS], ({ jokers }) => ({ stock: jokers === 2 ? 0 : 1 }));
  expect(effectsOf(single.game, JOKERS)[0]).toEqual([0, ['There would be 1 card in the stock, not 0.']]);
});

test('an effect tells both labels of its house rule', () => {
  const { game } = dealer([JOKERS], ({ jokers }) => ({ stock: jokers === 0 ? 1 : 2 }));
  expect(findDealEffects(game, JOKERS, String)).toEqual([
    {
      option: 'jokers',
      title: 'The jokers',
      currentLabel: '2!',
      otherLabel: '0!',
      value: 0,
      says: ['There would be 1 card in the stock, not 2.'],
    },
  ]);
});

test('a value that deals the same cards is left out', () => {
  const { game } = dealer([JOKERS], ({ jokers }) => ({ stock: jokers === 1 ? 9 : 8 }));
  expect(effectsOf(game, JOKERS).map(([value]) => value)).toEqual([1]);
});

test('dice are no cards, and a place that only one of the tables has isn’t compared', () => {
  const { game } = dealer([JOKERS], ({ jokers }) =>
    jokers === 2 ? { stock: 5, dice: 2 } : { stock: 5, dice: 3, extra: 4 },
  );
  expect(effectsOf(game, JOKERS)).toEqual([]);
  const other = dealer([JOKERS], ({ jokers }) => (jokers === 2 ? { stock: 5, extra: 4 } : { stock: 5 }));
  expect(effectsOf(other.game, JOKERS)).toEqual([]);
});

test('partners count together: other scores are told, unless there are other players', () => {
  const partners = spec('partners', [false, true]);
  const pairs = dealer([partners], (options) => ({ stock: 1, scores: options['partners'] ? 2 : 4 }));
  expect(effectsOf(pairs.game, partners)).toEqual([[true, ['There would be 2 scores, not 4.']]]);
  const seats = dealer([], (options) => ({ stock: Number(options['seats']), scores: Number(options['seats']) }));
  expect(effectsOf(seats.game, SEATS)).toEqual([
    [3, ['There would be 3 cards in the stock, not 2.']],
    [4, ['There would be 4 cards in the stock, not 2.']],
  ]);
});

test('who would begin is told only where no card says more', () => {
  const first = spec('first', ['dealer', 'left', 'across', 'nobody', 'same']);
  const deal = ({ first: value }: Options): Deal => {
    if (value === 'left') return { stock: 1, turn: 1 };
    if (value === 'across') return { stock: 2, turn: 1 };
    return { stock: 1, turn: value === 'nobody' ? null : 0 };
  };
  const { game } = dealer([first], deal);
  expect(effectsOf(game, first)).toEqual([
    ['left', ['Ann would begin.']],
    ['across', ['There would be 2 cards in the stock, not 1.']],
  ]);
  const yours = dealer([first], ({ first: value }) => ({ stock: 1, turn: value === 'dealer' ? 1 : 0 }));
  expect(effectsOf(yours.game, first)[0]).toEqual(['left', ['You would begin.']]);
});

test('at most three differences are told', () => {
  const { game } = dealer([JOKERS], ({ jokers }) => ({ stock: Number(jokers), places: new Array(4).fill(jokers) }));
  for (const [, says] of effectsOf(game, JOKERS)) expect(says).toHaveLength(3);
});

test('both deals come from the same shuffle', () => {
  const { game, dealtSeeds } = dealer([JOKERS], ({ jokers }) => ({ stock: Number(jokers) }));
  findDealEffects(game, JOKERS, String);
  expect(new Set(dealtSeeds).size).toBe(1);
});

test('a rule for four players is compared at a table of four', () => {
  const partners = spec('partners', [false, true], { structural: true });
  const deal = ({ seats, partners: isOn }: Options): Deal => ({ stock: 10 * Number(seats) + Number(isOn) });
  const needsFour = ({ seats, partners: isOn }: Options) =>
    isOn && seats !== 4 ? { key: 'partners', says: 'Partners need four players.' } : null;
  const { game } = dealer([partners], deal, needsFour);
  expect(effectsOf(game, partners)).toEqual([[true, ['There would be 41 cards in the stock, not 40.']]]);
  const never = dealer([partners], deal, ({ partners: isOn }) => (isOn ? { key: 'partners', says: 'Never.' } : null));
  expect(effectsOf(never.game, partners)).toEqual([]);
});

test('of a number, the values that tables often agree on are compared', () => {
  const target = spec('target', [60], { values: { min: 1, max: 900, often: [choice(30), choice(120)] } });
  const { game } = dealer([target], (options) => ({ stock: Number(options['target']) }));
  expect(effectsOf(game, target).map(([value]) => value)).toEqual([30, 120]);
});
