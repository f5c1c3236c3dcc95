import { describe, expect, test } from 'vitest';
import { setPlace } from '../../../src/features/desk/state/draft.ts';
import type { CardPlace } from '../../../src/game/desk.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { choicesOf, deskPlace, deskPlaces, gameOf } from '../../features/desk/desk-draft.ts';
import { bidsOfDeclarer } from './ask.ts';

const id = 'pokex';
const WILD = { wildRank: true };
const place = (one: string, options = {}) => deskPlace(id, one, options);
const { desk, options: rules } = gameOf(id);
const [DEAL, HANDS] = desk.counts;
/** You have bid three, and all others have passed. */
const bidThree: JsonObject = { phase: 'play', ...bidsOfDeclarer(0, 3) };
const lay = (seat: number, ...cards: readonly string[]) => ({ seat, cards });

test('the desk asks for your hand, the bids and this trick; the rest rarely matters', () => {
  const labels = (isRare: boolean, options = {}) =>
    deskPlaces(id, options)
      .filter(({ rare = false }) => rare === isRare)
      .map(({ label }) => label);
  const trick = ['The leader', 'Laid first', 'Laid second', 'Laid third', 'The row in the centre'];
  expect(labels(false)).toEqual(['Your hand', 'The bids', ...trick]);
  expect(labels(false, WILD)).toEqual(['Your hand', 'The bids', 'Wild rank', ...trick]);
  expect(labels(true)).toEqual([
    'The game is',
    'Dealer',
    'Tricks played',
    'You and Bert: tricks won',
    'Ann and Cleo: tricks won',
    'The centre card of this trick',
    'Ann’s hand',
    'Bert’s hand',
    'Cleo’s hand',
    'You and Bert: cards won',
    'Ann and Cleo: cards won',
    'Tied tricks neither side won',
    'You and Bert: points',
    'Ann and Cleo: points',
    'Deal',
    'Whose turn',
    'Declarer',
    'The bid',
  ]);
});

test('whoever leads, the tricks that were won stay as they are, fewer than played only if ties are nobody’s', () => {
  const tricksLed = (tricks: readonly number[], options = {}) =>
    setPlace(place('leader', { lead: 'winner', ...options }), { ...bidThree, played: 4, tricks }, 2)['tricks'];
  expect(tricksLed([3, 1])).toEqual([3, 1]);
  expect(tricksLed([2, 1])).toEqual([4, 0]);
  expect(tricksLed([2, 1], { tie: 'nobody' })).toEqual([2, 1]);
  expect(tricksLed([4, 1], { tie: 'nobody' })).toEqual([4, 0]);
});

test('what can be chosen or entered', () => {
  const seats = ['You: 0', 'Ann: 1', 'Bert: 2', 'Cleo: 3'];
  expect(choicesOf(place('leader'))).toEqual(seats);
  expect(choicesOf(place('turn'))).toEqual(['Worked out: null', ...seats]);
  expect(choicesOf(place('bid'))).toEqual(['Worked out: null', '1: 1', '2: 2', '3: 3', '4: 4', '5: 5', '6: 6']);
  expect(choicesOf(place('over'))).toEqual(['still on: null', 'over: "over"']);
  expect(choicesOf(place('wild', WILD))).toHaveLength(14);
  expect(choicesOf(place('wild', WILD))[0]).toBe('None yet: null');
  expect(place('score-0')).toMatchObject({ min: -999, max: 999 });
  expect(place('played')).toMatchObject({ min: 0, max: 6 });
  expect(place('deal')).toMatchObject({ min: 1, max: 999 });
});

test.each([
  ['bids', 'what was bid'],
  ['leader', 'who led this trick'],
  ['lay-0', 'what was laid in this trick'],
])('a ruling may depend on %s: “%s”', (one, needs) => {
  expect(place(one).needs).toBe(needs);
  expect(place('wild', WILD).needs).toBe('whether a rank was named');
});

test('how the cards lie', () => {
  expect(place('hand-0')).toMatchObject({ maxCards: 12, placeholder: 'Cards not shown' });
  expect((place('hand-0') as CardPlace).read({ hands: [['12?'], [], [], []] })).toBeUndefined();
  expect((place('hand-0') as CardPlace).read({ hands: [['9C', '11?'], [], [], []] })).toEqual(['9C', '11?']);
  expect(place('current')).toMatchObject({ emptyLabel: 'Not taken yet' });
  expect(place('lay-0')).toMatchObject({ maxCards: 2, unseen: false, emptyLabel: 'Nothing yet' });
  const row = deskPlaces(id).find(({ label }) => label === 'The row in the centre');
  expect(row).toMatchObject({ kind: 'row', maxCards: 6, placeholder: 'The right number of cards, unseen' });
});

test('a game is over or still on', () => {
  const over = place('over');
  expect(over.write(bidThree, 'over' as never)).toEqual({ ...bidThree, phase: 'over' });
  expect(over.write({ phase: 'over', deal: 3 }, null as never)).toEqual({ deal: 3 });
  expect(over.write(bidThree, null as never)).toEqual(bidThree);
  expect([over.read({ phase: 'over' }), over.read(bidThree)]).toEqual(['over', undefined]);
});

test('the named rank begins the play, and without it the rank is to be named', () => {
  const wild = place('wild', WILD);
  expect(wild.write({ ...bidThree, phase: 'name' }, '7' as never)).toEqual({ ...bidThree, wild: '7' });
  expect(wild.write(bidThree, null as never)).toMatchObject({ phase: 'name' });
  expect(wild.write({}, '7' as never)).toEqual({ wild: '7' });
  expect(wild.write({ phase: 'over' }, '7' as never)).toEqual({ phase: 'over', wild: '7' });
});

describe('cards laid in a trick', () => {
  const write = (index: number, json: JsonObject, cards: readonly string[] | undefined) =>
    (place(`lay-${index}`) as CardPlace).write(json, cards);
  const first = { ...bidThree, laid: [lay(0, '2S', '2H')] };
  const second = { ...bidThree, laid: [lay(0, '2S', '2H'), lay(2, '3S', '3H')], current: '?' };

  test('the declarer lays first, then the partner, who turns up a centre card', () => {
    expect(write(0, bidThree, ['2S', '2H'])).toEqual(first);
    expect(write(1, first, ['3S', '3H'])).toEqual(second);
    expect(write(0, second, ['4S', '4H'])).toEqual({ ...second, laid: [lay(0, '4S', '4H'), lay(2, '3S', '3H')] });
  });

  test('taking back a lay takes back those after it, and an unseen centre card', () => {
    expect(write(1, second, undefined)).toEqual(first);
    expect(write(0, second, undefined)).toEqual(bidThree);
    expect(write(0, second, [])).toEqual({ ...bidThree, laid: [] });
    expect(write(1, { ...second, current: '9H' }, undefined)).toEqual({ ...first, current: '9H' });
  });

  test('are read in order, and are unsaid where nothing is', () => {
    const read = (json: JsonObject) => [0, 1, 2].map((index) => place(`lay-${index}`).read(json));
    expect(read(second)).toEqual([['2S', '2H'], ['3S', '3H'], []]);
    expect(read(bidThree)).toEqual([undefined, undefined, undefined]);
  });

  test('are asked for once the bidding is over, one after the other', () => {
    const asked = (json: JsonObject) => [0, 1, 2].map((index) => place(`lay-${index}`).when?.(json));
    expect(asked({})).toEqual([false, false, false]);
    expect(asked(bidThree)).toEqual([true, false, false]);
    expect(asked(second)).toEqual([true, true, true]);
    expect(asked({ laid: [lay(0, '2S')] })).toEqual([true, true, false]);
  });
});

describe('bids that the desk offers', () => {
  const about = (move: JsonObject) => desk.about?.({}, 0, move) ?? [];
  test('any number of tricks for a try to bid, from none to one too many', () => {
    const [question] = about({ type: 'bid', tricks: 2 });
    expect(question?.label).toBe('They bid');
    expect(question?.choices.map(({ label }) => label)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(question?.choices[7]?.move).toEqual({ type: 'bid', tricks: 7 });
    expect(about({ type: 'pass' })).toEqual([]);
  });

  test.each<[string, JsonObject, readonly JsonObject[]]>([
    ['three', bidThree, [{ type: 'bid', tricks: 4 }, { type: 'pass' }]],
    ['six', bidsOfDeclarer(0, 6), [{ type: 'bid', tricks: 6 }, { type: 'pass' }]],
    ['nothing yet', {}, []],
  ])('after the bidding ended at %s', (_, position, moves) => {
    expect(desk.untimely?.(position, 0)).toEqual(moves);
  });
});

describe('which hand wins', () => {
  const trick = { leading: ['9C', '9D', 'X', '4S'], other: ['KS', 'KD', '8H', '8C'], centre: ['9H'] };
  const count = (json: JsonObject) => HANDS?.count?.(json, defaultOptions(rules), String);

  test('asks for four cards of each side and the centre card', () => {
    const labels = (options = {}) => deskPlaces(id, options, 'hands').map(({ label }) => label);
    expect(labels()).toEqual(['The leading side laid', 'The other side laid', 'The centre card']);
    expect(labels(WILD)).toEqual([...labels(), 'Wild rank']);
    expect(choicesOf(deskPlace(id, 'wild', WILD, 'hands'))[0]).toBe('None: null');
    expect(deskPlace(id, 'other', {}, 'hands')).toMatchObject({
      placeholder: 'Four cards',
      maxCards: 4,
      unseen: false,
    });
    expect(deskPlace(id, 'centre', {}, 'hands')).toMatchObject({
      placeholder: 'One card, for both hands',
      maxCards: 1,
    });
    expect([HANDS?.label, DEAL?.label]).toEqual(['Which hand wins?', 'What does it score?']);
    expect(count(trick)).toMatchObject({ ok: true });
  });

  test.each([
    [{ ...trick, leading: ['9C'] }, 'leading', 'The leading side laid: 4 must be shown.'],
    [{ ...trick, other: ['KS', 'KD', '8H'] }, 'other', 'The other side laid: 4 must be shown.'],
    [{ ...trick, centre: [] }, 'centre', 'The centre card: 1 must be shown.'],
    [{}, 'leading', 'The leading side laid: 4 must be shown.'],
  ])('from %j nothing can be counted', (json, path, says) => {
    expect(count(json)).toMatchObject({ ok: false, fault: { code: 'bad-position', path, says } });
  });
});

test('the tricks of one side give those of the other, unless tied tricks go to nobody', () => {
  const tricks = (options: object) => deskPlace(id, 'tricks-1', options as never, 'count');
  expect(setPlace(tricks({}), { bid: 3 }, 4)).toEqual({ bid: 3, tricks: [2, 4] });
  expect(setPlace(tricks({}), { tricks: [2, 4] }, undefined)).toEqual({ tricks: [2, 0] });
  expect(setPlace(tricks({ tie: 'nobody' }), {}, 4)).toEqual({ tricks: [0, 4] });
  expect(deskPlaces(id, {}, 'count').map(({ label }) => label)).toEqual([
    'The bid',
    'Declarer',
    'You and Bert: tricks',
    'Ann and Cleo: tricks',
    'You and Bert: points before',
    'Ann and Cleo: points before',
  ]);
});
