import { describe, expect, test } from 'vitest';
import { setPlace } from '../../../src/features/desk/state/draft.ts';
import type { CardPlace } from '../../../src/game/desk.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { choicesOf, deskPlace, deskPlaces, gameOf } from '../../features/desk/desk-draft.ts';

const id = 'broom';
const PARTNERS = { seats: 4, partners: true };
const { desk } = gameOf(id);
const place = (one: string) => deskPlace(id, one);

test.each([
  [
    'two players',
    {},
    ['Your hand', 'On the table', 'Whose turn'],
    ['Ann’s hand', 'Your pile', 'Ann’s pile'],
    ['You: points before', 'Ann: points before'],
  ],
  [
    'two against two',
    PARTNERS,
    ['Your hand', 'On the table', 'Whose turn'],
    ['Ann’s hand', 'Bert’s hand', 'Cleo’s hand', 'Your side’s pile', 'Their pile'],
    ['You and Bert: points before', 'Ann and Cleo: points before'],
  ],
])('%s are asked for a hand and the table; the rest rarely matters', (_, options, asked, held, totals) => {
  const labels = (isRare: boolean) =>
    deskPlaces(id, options)
      .filter(({ rare = false }) => rare === isRare)
      .map(({ label }) => label);
  expect(labels(false)).toEqual(asked);
  expect(labels(true)).toEqual([...held, 'Stock', 'Took last', 'Dealer', ...totals, 'Session']);
});

test('what can be chosen or entered', () => {
  expect(choicesOf(place('last-taker'))).toEqual(['Nobody yet: null', 'You: 0', 'Ann: 1']);
  expect(choicesOf(place('dealer'))).toEqual(['You: 0', 'Ann: 1']);
  expect(place('session')).toMatchObject({ min: 1, max: 999 });
  expect(place('score-1')).toMatchObject({ min: 0, max: 9999, paths: ['position.scores[1]'] });
  expect(setPlace(deskPlace(id, 'score-1', PARTNERS), {}, 40)).toEqual({ scores: [0, 40] });
  expect(setPlace(place('last-taker'), {}, 1)).toEqual({ lastTaker: 1 });
});

test('how the cards lie', () => {
  expect(place('hand-0')).toMatchObject({ maxCards: 4, placeholder: 'Four unseen cards', defaultThings: ['4?'] });
  expect(place('table')).toMatchObject({
    kind: 'row',
    needs: 'the cards on the table',
    emptyLabel: 'No cards',
    unseen: false,
    paths: ['position.table', 'position.builders'],
  });
  expect(place('taken-1')).toMatchObject({ emptyLabel: 'No cards yet', unseen: true });
  expect(place('stock')).toMatchObject({ placeholder: 'The rest of the pack' });
  expect((place('table') as CardPlace).join?.(['8D', '2H'])).toBe('8D+2H');
});

test('the count asks for the piles and the points before, of each player or side', () => {
  const labels = (options: JsonObject) => deskPlaces(id, options as never, 'count').map(({ label }) => label);
  expect(labels({})).toEqual(['You took', 'Ann took', 'You: points before', 'Ann: points before']);
  expect(labels(PARTNERS)).toEqual([
    'You and Bert took',
    'Ann and Cleo took',
    'You and Bert: points before',
    'Ann and Cleo: points before',
  ]);
  expect(deskPlace(id, 'taken-0', {}, 'count')).toMatchObject({ paths: ['taken[0]'], rare: false, unseen: false });
  expect(desk.counts[0]).toMatchObject({ label: 'What does it score?', whole: true });
});

describe('a thing on the desk', () => {
  test.each([
    ['5C', { text: '5C' }, 1],
    ['BROOM', { text: 'BROOM' }, 1],
    ['5C+AS', { text: '5C+AS', worth: '6' }, 2],
    ['5C+2D+8S', { text: '5C+2D+8S', worth: '15' }, 3],
    ['5C+KS', { text: '5C+KS' }, 2],
  ])('%s', (text, thing, count) => {
    const { cards, ...rest } = desk.thing(text) ?? { cards: [] };
    expect([rest, cards.length]).toEqual([thing, count]);
  });

  test.each(['', '11C', '5C+', '5C+11C'])('“%s” is none', (text) => {
    expect(desk.thing(text)).toBeUndefined();
  });
});

describe('who made a combined card', () => {
  const table = () => place('table') as CardPlace;
  const made = { table: ['5C', '8D+2H', '3S+4S'], builders: { '8D+2H': 1 } };
  function maker() {
    const question = table().ask?.('8D+2H');
    if (!question) throw new Error('a combined card has a maker');
    return question;
  }

  test('is asked of a combined card, and of no single one', () => {
    expect(table().ask?.('5C')).toBeNull();
    expect(maker()).toMatchObject({
      id: 'maker-8D+2H',
      label: 'Who made 8♦+2♥?',
      needs: 'who made 8♦+2♥',
      paths: ['position.builders.8D+2H'],
    });
    expect(choicesOf(maker())).toEqual(['Not known: null', 'You: 0', 'Ann: 1']);
  });

  test('is read whatever the order of its cards', () => {
    expect(maker().read(made)).toBe(1);
    expect(maker().read({ builders: { '2H+8D': 0 } })).toBe(0);
    expect(maker().read({ builders: { '8D+2S': 0 } })).toBeUndefined();
    expect(maker().read({ builders: 'Ann' })).toBeUndefined();
    expect(maker().read({})).toBeUndefined();
  });

  test.each<[JsonObject, number | null | undefined, JsonObject]>([
    [{}, 0, { builders: { '8D+2H': 0 } }],
    [made, 0, { ...made, builders: { '8D+2H': 0 } }],
    [{ builders: { '2H+8D': 1 } }, 0, { builders: { '8D+2H': 0 } }],
    [{ builders: { '8D+2H': 1, '3S+4S': 0 } }, null, { builders: { '3S+4S': 0 } }],
    [made, null, { table: made.table }],
    [made, undefined, { table: made.table }],
  ])('of %j becomes %s', (before, answer, after) => {
    expect(maker().write(before, answer as never)).toEqual(after);
  });

  test.each<[readonly string[] | undefined, JsonObject]>([
    [['5C', '2H+8D'], { table: ['5C', '2H+8D'], builders: { '8D+2H': 1 } }],
    [['5C'], { table: ['5C'] }],
    [[], { table: [] }],
    [undefined, {}],
  ])('stays while the card lies there: a table of %j', (codes, after) => {
    expect(table().write(made, codes)).toEqual(after);
  });
});

describe('whether a combined card was taken whole', () => {
  const TABLE = ['5C', '8D+2H', 'QS', '3S+4S+AS'];
  const about = (move: JsonObject, lying: unknown = TABLE) => desk.about?.({ table: lying } as never, 0, move) ?? [];
  const take = (groups: unknown) => ({ type: 'take', cards: ['10S'], groups }) as JsonObject;

  test.each([
    ['8D+2H', '8D+2H'],
    ['8D', '8D'],
    ['2H', '2H'],
  ])('is asked if %s is taken', (taken) => {
    const tried = take([['5C', taken]]);
    expect(about(tried)).toEqual([
      {
        label: 'Of 8♦+2♥',
        choices: [
          { label: 'all of it', move: take([['5C', '8D+2H']]) },
          { label: 'only 8♦', move: take([['5C', '8D']]) },
          { label: 'only 2♥', move: take([['5C', '2H']]) },
        ],
      },
    ]);
    const same = about(tried)[0]?.choices.filter(({ move }) => move === tried);
    expect(same).toHaveLength(1);
  });

  test('is asked of each that is taken', () => {
    const questions = about(take([['8D+2H'], ['3S+4S+AS']]));
    expect(questions.map(({ label }) => label)).toEqual(['Of 8♦+2♥', 'Of 3♠+4♠+A♠']);
    expect(questions[1]?.choices[2]?.move).toEqual(take([['8D+2H'], ['4S']]));
  });

  test('isn’t asked of single cards, of cards that stay, or of other tries', () => {
    expect(about(take([['5C'], ['QS']]))).toEqual([]);
    expect(about(take('5C'))).toEqual([]);
    expect(about(take([5, ['QS']]))).toEqual([]);
    expect(about(take([['8D']]), 'unknown')).toEqual([]);
    expect(about({ type: 'combine', cards: ['AS'], with: ['8D+2H'], groups: [['8D+2H']] })).toEqual([]);
  });
});
