import { expect, test } from 'vitest';
import type { Sheet, WrittenRound } from '../../../src/features/score-pad/state/sheet.ts';
import { computeStanding, isWritable } from '../../../src/features/score-pad/state/standing.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { readAmounts } from '../../../src/game/pad-entry.ts';
import { game } from '../../../src/games/broom/index.ts';
import type { BroomOptions } from '../../../src/games/broom/options.ts';

const DEFAULT_OPTIONS = defaultOptions(game.options) as BroomOptions;
const points = (...points: string[]): WrittenRound => ({ way: 'points', entry: { points }, claims: [] });
const sheet = (rounds: readonly WrittenRound[], extraFields: Partial<Sheet> = {}): Sheet => ({
  id: '1',
  names: ['Ann', 'Bert'],
  options: {},
  first: 0,
  rounds,
  ...extraFields,
});

test('one number is enough for two players: the other has the rest of the 39 points', () => {
  const { rounds, totals } = computeStanding(game, sheet([points('24', ''), points('', '10+15-8')]));
  expect(rounds.map(({ gains }) => gains)).toEqual([
    [24, 15],
    [22, 17],
  ]);
  expect(totals).toEqual([46, 32]);
});

test('a session that doesn’t add up is reported, and written down all the same', () => {
  const { rounds, totals } = computeStanding(game, sheet([points('24', '17'), points('20', '15')]));
  expect(rounds.map(({ doubts }) => doubts[0]?.says)).toEqual([
    'That makes 41 points: a session holds only 39.',
    'That makes 35 of the 39 points in a session: 4 points went to nobody.',
  ]);
  expect(totals).toEqual([44, 32]);
});

const SPADE_CODES = ['2S', '3S', '5S', '6S', '7S', '8S', '10S', 'JS', 'QS', 'KS'];
const countedRound: WrittenRound = {
  way: 'cards',
  entry: {
    took: [
      ['J20', '10D', 'AS', '4S', '9S'],
      ['J15', 'J11', ...SPADE_CODES],
    ],
    cards: ['30', ''],
  },
  claims: ['17', '24'],
};

test('the judge counts cards line by line against the claims', () => {
  const [round] = computeStanding(game, sheet([countedRound])).rounds;
  // Ann: 10 + 2 + three spades + most cards; Bert: 5 + 3 + Schnapps 2 + ten spades + most spades.
  expect(round?.gains).toEqual([17, 22]);
  expect(round?.claims).toEqual([
    { claimed: 17, counted: 17 },
    { claimed: 24, counted: 22 },
  ]);
  expect(round?.lines.map(({ seat, rule, points: n }) => [seat, rule.rule.split('/')[1], n])).toEqual([
    [0, 'score-joker-20', 10],
    [1, 'score-joker-15', 5],
    [1, 'score-joker-11', 3],
    [0, 'score-carousel', 2],
    [1, 'score-schnapps', 2],
    [0, 'score-each', 3],
    [1, 'score-each', 10],
    [1, 'score-most-spades', 2],
    [0, 'score-most-cards', 2],
  ]);
});

test('cards that no player has, and a pile smaller than its cards, are reported', () => {
  const entry = { took: [['J20'], ['J15', 'J11', ...SPADE_CODES]], cards: ['28', '20'] };
  const [cardsMissing, pileTooSmall] = computeStanding(
    game,
    sheet([
      { ...countedRound, entry },
      { ...countedRound, entry: { ...entry, cards: ['51', '5'] } },
    ]),
  ).rounds;
  expect(cardsMissing?.doubts.map(({ says }) => says)).toEqual([
    'No pile has 10♦, A♠, 4♠ and 9♠.',
    'That makes 48 cards, 8 fewer than the pack of 56.',
  ]);
  expect(pileTooSmall?.fault?.says).toBe('Bert has 12 of these cards, more than the 5 counted in that pile.');
});

test('where aces count a session holds 30 points', () => {
  const { rounds } = computeStanding(game, sheet([points('20', '')], { options: { point: 'ace' } }));
  expect(rounds[0]?.gains).toEqual([20, 10]);
});

test('the deal moves on, and the target ends the game unless the lead is shared', () => {
  const names = ['Ann', 'Bert', 'Cleo', 'Dora'];
  const options = { seats: 4, partners: true, target: 40 };
  const one = computeStanding(game, sheet([points('20', '19')], { names, options, first: 2 }));
  expect(one.sides).toEqual(['Ann and Cleo', 'Bert and Dora']);
  expect(one.nextRound.says).toBe('Dora deals, Ann begins.');
  const level = computeStanding(game, sheet([points('20', '19'), points('20', '21')], { names, options }));
  expect(level).toMatchObject({ totals: [40, 40], endedAt: null });
  expect(level.nextRound).toMatchObject({
    says: 'The highest total, 40 points, is shared: another session is played. Cleo deals, Dora begins.',
    rule: 'broom/target',
  });
  const finishedStanding = computeStanding(
    game,
    sheet([points('20', '19'), points('19', '20'), points('20', '')], { names, options }),
  );
  expect(finishedStanding).toMatchObject({ totals: [59, 58], endedAt: 2 });
  expect(finishedStanding.rounds[2]?.nextRound.over).toEqual({ winners: [0], rule: 'broom/target' });
});

test('a side has at most the points of a session, at most the cards of the pack, and no negative numbers', () => {
  const faultText = (round: WrittenRound, options = {}) =>
    computeStanding(game, sheet([round], { options })).rounds[0]?.fault?.says;
  expect([faultText(points('39', '')), faultText(points('0', ''))]).toEqual([undefined, undefined]);
  expect(faultText(points('40', ''))).toBe('Ann: “40” can’t be, a session holds 39 points.');
  expect(faultText(points('', '31'), { point: 'ace' })).toBe('Bert: “31” can’t be, a session holds 30 points.');
  expect(faultText(points('−3', '12'))).toBe('Ann: “−3” can’t be, it is less than zero.');
  const cards = { ...countedRound, entry: { ...countedRound.entry, cards: ['57', ''] } };
  expect(faultText(cards)).toBe('Ann: “57” can’t be, the pack has 56 cards.');
});

test('points that can’t be read are never the rest, and never claimed', () => {
  const [way] = game.pad.ways({ options: DEFAULT_OPTIONS, name: (seat) => ['Ann', 'Bert'][seat] ?? '' });
  const [field] = way?.fields ?? [];
  if (field?.kind !== 'amounts') throw new RangeError('points are amounts');
  expect(readAmounts({ points: ['1.5', '3'] }, field)).toEqual([null, 3]);
});

test('a side’s claim is read, or refused where it was typed: the points are counted all the same', () => {
  const [round] = computeStanding(game, sheet([{ ...countedRound, claims: ['1.5', '24'] }])).rounds;
  expect(round?.claims).toEqual([{ problem: 'Ann: “1.5” isn’t a whole number.' }, { claimed: 24, counted: 22 }]);
  expect(round?.gains).toEqual([17, 22]);
  expect([
    isWritable(round ?? null),
    isWritable(computeStanding(game, sheet([countedRound])).rounds[0] ?? null),
  ]).toEqual([false, true]);
});

test('a shared total below the target isn’t mentioned', () => {
  expect(computeStanding(game, sheet([points('20', '19'), points('19', '')])).nextRound.says).toBe(
    'Ann deals, Bert begins.',
  );
});

test('you have, Ann has, and two partners have too many cards for their pile', () => {
  const entry = { ...countedRound.entry, cards: ['51', '5'] };
  const faultText = (names: readonly string[], options = {}) =>
    computeStanding(game, sheet([{ ...countedRound, entry }], { names, options })).rounds[0]?.fault?.says;
  expect(faultText(['Ann', 'you'])).toBe('You have 12 of these cards, more than the 5 counted in that pile.');
  expect(faultText(['Ann', 'Bert', 'Cleo', 'Dora'], { seats: 4, partners: true })).toBe(
    'Bert and Dora have 12 of these cards, more than the 5 counted in that pile.',
  );
});
