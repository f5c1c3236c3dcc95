import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { game, typedGame } from '../../../src/games/spite-and-malice/index.ts';
import { codeOf } from '../../../src/games/spite-and-malice/pack.ts';
import type { CardMove, SpiteMove, SpiteState } from '../../../src/games/spite-and-malice/state.ts';
import { type FactChecks, type GivenReason, reasonChecker, untrueReasons } from '../facts.ts';

type SpiteReason = GivenReason<SpiteMove>;
/** The view of this game. */
const of = ({ view }: SpiteReason): SpiteState => view as SpiteState;

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const KING = 12;
/** A card by its code: its rank in words, the rank a joker was named, or none. */
function rankOf(code: string | undefined): string | undefined {
  const text = /^X=(.+)$/.exec(code ?? '')?.[1] ?? /^(.+)[SHDC]$/.exec(code ?? '')?.[1];
  return text && ({ A: 'ace', J: 'jack', Q: 'queen', K: 'king' }[text] ?? text);
}
/** Steps from an ace: the height of a centre pile that takes the card. */
const stepOf = (code: string | undefined): number => RANKS.indexOf(rankOf(code) ?? 'none');
const isJoker = (code: string): boolean => code.startsWith('X');
const top = (cards: readonly number[] | undefined): string | undefined => {
  const card = cards?.at(-1);
  return card === undefined || card < 0 ? undefined : codeOf(card);
};

const moved = (given: SpiteReason): CardMove | undefined =>
  given.move.type === 'move' ? given.move : undefined;
const goal = (given: SpiteReason, whose: number): string | undefined => top(of(given).goal[whose]);
const hand = (given: SpiteReason): string[] =>
  (of(given).hands[given.seat] ?? []).filter((card) => card >= 0).map(codeOf);
const sides = (given: SpiteReason) => of(given).side[given.seat] ?? [];
const isTo = (given: SpiteReason, zone: string): boolean => moved(given)?.to.zone === zone;
const isFrom = (given: SpiteReason, zone: string): boolean => moved(given)?.from.zone === zone;
/** The moved card. */
function card(given: SpiteReason): string {
  const from = moved(given)?.from;
  if (from?.zone === 'hand') return codeOf(from.card);
  if (from?.zone === 'goal') return goal(given, given.seat) ?? '';
  return from?.zone === 'side' ? (top(sides(given)[from.pile]) ?? '') : '';
}
/** Heights of the centre piles, before and after the move. */
const heights = (given: SpiteReason): number[] => of(given).centre.map(({ length }) => length);
const after = (given: SpiteReason): number[] =>
  heights(given).map((n, i) =>
    isTo(given, 'centre') && moved(given)?.to.pile === i ? (n === KING ? 0 : n + 1) : n,
  );
const target = (given: SpiteReason): number => heights(given)[moved(given)?.to.pile ?? 0] ?? 0;
/** The card beneath one that goes to the side. */
const under = (given: SpiteReason): string | undefined => top(sides(given)[moved(given)?.to.pile ?? 0]);
const ahead = (given: SpiteReason): number =>
  (of(given).goal[1 - given.seat]?.length ?? 0) - (of(given).goal[given.seat]?.length ?? 0);
const isQuiet = (given: SpiteReason): boolean => given.move.type === 'end' && !of(given).moved;

/** Whether a hand or side card can go to the centre next, by asking the engine after the move. */
function goesNext(given: SpiteReason, wanted: string, pile?: number): boolean {
  const chance = typedGame.play.deal(of(given).options, 1).chance;
  const state = typedGame.play.play({ ...of(given), chance }, given.seat, given.move).state;
  return typedGame.play
    .moves(state, given.seat)
    .some(
      (next) =>
        state.turn === given.seat &&
        next.type === 'move' &&
        next.to.zone === 'centre' &&
        (pile === undefined || next.to.pile === pile) &&
        next.from.zone !== 'goal' &&
        card({ ...given, view: state, move: next }) === wanted,
    );
}

const holds: FactChecks = {
  'goal-card': (given: SpiteReason) =>
    isFrom(given, 'goal') && given.facts['card'] === goal(given, given.seat),
  'ends-the-game': (given: SpiteReason) =>
    isQuiet(given) &&
    of(given).idle === 1 &&
    ahead(given) > 0 &&
    ahead(given) === given.facts['by'] &&
    typedGame.play.play(of(given), given.seat, given.move).state.turn === null,
  'clears-the-way': (given: SpiteReason) => {
    const mine = goal(given, given.seat);
    const left = stepOf(mine) - (target(given) + 1);
    return (
      isTo(given, 'centre') &&
      !isFrom(given, 'goal') &&
      left >= 0 &&
      left <= 2 &&
      left === given.facts['steps'] &&
      rankOf(mine) === given.facts['goal']
    );
  },
  blocks: (given: SpiteReason) => {
    const theirs = goal(given, 1 - given.seat);
    const step = stepOf(theirs);
    const isGone = heights(given).includes(step) && !after(given).includes(step);
    return isTo(given, 'centre') && isGone && rankOf(theirs) === given.facts['goal'];
  },
  'empties-pile': (given: SpiteReason) =>
    isFrom(given, 'side') && sides(given)[given.facts['pile'] as number]?.length === 1,
  'needs-new-pile': (given: SpiteReason) => {
    const mine = goal(given, given.seat);
    return (
      isTo(given, 'centre') &&
      target(given) === KING &&
      rankOf(mine) === given.facts['goal'] &&
      heights(given).every((n) => n > stepOf(mine))
    );
  },
  'follows-on': (given: SpiteReason) =>
    isTo(given, 'centre') &&
    (target(given) === KING) === given.facts['completes'] &&
    goesNext(given, given.facts['card'] as string, moved(given)?.to.pile),
  'digs-up': (given: SpiteReason) => {
    const from = moved(given)?.from;
    const below = from?.zone === 'side' ? top(sides(given)[from.pile]?.slice(0, -1)) : undefined;
    return below !== undefined && below === given.facts['card'] && goesNext(given, below);
  },
  'low-away': (given: SpiteReason) =>
    isTo(given, 'centre') &&
    isFrom(given, 'hand') &&
    ['ace', '2', '3'].includes(rankOf(card(given)) ?? '') &&
    given.facts['card'] === card(given),
  'makes-room': (given: SpiteReason) => {
    const held = hand(given).length;
    const isNow = of(given).options.refill === 'when-empty' && held === 1;
    return (
      isTo(given, 'centre') &&
      isFrom(given, 'hand') &&
      !isJoker(card(given)) &&
      of(given).stock.length > 0 &&
      held === given.facts['held'] &&
      isNow === given.facts['now']
    );
  },
  'runs-down': (given: SpiteReason) =>
    isTo(given, 'side') &&
    stepOf(card(given)) >= 0 &&
    stepOf(card(given)) === stepOf(under(given)) - 1 &&
    rankOf(under(given)) === given.facts['on'],
  'like-on-like': (given: SpiteReason) =>
    isTo(given, 'side') &&
    rankOf(card(given)) === given.facts['rank'] &&
    rankOf(under(given)) === given.facts['rank'],
  'begins-high': (given: SpiteReason) =>
    isTo(given, 'side') &&
    under(given) === undefined &&
    ['9', '10', 'jack', 'queen', 'king'].includes(rankOf(card(given)) ?? '') &&
    given.facts['card'] === card(given),
  'gives-nothing': (given: SpiteReason) => {
    const theirs = goal(given, 1 - given.seat);
    const isNear = heights(given).some((n) => stepOf(theirs) - n > 0 && stepOf(theirs) - n <= 3);
    return isNear && after(given).join() === heights(given).join() && rankOf(theirs) === given.facts['goal'];
  },
  'ends-ahead': (given: SpiteReason) =>
    isQuiet(given) && of(given).idle === 0 && ahead(given) > 0 && ahead(given) === given.facts['by'],
  'saves-joker': (given: SpiteReason) =>
    isTo(given, 'side') && !isJoker(card(given)) && hand(given).includes('X'),
};

test('every reason for a move in 500 decisions is true of the cards, and an only move has none', () => {
  const { wrong, checked } = untrueReasons(game, holds, 500);
  expect(wrong).toEqual([]);
  const seldom = Object.keys(holds).filter((id) => !checked[id]);
  expect(seldom.filter((id) => !RARE.includes(id))).toEqual([]);
});

const RARE = ['needs-new-pile', 'ends-the-game', 'ends-ahead', 'digs-up'];
const CODES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q'];
const upTo = (n: number, suit: string): string[] => CODES.slice(0, n).map((rank) => rank + suit);

/** Whether a reason is given at a table laid out for it, and is true there. */
const laid = reasonChecker(game, holds);

const to = (from: object, pile: number): JsonObject => ({
  type: 'move',
  from: from as JsonObject,
  to: { zone: 'centre', pile },
});
const goals = (mine: number, theirs: number): JsonObject => ({
  goal: [
    [`${mine}?`, '3H'],
    [`${theirs}?`, 'QH'],
  ],
});

test('ending a turn without a move wins for the seat that is ahead if the other did the same', () => {
  const hands = [['KD', '9D'], ['5?']];
  const end = { type: 'end' };
  expect(laid('ends-the-game', { ...goals(5, 8), hands, idle: 1 }, end)).toBe(true);
  expect(laid('ends-the-game', { ...goals(5, 8), hands, idle: 0 }, end)).toBe(false);
  expect(laid('ends-the-game', { ...goals(8, 5), hands, idle: 1 }, end)).toBe(false);
  expect(laid('ends-ahead', { ...goals(5, 8), hands, idle: 0 }, end)).toBe(true);
  expect(laid('ends-ahead', { ...goals(5, 8), hands, moved: true }, end)).toBe(false);
});

test('the reason that a card follows, or is uncovered, needs another card for the centre this turn', () => {
  const side = [
    [['5H', '4H'], [], [], []],
    [[], [], [], []],
  ];
  const table = {
    ...goals(5, 8),
    side,
    hands: [['4D', '5C', 'KS'], ['5?']],
    centre: [upTo(3, 'S'), [], [], []],
  };
  const [held, dug] = [to({ zone: 'hand', card: '4D' }, 0), to({ zone: 'side', pile: 0 }, 0)];
  expect([laid('follows-on', table, held), laid('digs-up', table, dug)]).toEqual([true, true]);
  const one = { centreMoves: 'one' };
  expect([laid('follows-on', table, held, one), laid('digs-up', table, dug, one)]).toEqual([false, false]);
});

test('the reason that a card blocks needs a goal card without another place', () => {
  const hands = [['QC', '9D'], ['5?']];
  const queen = to({ zone: 'hand', card: 'QC' }, 0);
  const centre = [upTo(11, 'S'), upTo(2, 'C'), [], []];
  expect(laid('blocks', { ...goals(5, 8), hands, centre }, queen)).toBe(true);
  const twice = [upTo(11, 'S'), upTo(11, 'C'), [], []];
  expect(laid('blocks', { ...goals(5, 8), hands, centre: twice }, queen)).toBe(false);
});

test('a completed pile makes room for a goal card below all other piles', () => {
  const centre = [upTo(12, 'S'), upTo(7, 'C'), upTo(5, 'D'), upTo(4, 'H')];
  const table = { ...goals(5, 8), hands: [['KD', '9D'], ['5?']], centre };
  expect(laid('needs-new-pile', table, to({ zone: 'hand', card: 'KD' }, 0))).toBe(true);
});

test('a hand isn’t filled again from an empty stock', () => {
  const table = { ...goals(5, 8), hands: [['4D', '9D'], ['5?']], centre: [upTo(3, 'S'), [], [], []] };
  const four = to({ zone: 'hand', card: '4D' }, 0);
  expect(laid('makes-room', table, four)).toBe(true);
  expect(laid('makes-room', { ...table, stock: [] }, four)).toBe(false);
});
