import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Card, UNKNOWN } from '../../src/cards/card.ts';
import { definePack } from '../../src/cards/pack.ts';
import { eachLayout, LOOSE, PILE, SINGLE } from '../../src/game/fields/card-layout.ts';
import { defineFields } from '../../src/game/fields/fields.ts';
import type { GameState } from '../../src/game/play.ts';
import { hiddenCards, listOf, seat } from '../../src/game/schema.ts';
import { createRandom } from '../../src/random/random.ts';

/** A minimal game: two or more hands, a stock, a card turned up, and a speaker. */
interface State extends GameState {
  readonly options: { readonly seats: number };
  readonly speaker: number;
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  readonly up: { readonly card: Card | null };
}

const PACK = definePack({ standard: 1 });
const readCards = (...codes: string[]): Card[] => codes.map((code) => PACK.read(code) ?? UNKNOWN);

const makeFields = () =>
  defineFields<State['options'], State>()({
    pack: () => PACK,
    unknownFieldText: 'There is no such field.',
    by: ['seats'],
    fields: {
      turn: { reads: ({ seats }) => v.optional(seat(seats), 1), of: ({ speaker }) => speaker },
      stock: { reads: v.optional(hiddenCards(PACK)), cards: PILE, seen: 'nobody' },
      hands: {
        reads: ({ seats }) => listOf(hiddenCards(PACK), seats, 'hands'),
        cards: eachLayout(LOOSE),
        seen: 'own',
      },
      up: { reads: v.optional(v.null(), null), of: ({ up }) => up.card, cards: SINGLE },
    },
    dealOrder: ['hands', 'stock'],
  });

const STATE: State = {
  options: { seats: 2 },
  chance: [1, 2, 3, 4],
  speaker: 0,
  hands: [readCards('?', 'AS'), readCards('2S', '3S')],
  stock: readCards('?', '?', '4S'),
  up: { card: readCards('KH')[0] as Card },
};

describe('a table of fields', () => {
  test('reads each field, names a missing one, and ignores other fields', () => {
    const fields = makeFields();
    const parsedFields = fields.parse({ hands: [['AS'], ['2?']] }, { seats: 2 });
    expect(parsedFields).toEqual({
      ok: true,
      value: { turn: 1, stock: undefined, hands: [readCards('AS'), [UNKNOWN, UNKNOWN]], up: null },
    });
    expect(fields.parse({ hands: [[], []], pile: [] }, { seats: 2 })).toMatchObject({
      fault: { code: 'bad-position', path: 'position.pile', says: 'There is no such field.' },
    });
  });

  test('is read separately for every number of seats', () => {
    const fields = makeFields();
    const json = { hands: [[], []] };
    expect(fields.parse(json, { seats: 2 }).ok).toBe(true);
    expect(fields.parse(json, { seats: 3 })).toMatchObject({ fault: { path: 'position.hands' } });
    expect(fields.parse(json, { seats: 2 }).ok).toBe(true);
  });

  test('knows in which of them the order means nothing', () => {
    const fields = makeFields();
    expect(fields.loose).toEqual(['hands']);
  });

  test('has no place where a game works a field out by itself', () => {
    const fields = makeFields();
    expect(fields.places({ up: null }, {})).toEqual([]);
    expect(fields.places({ stock: [] }, { stock: [] })).toEqual([{ path: 'position.stock', cards: [], list: [] }]);
  });

  test('writes the fields in order, with the unseen cards of a hand last', () => {
    const fields = makeFields();
    expect(JSON.stringify(fields.write(STATE))).toBe(
      '{"turn":0,"stock":["2?","4S"],"hands":[["AS","?"],["2S","3S"]],"up":"KH"}',
    );
  });

  test('names the places of cards, with the lists they came from', () => {
    const fields = makeFields();
    const hands = STATE.hands;
    expect(fields.places({ hands }, { hands: [['AS', '?'], 7] })).toEqual([
      { path: 'position.hands[0]', cards: hands[0], list: ['AS', '?'] },
      { path: 'position.hands[1]', cards: hands[1], list: 7 },
    ]);
  });

  test('finds every card, unseen ones included', () => {
    const fields = makeFields();
    expect(fields.cards(STATE)).toEqual(readCards('?', '?', '4S', '?', 'AS', '2S', '3S', 'KH'));
    const unseen = fields.unseen(STATE);
    expect(unseen).toHaveLength(52 - 5);
    expect(unseen).not.toContain(readCards('KH')[0]);
  });

  test('shows a seat its own hand and the open cards', () => {
    const fields = makeFields();
    expect(fields.view(STATE, 1)).toEqual({
      ...STATE,
      chance: [],
      hands: [readCards('?', '?'), STATE.hands[1]],
      stock: readCards('?', '?', '?'),
    });
  });

  test('samples the hands first, then the stock, from one shuffle', () => {
    const fields = makeFields();
    const shuffled = createRandom(5).shuffle(fields.unseen(STATE));
    const guess = fields.sampleWorld(STATE, 1, createRandom(5));
    expect(guess.hands).toEqual([[shuffled.at(-1), ...readCards('AS')], STATE.hands[1]]);
    expect(guess.stock).toEqual([shuffled.at(-2), shuffled.at(-3), ...readCards('4S')]);
    expect(guess.chance).not.toEqual(STATE.chance);
  });
});

test('house rules that change what is accepted are told apart, however they are written', () => {
  interface Numbers extends GameState {
    readonly options: { readonly least: number; readonly most: number };
  }
  const fields = defineFields<Numbers['options'], Numbers>()({
    pack: () => PACK,
    unknownFieldText: 'There is no such field.',
    by: ['least', 'most'],
    fields: { n: { reads: ({ least, most }) => v.pipe(v.number(), v.minValue(least), v.maxValue(most)) } },
    dealOrder: [],
  });
  const accepts = (least: number, most: number) => [1, 11].map((n) => fields.parse({ n }, { least, most }).ok);
  expect([accepts(1, 15), accepts(11, 5), accepts(1, 5), accepts(11, 55)]).toEqual([
    [true, true],
    [false, false],
    [true, false],
    [false, true],
  ]);
  expect(fields.schema({ least: 1, most: 5 })).toBe(fields.schema({ least: 1, most: 5 }));
});

test('cards that no seat sees are hidden from their owner as well', () => {
  interface Piles extends GameState {
    readonly goals: readonly (readonly Card[])[];
    readonly hands: readonly (readonly Card[])[];
  }
  const reads = v.array(hiddenCards(PACK));
  const fields = defineFields<GameState['options'], Piles>()({
    pack: () => PACK,
    unknownFieldText: 'There is no such field.',
    fields: {
      goals: { reads, cards: eachLayout(PILE), seen: 'nobody' },
      hands: { reads, cards: eachLayout(PILE), seen: 'own' },
    },
    dealOrder: [],
  });
  const cards = [readCards('AS'), readCards('2S')];
  const state = { options: {}, chance: [], goals: cards, hands: cards };
  expect(fields.view(state, 1)).toMatchObject({ goals: [[UNKNOWN], [UNKNOWN]], hands: [[UNKNOWN], cards[1]] });
});
