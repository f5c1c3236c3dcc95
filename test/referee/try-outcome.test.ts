import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import type { GameEvent } from '../../src/game/play.ts';
import { createRandom, type Random, resumeRandom } from '../../src/random/random.ts';
import { playRecordedTry } from '../../src/referee/try-outcome.ts';
import { _, type HiddenResult, type HiddenState, hiddenState, hiddenTable, NO_SEAT, TRY } from './hidden-table.ts';

const PACK: readonly Card[] = Array.from({ length: 60 }, (_one, i) => i + 1);
const CHANCE = createRandom(5).state();
const UNKNOWN_SEED = { isSeedKnown: false, revealedCards: [] };

type Play = (state: HiddenState) => Partial<HiddenState>;
type Table = Omit<Parameters<typeof hiddenTable>[0], 'pack' | 'play'> & { readonly events?: readonly object[] };

/** A move that does what a test says. */
const playing =
  (result: Play, events: readonly object[] = []) =>
  (state: HiddenState): HiddenResult => ({ state: { ...state, ...result(state) }, events: events as GameEvent[] });

/** A move whose result chance decides. */
const byChance =
  (result: (random: Random, state: HiddenState) => Partial<HiddenState>): Play =>
  (state) => {
    const random = resumeRandom(state.chance);
    const parts = result(random, state);
    return { ...parts, chance: random.state() };
  };

/** A try at a table; every search for unseen cards or chance is counted. */
function tryAt(before: HiddenState, play: Play, knowledge = {}, { events, ...table }: Table = {}) {
  let searches = 0;
  const game = hiddenTable({ pack: PACK, play: playing(play, events), ...table });
  const searchable = { seat: 0, move: TRY, onSearch: () => void searches++ };
  const outcome = playRecordedTry(game, before, searchable, { ...UNKNOWN_SEED, ...knowledge });
  return {
    ...outcome,
    state: outcome.state as HiddenState,
    /** What a result and a written position, given by what differs from the state before, show together. */
    join: (written: Partial<HiddenState>) => outcome.joinWith({ ...before, ...written, chance: [7, 7, 7, 7] }),
    searches: () => searches,
  };
}

describe('a try without chance', () => {
  const before = hiddenState({
    hands: [
      [1, 2],
      [_, _],
    ],
    open: [3],
    chance: CHANCE,
  });
  const toOpen: Play = ({ hands, open }) => ({ hands: hands.with(0, [2]), open: [...open, 1], turn: 1 });
  const after = { ...before, hands: [[2], [_, _]], open: [3, 1], turn: 1 };

  test('leaves just what the rules say', () => {
    const { state, revealedCard } = tryAt(before, toOpen);
    expect(state).toEqual(after);
    expect(revealedCard).toBeUndefined();
  });

  test('agrees with a table written down that shows as much, or less', () => {
    const { state, join } = tryAt(before, toOpen);
    for (const hands of [after.hands, [[_], [_, _]]]) {
      const joined = join({ ...after, hands });
      expect(joined).toEqual({ state: after, mayBeDealtAnew: false });
      expect(joined?.state).toBe(state);
    }
  });

  test('agrees with a table that shows more, and then more is known; chance goes on as before', () => {
    const { join } = tryAt(before, toOpen);
    expect(join({ ...after, hands: [[2], [9, _]] })).toEqual({
      state: { ...after, hands: [[2], [9, _]] },
      mayBeDealtAnew: false,
    });
  });

  test.each<[string, Partial<HiddenState>]>([
    ['another open card', { open: [3, 2] }],
    ['another hand', { hands: [[5], [_, _]] }],
    [
      'a card too many',
      {
        hands: [
          [2, _],
          [_, _],
        ],
      },
    ],
    ['another round', { round: 2 }],
    ['a card in two places', { hands: [[2], [3, _]] }],
    ['another turn, which no unseen card explains', { turn: 0 }],
  ])('does not lead to %s', (_name, parts) => {
    expect(tryAt(before, toOpen).join({ ...after, ...parts })).toBeNull();
  });

  test('needs one search, for unseen cards that would end the deal', () => {
    const { join, searches } = tryAt(before, toOpen);
    expect([join({ ...after, round: 2 }), searches()]).toEqual([null, 1]);
  });
});

describe('a try that ends by chance', () => {
  /** One of the open cards, drawn by lot, comes into the hand. */
  const drawLot = byChance((random, { hands, open }) => {
    const card = random.pick(open);
    return { hands: hands.with(0, [...(hands[0] ?? []), card]), second: open.filter((one) => one !== card), open: [] };
  });
  const before = hiddenState({ hands: [[1]], open: [4, 5, 6], chance: CHANCE });

  test('leaves unseen what chance decided; what must lie open is as one draw has it', () => {
    const { state } = tryAt(before, drawLot);
    expect(state.hands).toEqual([[1, _]]);
    expect(before.open).toEqual(expect.arrayContaining([...state.second]));
    expect(state).toMatchObject({ open: [], round: 1, turn: 0 });
    expect(state.chance).not.toEqual(CHANCE);
  });

  test('leaves just what the rules say, if the seed of the deal is known', () => {
    const { state } = tryAt(before, drawLot, { isSeedKnown: true });
    expect(new Set([...state.hands.flat(), ...state.second])).toEqual(new Set([1, 4, 5, 6]));
    expect(state.second).toHaveLength(2);
  });

  test('agrees with any draw, and goes on with its own chance', () => {
    const { state, join, searches } = tryAt(before, drawLot);
    for (const card of before.open) {
      const written = { hands: [[1, card]], second: before.open.filter((one) => one !== card), open: [] };
      expect(join(written)).toEqual({ state: { ...before, ...written, chance: state.chance }, mayBeDealtAnew: false });
    }
    expect(searches()).toBe(0);
  });

  test('does not lead to what no draw does', () => {
    const { join } = tryAt(before, drawLot);
    expect(join({ hands: [[2, 4]], second: [5, 6], open: [] })).toBeNull();
    expect(join({ hands: [[1, 4]], second: [5, 6], open: [], round: 2 })).toBeNull();
  });

  test('puts both rows that lie open back as one draw has them', () => {
    const dealt = byChance((random) => {
      const [first = 0, second = 0, ...stock] = random.shuffle(PACK.slice(10));
      return { open: [first], second: [second], stock };
    });
    const { state } = tryAt(hiddenState({ hands: [[1]], chance: CHANCE }), dealt);
    expect([...state.open, ...state.second]).not.toContain(_);
    expect(state.stock).toEqual(new Array(48).fill(_));
  });

  test('stays as it was drawn where a table with unseen cards can’t be written', () => {
    const { state } = tryAt({ ...before, turn: NO_SEAT }, drawLot);
    expect(state.hands[0]).not.toContain(_);
  });

  test.each(PACK.slice(0, 52))('agrees with every one of 52 results: %i', (n) => {
    const oneOf52 = byChance((random) => ({ round: random.integerBelow(52) === n - 1 ? 2 : 1 }));
    const { join } = tryAt(before, oneOf52);
    for (const round of [1, 2]) expect(join({ round })).toMatchObject({ state: { round }, mayBeDealtAnew: false });
  });

  test('agrees with the rarest throw of four dice, after a search', () => {
    const throwFour = byChance((random) => {
      const sum = [1, 2, 3, 4].reduce((total) => total + 1 + random.integerBelow(6), 0);
      return { round: sum === 24 ? 2 : 1 };
    });
    const { state, join, searches } = tryAt(before, throwFour);
    expect(join({ round: 1 })?.state).toBe(state);
    expect(searches()).toBe(0);
    expect(join({ round: 2 })).toEqual({ state: { ...state, round: 2 }, mayBeDealtAnew: false });
    expect(searches()).toBe(1);
    expect(join({ round: 1, open: [4, 6, 5] })).toBeNull();
  });

  test('is searched for as often as needed where nobody counts', () => {
    const game = hiddenTable({ pack: PACK, play: playing(drawLot) });
    const { joinWith } = playRecordedTry(game, before, { seat: 0, move: TRY }, UNKNOWN_SEED);
    expect(joinWith(hiddenState({ ...before, open: [], round: 2 }))).toBeNull();
  });
});

describe('a try that turns up a card without naming it', () => {
  const before = hiddenState({ hands: [[1]], stock: [_, _], chance: CHANCE });
  const opens = ({ stock }: HiddenState) => ({
    slots: 1,
    pool: [5, 6],
    classes: [],
    fill: (state: HiddenState, [card = 0]: readonly Card[]) => ({ ...state, stock: stock.with(0, card) }),
  });
  const turnUp: Play = ({ stock: [top = 0, ...stock] }) => ({ open: [top], stock });

  test('turns up the first card that can be it', () => {
    const { state, revealedCard } = tryAt(before, turnUp, {}, { opens });
    expect(revealedCard).toBe(5);
    expect(state).toMatchObject({ open: [5], stock: [_] });
  });

  test('turns up a card that nobody plays later, if there is one', () => {
    const laterNeed = (card: Card) => (card === 5 ? 3 : Number.POSITIVE_INFINITY);
    const { state, revealedCard } = tryAt(before, turnUp, { laterNeed }, { opens });
    expect([revealedCard, state.open]).toEqual([6, [6]]);
    const withChance = byChance((_random, at) => turnUp(at));
    expect(tryAt(before, withChance, { laterNeed }, { opens }).state.open).toEqual([6]);
  });

  test('agrees with another card there: it was only supposed', () => {
    const { join } = tryAt(before, turnUp, {}, { opens });
    expect(join({ open: [6], stock: [_] })).toMatchObject({ state: { open: [6], stock: [_] }, mayBeDealtAnew: false });
  });

  test('agrees with another card where an earlier try turned one up', () => {
    const later = hiddenState({ hands: [[1], [2]], open: [5, 8], chance: CHANCE });
    const pass: Play = () => ({ turn: 1 });
    expect(tryAt(later, pass, { revealedCards: [5] }).join({ open: [6, 8], turn: 1 })?.state).toMatchObject({
      open: [6, 8],
    });
    expect(tryAt(later, pass, { revealedCards: [5] }).join({ open: [5, 6], turn: 1 })).toBeNull();
    const passByChance = byChance((random) => ({ turn: 1, round: random.integerBelow(1000) === 0 ? 2 : 1 }));
    const rare = tryAt(later, passByChance, { revealedCards: [5] });
    expect(rare.join({ open: [6, 8], turn: 1, round: 2 })?.state).toMatchObject({ open: [6, 8], round: 2 });
  });

  test('is unclear if no card can be it; then the table is as written', () => {
    const { state, events, unclear, join } = tryAt(before, turnUp, {}, { opens: (at) => ({ ...opens(at), pool: [] }) });
    expect([state, events]).toEqual([before, []]);
    expect(unclear?.says).toBe('This card is turned face up, and no unseen card can be it.');
    const written = { ...before, open: [9], round: 5, chance: [7, 7, 7, 7] };
    expect(join(written)).toEqual({ state: written, mayBeDealtAnew: true });
  });
});

describe('a try with unseen cards', () => {
  const before = hiddenState({ hands: [[1], [_], [_]], chance: CHANCE });
  /** The next seat with a card above 50 plays; else seat 0 again. */
  const skip: Play = ({ hands }) => ({
    turn: Math.max(
      0,
      hands.findIndex(([card = 0]) => card > 50),
    ),
  });

  test('agrees with the turn of a seat that unseen cards can let play', () => {
    const { state, join } = tryAt(before, skip);
    expect(state.turn).toBe(0);
    for (const turn of [1, 2]) expect(join({ turn })).toEqual({ state: { ...state, turn }, mayBeDealtAnew: false });
    expect(join({ turn: 2, hands: [[1], [3], [_]] })?.state).toMatchObject({ turn: 2, hands: [[1], [3], [_]] });
  });

  test('does not lead to the turn of a seat that they can’t let play', () => {
    expect(tryAt({ ...before, hands: [[1], [_], [2]] }, skip).join({ turn: 2, hands: [[1], [_], [2]] })).toBeNull();
    expect(tryAt(before, skip).join({ turn: 1, round: 2 })).toBeNull();
  });

  test('may have ended the deal: then the table is as written, with the chance of the try', () => {
    const { state, join } = tryAt(before, skip, {}, { events: [{ kind: 'counted', points: 3 }] });
    const dealt = { hands: [[_], [_], [_]], round: 2, open: [9], turn: 1 };
    expect(join(dealt)).toEqual({ state: { ...before, ...dealt, chance: state.chance }, mayBeDealtAnew: true });
    expect(join({ turn: 0 })).toEqual({ state, mayBeDealtAnew: false });
  });
});
