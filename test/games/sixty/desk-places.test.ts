import { describe, expect, test } from 'vitest';
import { setPlace } from '../../../src/features/desk/state/draft.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { choicesOf, deskPlace, deskPlaces, gameOf } from '../../features/desk/desk-draft.ts';

const id = 'sixty';
const place = (one: string) => deskPlace(id, one);
const { desk } = gameOf(id);

test('the desk asks for your hand and the attack on you; the rest rarely matters', () => {
  const labels = (isRare: boolean) =>
    deskPlaces(id)
      .filter(({ rare = false }) => rare === isRare)
      .map(({ label }) => label);
  expect(labels(false)).toEqual(['Your hand', 'The attack', 'Whose turn', 'Played by', 'Discard pile', 'Direction']);
  expect(labels(true)).toEqual([
    'Ann’s hand',
    'Bert’s hand',
    'Your penalty pile',
    'Ann’s penalty pile',
    'Bert’s penalty pile',
    'Deck',
    'Round',
    'Began this round',
    'You: points of earlier rounds',
    'Ann: points of earlier rounds',
    'Bert: points of earlier rounds',
  ]);
});

test('what can be chosen', () => {
  expect(choicesOf(place('from'))).toEqual(['Not known: null', 'You: 0', 'Ann: 1', 'Bert: 2']);
  expect(choicesOf(place('direction'))).toEqual(['Clockwise: 1', 'Anticlockwise: -1']);
  expect(choicesOf(place('starter'))).toEqual(['You: 0', 'Ann: 1', 'Bert: 2']);
  expect(place('round')).toMatchObject({ min: 1, max: 20 });
  expect(place('total-1')).toMatchObject({ min: 0, max: 9999, paths: ['position.totals[1]'] });
});

test('how the cards lie', () => {
  expect(place('hand-0')).toMatchObject({ maxCards: 5, placeholder: 'Five unseen cards', defaultThings: ['5?'] });
  expect(place('attack')).toMatchObject({
    kind: 'row',
    needs: 'what was played on you',
    emptyLabel: 'No cards played',
    unseen: false,
  });
  expect(place('discard')).toMatchObject({
    kind: 'pile',
    needs: 'what was in the discard pile',
    emptyLabel: 'No cards yet',
    unseen: true,
  });
  expect(place('penalty-1')).toMatchObject({ emptyLabel: 'No cards yet', unseen: true });
  expect(place('deck')).toMatchObject({ placeholder: 'The rest of the pack' });
});

test.each<[string, JsonObject, unknown, JsonObject]>([
  ['from', {}, 2, { from: 2 }],
  ['from', { from: 2 }, null, {}],
  ['direction', {}, -1, { direction: -1 }],
  ['starter', {}, 1, { starter: 1 }],
  ['total-1', {}, 45, { totals: [0, 45, 0] }],
  ['penalty-2', {}, ['30'], { penalty: [[], [], ['30']] }],
])('%s of %j set to %j', (one, before, answer, after) => {
  expect(setPlace(place(one), before, answer)).toEqual(after);
});

describe('the count', () => {
  test('asks what each player took and still held', () => {
    const asked = deskPlaces(id, {}, 'count');
    expect(asked.map(({ label }) => label)).toEqual([
      'You took',
      'Ann took',
      'Bert took',
      'You still held',
      'Ann still held',
      'Bert still held',
      'You: points of earlier rounds',
      'Ann: points of earlier rounds',
      'Bert: points of earlier rounds',
    ]);
    expect(desk.counts[0]?.label).toBe('What does it score?');
  });

  test('a player holds at most five cards', () => {
    const left = deskPlace(id, 'left-1', {}, 'count');
    expect(left).toMatchObject({
      maxCards: 5,
      emptyLabel: 'No cards',
      unseen: false,
      rare: false,
      paths: ['hands[1]'],
    });
    expect(setPlace(left, {}, ['ZAP'])).toEqual({ hands: [[], ['ZAP'], []] });
  });
});

describe('the card that Hocus-pocus picks', () => {
  const about = (move: JsonObject) => desk.about?.({}, 0, move) ?? [];
  const tried = { type: 'joker', cards: ['HOCUS'], pick: '4' };

  test('is any number, whether or not it is in the discard pile', () => {
    const [question, ...others] = about(tried);
    expect([question?.label, others]).toEqual(['Card picked', []]);
    const labels = question?.choices.map(({ label }) => label) ?? [];
    expect(labels).toEqual(
      gameOf(id)
        .pack.cards.map(gameOf(id).pack.code)
        .filter((code) => /^\d+$/.test(code)),
    );
    for (const { label, move } of question?.choices ?? []) expect(move).toEqual({ ...tried, pick: label });
    expect(question?.choices.filter(({ move }) => move === tried).map(({ label }) => label)).toEqual(['4']);
  });

  test('is asked of Hocus-pocus alone', () => {
    expect(about({ type: 'joker', cards: ['ZAP'] })).toEqual([]);
    expect(about({ type: 'joker', cards: [] })).toEqual([]);
    expect(about({ type: 'joker' })).toEqual([]);
    expect(about({ type: 'play', cards: ['HOCUS'] })).toEqual([]);
    expect(about({ type: 'joker', cards: ['10', 'HOCUS'] })).toHaveLength(1);
  });
});
