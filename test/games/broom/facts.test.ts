import { expect, test } from 'vitest';
import { game } from '../../../src/games/broom/index.ts';
import type { BroomOptions } from '../../../src/games/broom/options.ts';
import { PACK } from '../../../src/games/broom/pack.ts';
import type { BroomMove, BroomState } from '../../../src/games/broom/state.ts';
import { type FactChecks, type GivenReason, reasonChecker, untrueReasons } from '../facts.ts';

type BroomReason = GivenReason<BroomMove>;
type Items = readonly (readonly string[])[];

/** The view of this game. */
const of = ({ view }: BroomReason): BroomState => view as BroomState;
const codes = (cards: readonly number[] | undefined): string[] => (cards ?? []).map(PACK.code);
/** The value of a card by its code; 0 for a court and the Broom. */
const worthOf = (code: string): number =>
  code === 'BROOM' || /^[JQK][SHDC]$/.test(code)
    ? 0
    : code.startsWith('A')
      ? 1
      : Number(/^J?(\d+)/.exec(code)?.[1]);
const courtOf = (code: string): string | undefined => /^([JQK])[SHDC]$/.exec(code)?.[1];
const sum = (item: readonly string[]): number =>
  item.some((code) => worthOf(code) === 0) ? 0 : item.reduce((n, code) => n + worthOf(code), 0);
const isSpade = (code: string): boolean => /S$/.test(code);
const BIG = ['10D', '2S', 'J20', 'J15', 'J11'];

const table = (given: BroomReason): Items => of(given).table.map(({ cards }) => codes(cards));
const rest = (given: BroomReason): string[] =>
  codes(of(given).hands[given.seat]).filter((code) => code !== played(given));
const played = ({ move }: BroomReason): string => codes(move.cards)[0] ?? '';
/** The table cards that a move names, or all of them for a sweep. */
function namedCards(given: BroomReason): string[] {
  const { move } = given;
  if (move.type === 'sweep') return table(given).flat();
  return move.type === 'take' ? move.groups.flat(2).map((card) => PACK.code(card)) : [];
}
const same = (one: readonly string[], other: unknown): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...(other as string[])].sort());

/** Cards that aren't open: those of the other hands and of the stock. */
function unseen(given: BroomReason): string[] {
  const view = of(given);
  const seen = new Set([
    ...codes(view.hands[given.seat]),
    ...codes(view.table.flatMap(({ cards }) => cards)),
    ...codes(view.taken.flat()),
  ]);
  return codes(PACK.cards).filter((code) => !seen.has(code));
}

/** Every sum of some of these numbers. */
function sums(numbers: readonly number[]): ReadonlySet<number> {
  let all = new Set([0]);
  for (const n of numbers)
    all = new Set([...all, ...[...all].map((one) => one + n)].filter((one) => one <= 20));
  return all;
}

/** Whether a card takes an item of this table, by trying every sum of the rest. */
function takesItem(taker: string, item: readonly string[], others: Items, options: BroomOptions): boolean {
  if (taker === 'BROOM') return true;
  const courts = [courtOf(taker), courtOf(item[0] ?? '')];
  if (courts[0] || courts[1]) return courts[0] === courts[1];
  const missing = worthOf(taker) - sum(item);
  if (sum(item) === 0 || missing <= 0) return sum(item) > 0 && missing === 0;
  const mayJoin = (one: readonly string[]): boolean => options.sumWithCombined || one.length === 1;
  const joining = others.filter((one) => mayJoin(one) && sum(one) > 0).map(sum);
  return mayJoin(item) && sums(joining).has(missing);
}

const combined = (given: BroomReason) => of(given).table.filter(({ cards }) => cards.length > 1);
const isTaken = (given: BroomReason, cards: readonly number[]): boolean =>
  cards.every((card) => namedCards(given).includes(PACK.code(card)));
/** Seats that share a pile: partners sit opposite. */
const share = (given: BroomReason, a: number, b: number): boolean =>
  a === b || (of(given).options.partners === true && Math.abs(a - b) === 2);
const isBuilt = (given: BroomReason, worth: unknown, isWhose: (maker: number) => boolean): boolean =>
  given.move.type === 'take' &&
  combined(given).some(
    ({ cards, maker }) =>
      maker !== null && isWhose(maker) && sum(codes(cards)) === worth && isTaken(given, cards),
  );
const isEnd = (given: BroomReason): boolean =>
  of(given).stock.length === 0 && of(given).options.leftovers === 'last-taker';
const isPlaced = ({ move }: BroomReason): boolean => move.type === 'place';
const alike = (one: string, other: string): boolean =>
  one !== other &&
  (courtOf(one) ? courtOf(one) === courtOf(other) : worthOf(one) > 0 && worthOf(one) === worthOf(other));

const holds: FactChecks = {
  'catches-joker': (given: BroomReason) =>
    same(
      namedCards(given).filter((code) => /^J\d/.test(code)),
      given.facts['cards'],
    ),
  'joker-home': (given: BroomReason) =>
    given.move.type === 'take' && /^J\d/.test(played(given)) && played(given) === given.facts['card'],
  'takes-prize': (given: BroomReason) => {
    const prizes = namedCards(given).filter((code) => code === '10D' || code === '2S');
    return same(prizes, given.facts['cards']) && given.facts['points'] === 2 * prizes.length;
  },
  'takes-own': (given: BroomReason) => isBuilt(given, given.facts['worth'], (maker) => maker === given.seat),
  'takes-theirs': (given: BroomReason) =>
    !share(given, given.facts['maker'] as number, given.seat) &&
    isBuilt(given, given.facts['worth'], (maker) => maker === given.facts['maker']),
  'takes-partners': (given: BroomReason) =>
    given.facts['maker'] === (given.seat + 2) % 4 &&
    of(given).options.partners === true &&
    isBuilt(given, given.facts['worth'], (maker) => maker === given.facts['maker']),
  'big-catch': (given: BroomReason) =>
    namedCards(given).length >= 3 && namedCards(given).length === given.facts['cards'],
  'takes-spades': (given: BroomReason) =>
    of(given).options.point === 'spade' && same(namedCards(given).filter(isSpade), given.facts['cards']),
  builds: (given: BroomReason) => {
    const { move, facts } = given;
    const taker = facts['taker'] as string;
    const made = move.type === 'combine' ? sum([played(given), ...codes(move.with.flat())]) : 0;
    return made === facts['worth'] && worthOf(taker) === made && rest(given).includes(taker);
  },
  'keeps-taker': (given: BroomReason) => {
    const cards = given.facts['cards'] as string[];
    const left = rest(given);
    const paired = left.filter((one) => left.some((other) => alike(one, other)));
    return isEnd(given) && isPlaced(given) && cards.length > 1 && same(paired, cards);
  },
  'waits-for': (given: BroomReason) => {
    const [kept, awaited] = [given.facts['kept'] as string[], given.facts['awaited'] as string[]];
    const after = [...table(given), [played(given)]];
    const takers = rest(given).filter((code) => code !== 'BROOM');
    const takes = (taker: string, code: string): boolean =>
      takesItem(taker, [code], after, of(given).options);
    const all = unseen(given).filter((code) => takers.some((taker) => takes(taker, code)));
    const useful = takers.filter((taker) => all.some((code) => takes(taker, code)));
    return isEnd(given) && isPlaced(given) && same(all, awaited) && same(useful, kept);
  },
  'build-can-wait': (given: BroomReason) => {
    const { facts, move, seat } = given;
    const mine = combined(given).find(
      ({ cards, maker }) => maker === seat && sum(codes(cards)) === facts['worth'],
    );
    if (!mine || isTaken(given, mine.cards)) return false;
    const used = move.type === 'combine' ? [...move.with, ...move.also.flat()] : [];
    const left = table(given).filter(
      (item) =>
        !same(item, codes(mine.cards)) &&
        !item.every((code) => namedCards(given).includes(code)) &&
        !used.some((name) => same(codes(name), item)),
    );
    const made =
      move.type === 'combine'
        ? [[played(given), ...codes(move.with.flat())], ...move.also.map((names) => codes(names.flat()))]
        : isPlaced(given)
          ? [[played(given)]]
          : [];
    const takers = unseen(given).filter((code) =>
      takesItem(code, codes(mine.cards), [...left, ...made], of(given).options),
    );
    return (
      same(takers, facts['broom'] === true ? ['BROOM'] : []) &&
      rest(given).includes(facts['holder'] as string) &&
      worthOf(facts['holder'] as string) === facts['worth']
    );
  },
  'for-the-broom': (given: BroomReason) =>
    isPlaced(given) &&
    rest(given).includes('BROOM') &&
    BIG.includes(played(given)) &&
    given.facts['card'] === played(given),
  'leftovers-home': (given: BroomReason) =>
    isEnd(given) &&
    isPlaced(given) &&
    of(given).lastTaker === given.facts['taker'] &&
    share(given, of(given).lastTaker ?? -1, given.seat) &&
    given.says.startsWith(of(given).lastTaker === given.seat ? 'You' : 'Your partner') &&
    BIG.includes(played(given)) &&
    given.facts['card'] === played(given),
  'builds-next': (given: BroomReason) => {
    const [on, taker] = [given.facts['on'] as string, given.facts['taker'] as string];
    const makes = worthOf(on) + worthOf(played(given));
    return (
      isPlaced(given) &&
      on !== taker &&
      [on, taker].every((code) => rest(given).includes(code)) &&
      worthOf(on) > 0 &&
      worthOf(played(given)) > 0 &&
      makes === worthOf(taker) &&
      makes === given.facts['makes']
    );
  },
  'nobody-takes': (given: BroomReason) =>
    isPlaced(given) &&
    given.facts['card'] === played(given) &&
    unseen(given).length > 0 &&
    !unseen(given).some((code) => takesItem(code, [played(given)], table(given), of(given).options)),
  'takes-something': (given: BroomReason) =>
    namedCards(given).length > 0 && namedCards(given).length === given.facts['cards'],
  'puts-down-harmless': (given: BroomReason) =>
    isPlaced(given) &&
    given.facts['card'] === played(given) &&
    !isSpade(played(given)) &&
    ![...BIG, 'BROOM'].includes(played(given)) &&
    !(of(given).options.point === 'ace' && played(given).startsWith('A')),
};

/** Whether a reason is given at a table laid out for it, and is true there. */
const laid = reasonChecker(game, holds);

test('every reason for a move in 500 decisions is true of the cards, and an only move has none', () => {
  const { wrong, checked } = untrueReasons(game, holds, 500);
  expect(wrong).toEqual([]);
  const seldom = Object.keys(holds).filter((id) => !checked[id]);
  expect(seldom.filter((id) => !RARE.includes(id))).toEqual([]);
});

const RARE = ['takes-partners', 'leftovers-home', 'build-can-wait', 'for-the-broom', 'catches-joker'];
const PAIRS = { seats: 4, partners: true };

test('the rare reasons are true of tables laid out for them', () => {
  const four = [['6C', '9H'], ['2?'], ['2?'], ['2?']];
  const build = { hands: four, table: ['5C+AS', 'KD'], builders: { '5C+AS': 2 } };
  const take = { type: 'take', cards: ['6C'], groups: [['5C+AS']] };
  expect(laid('takes-partners', build, take, PAIRS)).toBe(true);
  const joker = { type: 'place', cards: ['J20'] };
  const hands = [['J20', '4C'], ['2?'], ['2?'], ['2?']];
  const last = { hands, table: ['8C'], stock: [], lastTaker: 2 };
  expect(laid('leftovers-home', last, joker, PAIRS)).toBe(true);
  expect(laid('leftovers-home', last, joker, { ...PAIRS, leftovers: 'nobody' })).toBe(false);
  const broom = { hands: [['J20', 'BROOM', '4C'], ['3?']], table: ['8C'] };
  expect(laid('for-the-broom', broom, joker)).toBe(true);
  const fifteen = { hands: [['J20', '5C'], ['2?']], table: ['J15', '5D', '3D'] };
  const hunt = { type: 'take', cards: ['J20'], groups: [['J15', '5D']] };
  expect(laid('catches-joker', fifteen, hunt)).toBe(true);
});

test('a build can wait only if no unseen card takes it, in a sum included', () => {
  const lies = { hands: [['J11', '4C'], ['3?']], table: ['10C+AS', '4H'], builders: { '10C+AS': 0 } };
  const take = { type: 'take', cards: ['4C'], groups: [['4H']] };
  const place = { type: 'place', cards: ['4C'] };
  expect(laid('build-can-wait', lies, take)).toBe(true);
  // The 15 takes it with a 4 that stays on the table, where combined cards join sums.
  expect(laid('build-can-wait', lies, place)).toBe(false);
  expect(laid('build-can-wait', lies, place, { sumWithCombined: false })).toBe(true);
});

test('with a point for each ace, an ace isn’t called harmless', () => {
  const table = { hands: [['AC', '9H'], ['2?']], table: ['KD'] };
  const ace = { type: 'place', cards: ['AC'] };
  expect(laid('puts-down-harmless', table, ace)).toBe(true);
  expect(laid('puts-down-harmless', table, ace, { point: 'ace' })).toBe(false);
});
