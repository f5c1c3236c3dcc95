import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardClass, UnseenPlace } from '../../src/game/unseen-place.ts';
import { worlds } from '../../src/game/worlds.ts';

/** Every way to choose a number of the cards. */
function choose(cards: readonly number[], n: number): number[][] {
  if (n === 0) return [[]];
  const [first, ...rest] = cards;
  if (first === undefined) return [];
  return [...choose(rest, n - 1).map((otherCards) => [first, ...otherCards]), ...choose(rest, n)];
}

test('the worlds that matter give exactly the answers that all fillings give', () => {
  const pool = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(pool, fc.nat({ max: 4 }), (cards, slots) => {
      fc.pre(slots <= cards.length);
      const classes = [
        { cards: cards.filter((c) => c % 3 === 0), asks: () => 'threes' },
        { cards: cards.filter((c) => c % 3 === 1), asks: () => 'ones' },
      ];
      const answer = (heldCards: readonly number[]): string =>
        classes.map((of) => heldCards.filter((c) => of.cards.includes(c)).length).join();
      const place = {
        slots,
        pool: cards,
        classes,
        fill: (_: number[], heldCards: readonly number[]) => [...heldCards],
      };
      const foundWorlds = [...worlds<number[]>([], [place])];
      const answers = foundWorlds.map(({ state }) => answer(state));
      expect(new Set(answers).size).toBe(answers.length);
      expect(new Set(answers)).toEqual(new Set(choose(cards, slots).map(answer)));
      for (const { state, yesClasses: yes } of foundWorlds) {
        expect(state).toHaveLength(slots);
        expect([...yes].map((of) => of.asks(String))).toEqual(
          classes.filter((of) => state.some((c) => of.cards.includes(c))).map((of) => of.asks()),
        );
      }
    }),
  );
});

test('a card in one place isn’t in another', () => {
  const place = (name: string, cards: readonly number[]) => ({
    slots: 1,
    pool: [1, 2],
    classes: [{ cards, asks: () => name }],
    fill: (state: readonly string[], heldCards: readonly number[]) => [...state, `${name} ${heldCards}`],
  });
  const foundWorlds = [...worlds<readonly string[]>([], [place('hand', [1]), place('pile', [2])])];
  expect(foundWorlds.map(({ state }) => state)).toEqual([
    ['hand 2', 'pile 1'],
    ['hand 1', 'pile 2'],
  ]);
});

test('one card isn’t enough where two of a kind are needed', () => {
  const pair = { cards: [7], least: 2, asks: () => 'two sevens' };
  const place = {
    slots: 2,
    pool: [7, 7, 8],
    classes: [pair],
    fill: (_: number[], heldCards: readonly number[]) => [...heldCards],
  };
  const foundWorlds = [...worlds<number[]>([], [place])];
  expect(foundWorlds.map(({ state, yesClasses: yes }) => [state, yes.has(pair)])).toEqual([
    [[7, 8], false],
    [[7, 7], true],
  ]);
});

test('a value that isn’t a card draws on a pool of its own', () => {
  const hand = {
    slots: 1,
    pool: [1, 2],
    classes: [{ cards: [1], asks: () => 'the one' }],
    fill: (state: readonly string[], heldCards: readonly number[]) => [...state, `holds ${heldCards}`],
  };
  const number = {
    slots: 1,
    hasOwnPool: true,
    pool: [1, 2, 3],
    classes: [{ cards: [1, 3], asks: () => 'odd' }],
    fill: (state: readonly string[], numbers: readonly number[]) => [...state, `number ${numbers}`],
  };
  const foundTexts = [...worlds<readonly string[]>([], [hand, number])].map(({ state }) => state.join(', '));
  expect(foundTexts).toEqual(['holds 2, number 2', 'holds 2, number 1', 'holds 1, number 2', 'holds 1, number 1']);
});

test('cards that matter in one place don’t multiply the fillings of a large one', () => {
  const pool = Array.from({ length: 60 }, (_, i) => i % 12);
  const kinds = Array.from({ length: 9 }, (_, i) => ({ cards: [i], asks: () => `a ${i}` }));
  const place = (slots: number, classes: typeof kinds) => ({
    slots,
    pool,
    classes,
    fill: (state: number, heldCards: readonly number[]) => state + heldCards.length,
  });
  const hand = [...worlds(0, [place(3, kinds)])].length;
  // The pile may hold zero to five copies of the one card that matters, minus those in the hand.
  const handAndPile = [...worlds(0, [place(3, kinds), place(40, kinds.slice(0, 1))])];
  expect(handAndPile.length).toBeLessThanOrEqual(hand * 6);
  expect(handAndPile.every(({ state }) => state === 43)).toBe(true);
});

/** A place whose cards are added to a list of texts. */
const namedPlace = (name: string, slots: number, pool: readonly number[], classCards: readonly number[]) => ({
  slots,
  pool,
  classes: [{ cards: classCards, asks: () => name }],
  fill: (state: readonly string[], cards: readonly number[]) => [...state, `${name} ${cards.join(' ')}`],
});

const textsOf = (places: readonly UnseenPlace<readonly string[]>[]): readonly string[] =>
  [...worlds<readonly string[]>([], places)].map(({ state }) => state.join(', '));

test('of cards that make the same difference, those listed first are taken first', () => {
  expect(textsOf([namedPlace('hand', 2, [8, 5, 7, 4, 6], [4, 6])])).toEqual(['hand 8 5', 'hand 4 8', 'hand 4 6']);
});

test('the longest list of unseen cards is the one that all places share', () => {
  const stock = namedPlace('stock', 1, [1, 2], [2]);
  const hand = namedPlace('hand', 1, [1, 2, 2], [2]);
  // What isn’t a card has a list of its own, however long.
  const dice = { ...namedPlace('die', 1, [6, 5, 4, 3, 2, 1], []), hasOwnPool: true };
  expect(textsOf([dice, hand, stock])).toEqual([
    'die 6, hand 1, stock 2',
    'die 6, hand 2, stock 1',
    'die 6, hand 2, stock 2',
  ]);
  expect(textsOf([dice, stock, hand])).toEqual([
    'die 6, stock 1, hand 2',
    'die 6, stock 2, hand 1',
    'die 6, stock 2, hand 2',
  ]);
  expect(textsOf([])).toEqual(['']);
});

test('a value that was taken before is no longer among those of its own pool', () => {
  const first = { ...namedPlace('first', 1, [1, 2], [1]), hasOwnPool: true };
  const second = {
    ...namedPlace('second', 1, [1, 2], [1]),
    hasOwnPool: true,
    left: ([text = '']: readonly string[]) => [1, 2].filter((n) => !text.endsWith(String(n))),
  };
  expect(textsOf([first, second])).toEqual(['first 2, second 1', 'first 1, second 2']);
  // Cards and such values are told apart, though both are numbers.
  expect(
    textsOf([namedPlace('hand', 1, [1, 2, 3], [1]), { ...namedPlace('die', 1, [1, 2, 3], [3]), hasOwnPool: true }]),
  ).toEqual(['hand 2, die 1', 'hand 2, die 3', 'hand 1, die 1', 'hand 1, die 3']);
  expect(textsOf([first, namedPlace('hand', 1, [1, 2], [1])])).toEqual([
    'first 2, hand 2',
    'first 2, hand 1',
    'first 1, hand 2',
    'first 1, hand 1',
  ]);
});

test('cards that decide alone are tried few and many, not in every number', () => {
  const fours = (card: number) => new Array<number>(4).fill(card);
  const pool = [1, 2, 3, 4, 5, 6].flatMap(fours);
  const forbidding = [1, 2, 3].map((card) => ({ cards: [card], isForbidding: true, asks: () => `a ${card}` }));
  const needed = [1, 2, 3].map((card) => ({ cards: [card], least: 2, needed: true, asks: () => `a ${card}` }));
  const absent = { cards: [7], asks: () => 'a 7' };
  const five = { cards: [4], least: 5, asks: () => 'five 4s' };
  const countWorlds = (slots: number, classes: readonly CardClass[]): number => {
    const place = { ...namedPlace('', slots, pool, []), classes };
    const hands = textsOf([place]).map((text) => text.trim().split(' '));
    for (const hand of hands) expect(hand).toHaveLength(slots);
    return hands.length;
  };
  // Fewest and most of all where each forbids, and once where none does: twelve cards are none of these.
  expect(countWorlds(8, forbidding)).toBe(7);
  // What can’t be there forbids nothing; the fewest and most of it are tried where nothing forbids.
  expect([absent, five].map((one) => countWorlds(8, [...forbidding, { ...one, isForbidding: true }]))).toEqual([7, 8]);
  // Fewest and most where one is missing, and where none is.
  expect(countWorlds(12, needed)).toBe(4);
  // Fewest and most in all, where one that is needed can’t be there, or not as often.
  expect([absent, five].map((one) => countWorlds(12, [...needed, { ...one, needed: true }]))).toEqual([2, 2]);
});

test('cards that decide alone here but also matter otherwise are tried in every number', () => {
  const sevensIn = (worldTexts: readonly string[]): readonly number[] =>
    [...new Set(worldTexts.map((text) => text.split(',')[0]?.match(/7/g)?.length ?? 0))].toSorted();
  const pool = [7, 7, 7, 7, 8, 8, 8, 8];
  const hand = namedPlace('hand', 4, pool, []);
  const some = { cards: [7], isForbidding: true, asks: () => 'a 7' };
  expect(sevensIn(textsOf([{ ...hand, classes: [some] }]))).toEqual([0, 1, 4]);
  // They also matter in the same place, together with others, or in a place filled later.
  expect(sevensIn(textsOf([{ ...hand, classes: [some, { cards: [7], asks: () => 'one' }] }]))).toEqual([0, 1, 2, 3, 4]);
  const withEights = [...pool, 9, 9, 9, 9];
  const orEight = { ...some, cards: [7, 8] };
  const eights = { ...hand, pool: withEights, classes: [orEight, { cards: [8], asks: () => 'an 8' }] };
  expect(sevensIn(textsOf([eights]).filter((text) => !text.includes('8')))).toEqual([0, 1, 2, 3, 4]);
  const pile = { ...namedPlace('pile', 2, pool, []), classes: [some] };
  expect(sevensIn(textsOf([hand, pile]))).toEqual([0, 1, 2, 3, 4]);
});

test('one of the needed cards is missing in some world, if there is room for the others', () => {
  const need = (card: number, least: number) => ({
    cards: [card],
    least,
    needed: true,
    asks: () => `${least} of ${card}`,
  });
  const hand = namedPlace('hand', 3, [1, 2, 2, 2], []);
  expect(textsOf([{ ...hand, classes: [need(1, 1), need(2, 1)] }])).toEqual(['hand 2 2 2', 'hand 1 2 2']);
  expect(textsOf([{ ...hand, classes: [need(2, 1), need(1, 1)] }])).toEqual(['hand 2 2 2', 'hand 2 2 1']);
  const five = namedPlace('hand', 5, [1, 1, 1, 2, 2, 2, 2], []);
  expect(textsOf([{ ...five, classes: [need(1, 3), need(2, 1)] }])).toEqual(['hand 1 2 2 2 2', 'hand 1 1 1 2 2']);
});

test('there is no world with more cards in a place than there are', () => {
  expect([[], [1], [1, 2]].map((pool) => textsOf([namedPlace('hand', 2, pool, [1])]))).toEqual([[], [], ['hand 1 2']]);
  // All eight of them are needed, and there are just eight.
  const needed = [1, 2].map((card) => ({ cards: [card], needed: true, asks: () => `a ${card}` }));
  const hand = { ...namedPlace('hand', 8, [1, 1, 1, 1, 2, 2, 2, 2], []), classes: needed };
  expect(textsOf([hand])).toEqual(['hand 1 1 1 1 2 2 2 2']);
});
