import { expect, test } from 'vitest';
import { game } from '../../../src/games/broom/index.ts';
import type { BroomOptions } from '../../../src/games/broom/options.ts';
import { PACK } from '../../../src/games/broom/pack.ts';
import type { BroomMove, BroomState } from '../../../src/games/broom/state.ts';
import { type FactChecks, type GivenReason, reasonChecker, untrueReasons } from '../facts.ts';

type BroomReason = GivenReason<BroomMove>;
type Items = readonly (readonly string[])[];

/** Returns the view of the reason, typed as a state of Broom. */
const viewOf = ({ view }: BroomReason): BroomState => view as BroomState;
const codes = (cards: readonly number[] | undefined): string[] => (cards ?? []).map(PACK.code);
/** The value of a card by its code; 0 for a court and the Broom. */
const worthOf = (code: string): number =>
  code === 'BROOM' || /^[JQK][SHDC]$/.test(code) ? 0 : code.startsWith('A') ? 1 : Number(/^J?(\d+)/.exec(code)?.[1]);
const courtOf = (code: string): string | undefined => /^([JQK])[SHDC]$/.exec(code)?.[1];
const sum = (item: readonly string[]): number =>
  item.some((code) => worthOf(code) === 0) ? 0 : item.reduce((n, code) => n + worthOf(code), 0);
const isSpade = (code: string): boolean => /S$/.test(code);
const PRIZE_CODES = ['10D', '2S', 'J20', 'J15', 'J11'];

const table = (reason: BroomReason): Items => viewOf(reason).table.map(({ cards }) => codes(cards));
const handLeft = (reason: BroomReason): string[] =>
  codes(viewOf(reason).hands[reason.seat]).filter((code) => code !== playedCard(reason));
const playedCard = ({ move }: BroomReason): string => codes(move.cards)[0] ?? '';
/** The table cards that a move names, or all of them for a sweep. */
function namedCards(reason: BroomReason): string[] {
  const { move } = reason;
  if (move.type === 'sweep') return table(reason).flat();
  return move.type === 'take' ? move.groups.flat(2).map((card) => PACK.code(card)) : [];
}
const haveSameCards = (one: readonly string[], other: unknown): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...(other as string[])].sort());

/** Cards that aren't open: those of the other hands and of the stock. */
function unseen(reason: BroomReason): string[] {
  const view = viewOf(reason);
  const seenCards = new Set([
    ...codes(view.hands[reason.seat]),
    ...codes(view.table.flatMap(({ cards }) => cards)),
    ...codes(view.taken.flat()),
  ]);
  return codes(PACK.cards).filter((code) => !seenCards.has(code));
}

/** Every sum of some of these numbers. */
function sums(numbers: readonly number[]): ReadonlySet<number> {
  let reachedSums = new Set([0]);
  for (const n of numbers)
    reachedSums = new Set(
      [...reachedSums, ...[...reachedSums].map((total) => total + n)].filter((total) => total <= 20),
    );
  return reachedSums;
}

/** Whether a card takes an item of this table, by trying every sum of the rest. */
function takesItem(taker: string, item: readonly string[], otherItems: Items, options: BroomOptions): boolean {
  if (taker === 'BROOM') return true;
  const courts = [courtOf(taker), courtOf(item[0] ?? '')];
  if (courts[0] || courts[1]) return courts[0] === courts[1];
  const missing = worthOf(taker) - sum(item);
  if (sum(item) === 0 || missing <= 0) return sum(item) > 0 && missing === 0;
  const mayJoin = (one: readonly string[]): boolean => options.sumWithCombined || one.length === 1;
  const joining = otherItems.filter((one) => mayJoin(one) && sum(one) > 0).map(sum);
  return mayJoin(item) && sums(joining).has(missing);
}

/** Whether the card played could take something from the table. */
const couldTake = (reason: BroomReason): boolean =>
  table(reason).some((item, i) =>
    takesItem(playedCard(reason), item, table(reason).toSpliced(i, 1), viewOf(reason).options),
  );

const combined = (reason: BroomReason) => viewOf(reason).table.filter(({ cards }) => cards.length > 1);
/** Unseen cards that could take an item of these. */
const unseenTakers = (reason: BroomReason, item: readonly string[], items: Items): readonly string[] => {
  const otherItems = items.filter((one) => !haveSameCards(one, item));
  return unseen(reason).filter((code) => takesItem(code, item, otherItems, viewOf(reason).options));
};
const isTaken = (reason: BroomReason, cards: readonly number[]): boolean =>
  cards.every((card) => namedCards(reason).includes(PACK.code(card)));
/** Seats that share a pile: partners sit opposite. */
const areTogether = (reason: BroomReason, a: number, b: number): boolean =>
  a === b || (viewOf(reason).options.partners === true && Math.abs(a - b) === 2);
const isBuilt = (reason: BroomReason, value: unknown, isWhose: (maker: number) => boolean): boolean =>
  reason.move.type === 'take' &&
  combined(reason).some(
    ({ cards, maker }) => maker !== null && isWhose(maker) && sum(codes(cards)) === value && isTaken(reason, cards),
  );
const isEnd = (reason: BroomReason): boolean =>
  viewOf(reason).stock.length === 0 && viewOf(reason).options.leftovers === 'last-taker';
const isPlaced = ({ move }: BroomReason): boolean => move.type === 'place';
const areAlike = (one: string, other: string): boolean =>
  one !== other &&
  (courtOf(one) ? courtOf(one) === courtOf(other) : worthOf(one) > 0 && worthOf(one) === worthOf(other));

const factChecks: FactChecks = {
  'catches-joker': (reason: BroomReason) =>
    haveSameCards(
      namedCards(reason).filter((code) => /^J\d/.test(code)),
      reason.facts['cards'],
    ),
  'joker-home': (reason: BroomReason) =>
    reason.says.includes('keep it') === handLeft(reason).length > 0 &&
    reason.says.includes('leftovers') ===
      (handLeft(reason).length > 0 && viewOf(reason).options.leftovers === 'nobody') &&
    reason.move.type === 'take' &&
    /^J\d/.test(playedCard(reason)) &&
    playedCard(reason) === reason.facts['card'],
  'takes-prize': (reason: BroomReason) => {
    const prizes = namedCards(reason).filter((code) => code === '10D' || code === '2S');
    return haveSameCards(prizes, reason.facts['cards']) && reason.facts['points'] === 2 * prizes.length;
  },
  'takes-own': (reason: BroomReason) => {
    const ownItems = combined(reason).filter(({ cards, maker }) => maker === reason.seat && isTaken(reason, cards));
    const isWanted = ownItems.some(({ cards }) => unseenTakers(reason, codes(cards), table(reason)).length > 0);
    return (
      isBuilt(reason, reason.facts['worth'], (maker) => maker === reason.seat) &&
      (isWanted || !reason.says.includes('another player'))
    );
  },
  'takes-theirs': (reason: BroomReason) =>
    !areTogether(reason, reason.facts['maker'] as number, reason.seat) &&
    isBuilt(reason, reason.facts['worth'], (maker) => maker === reason.facts['maker']),
  'takes-partners': (reason: BroomReason) =>
    reason.facts['maker'] === (reason.seat + 2) % 4 &&
    viewOf(reason).options.partners === true &&
    isBuilt(reason, reason.facts['worth'], (maker) => maker === reason.facts['maker']),
  'big-catch': (reason: BroomReason) =>
    namedCards(reason).length >= 3 && namedCards(reason).length === reason.facts['cards'],
  'takes-spades': (reason: BroomReason) =>
    viewOf(reason).options.point === 'spade' &&
    haveSameCards(namedCards(reason).filter(isSpade), reason.facts['cards']),
  builds: (reason: BroomReason) => {
    const { move, facts } = reason;
    const taker = facts['taker'] as string;
    const madeSum = move.type === 'combine' ? sum([playedCard(reason), ...codes(move.with.flat())]) : 0;
    return madeSum === facts['worth'] && worthOf(taker) === madeSum && handLeft(reason).includes(taker);
  },
  'keeps-taker': (reason: BroomReason) => {
    const cards = reason.facts['cards'] as string[];
    const handAfter = handLeft(reason);
    const pairedCodes = handAfter.filter((code) => handAfter.some((otherCode) => areAlike(code, otherCode)));
    return isEnd(reason) && isPlaced(reason) && cards.length > 1 && haveSameCards(pairedCodes, cards);
  },
  'waits-for': (reason: BroomReason) => {
    const [keptCodes, awaited] = [reason.facts['kept'] as string[], reason.facts['awaited'] as string[]];
    const tableAfter = [...table(reason), [playedCard(reason)]];
    const takers = handLeft(reason);
    const canTake = (taker: string, code: string): boolean =>
      takesItem(taker, [code], tableAfter, viewOf(reason).options);
    const awaitedCodes = unseen(reason).filter((code) => takers.some((taker) => canTake(taker, code)));
    const usefulTakers = takers.filter((taker) => awaitedCodes.some((code) => canTake(taker, code)));
    return (
      isEnd(reason) &&
      isPlaced(reason) &&
      !takers.includes('BROOM') &&
      haveSameCards(awaitedCodes, awaited) &&
      haveSameCards(usefulTakers, keptCodes)
    );
  },
  'build-can-wait': (reason: BroomReason) => {
    const { facts, move, seat } = reason;
    const ownItem = combined(reason).find(({ cards, maker }) => maker === seat && sum(codes(cards)) === facts['worth']);
    if (!ownItem || isTaken(reason, ownItem.cards)) return false;
    const usedNames = move.type === 'combine' ? [...move.with, ...move.also.flat()] : [];
    const itemsLeft = table(reason).filter(
      (item) =>
        !haveSameCards(item, codes(ownItem.cards)) &&
        !item.every((code) => namedCards(reason).includes(code)) &&
        !usedNames.some((name) => haveSameCards(codes(name), item)),
    );
    const newItems =
      move.type === 'combine'
        ? [[playedCard(reason), ...codes(move.with.flat())], ...move.also.map((names) => codes(names.flat()))]
        : isPlaced(reason)
          ? [[playedCard(reason)]]
          : [];
    const takers = unseenTakers(reason, codes(ownItem.cards), [...itemsLeft, ...newItems]);
    return (
      haveSameCards(takers, facts['broom'] === true ? ['BROOM'] : []) &&
      handLeft(reason).includes(facts['holder'] as string) &&
      worthOf(facts['holder'] as string) === facts['worth']
    );
  },
  'for-the-broom': (reason: BroomReason) =>
    isPlaced(reason) &&
    handLeft(reason).includes('BROOM') &&
    PRIZE_CODES.includes(playedCard(reason)) &&
    reason.facts['card'] === playedCard(reason),
  'leftovers-home': (reason: BroomReason) =>
    isEnd(reason) &&
    isPlaced(reason) &&
    viewOf(reason).lastTaker === reason.facts['taker'] &&
    areTogether(reason, viewOf(reason).lastTaker ?? -1, reason.seat) &&
    reason.says.startsWith(viewOf(reason).lastTaker === reason.seat ? 'You' : 'Your partner') &&
    PRIZE_CODES.includes(playedCard(reason)) &&
    reason.facts['card'] === playedCard(reason),
  'builds-next': (reason: BroomReason) => {
    const [on, taker] = [reason.facts['on'] as string, reason.facts['taker'] as string];
    const sumOnTop = worthOf(on) + worthOf(playedCard(reason));
    return (
      isPlaced(reason) &&
      on !== taker &&
      [on, taker].every((code) => handLeft(reason).includes(code)) &&
      worthOf(on) > 0 &&
      worthOf(playedCard(reason)) > 0 &&
      sumOnTop === worthOf(taker) &&
      sumOnTop === reason.facts['makes']
    );
  },
  'nobody-takes': (reason: BroomReason) =>
    isPlaced(reason) &&
    reason.facts['card'] === playedCard(reason) &&
    unseen(reason).length > 0 &&
    !PRIZE_CODES.includes(playedCard(reason)) &&
    !couldTake(reason) &&
    !unseen(reason).some((code) => takesItem(code, [playedCard(reason)], table(reason), viewOf(reason).options)),
  'takes-something': (reason: BroomReason) =>
    [1, 2].includes(namedCards(reason).length) && namedCards(reason).length === reason.facts['cards'],
  'puts-down-harmless': (reason: BroomReason) =>
    isPlaced(reason) &&
    reason.facts['card'] === playedCard(reason) &&
    !isSpade(playedCard(reason)) &&
    !couldTake(reason) &&
    ![...PRIZE_CODES, 'BROOM'].includes(playedCard(reason)) &&
    !(viewOf(reason).options.point === 'ace' && playedCard(reason).startsWith('A')),
};

/** Whether a reason is given at a table laid out for it, and is true there. */
const isTrueAt = reasonChecker(game, factChecks);

test('every reason for a move in 500 decisions is true of the cards, and an only move has none', () => {
  const { wrong, checked } = untrueReasons(game, factChecks, 500);
  expect(wrong).toEqual([]);
  const seldom = Object.keys(factChecks).filter((id) => !checked[id]);
  expect(seldom.filter((id) => !RARE_REASONS.includes(id))).toEqual([]);
});

const RARE_REASONS = ['takes-partners', 'leftovers-home', 'build-can-wait', 'for-the-broom', 'catches-joker'];
const PARTNER_OPTIONS = { seats: 4, partners: true };

test('the rare reasons are true of tables laid out for them', () => {
  const fourHands = [['6C', '9H'], ['2?'], ['2?'], ['2?']];
  const partnerBuild = { hands: fourHands, table: ['5C+AS', 'KD'], builders: { '5C+AS': 2 } };
  const take = { type: 'take', cards: ['6C'], groups: [['5C+AS']] };
  expect(isTrueAt('takes-partners', partnerBuild, take, PARTNER_OPTIONS)).toBe(true);
  const placeJoker = { type: 'place', cards: ['J20'] };
  const hands = [['J20', '4C'], ['2?'], ['2?'], ['2?']];
  const lastPosition = { hands, table: ['8C'], stock: [], lastTaker: 2 };
  expect(isTrueAt('leftovers-home', lastPosition, placeJoker, PARTNER_OPTIONS)).toBe(true);
  expect(isTrueAt('leftovers-home', lastPosition, placeJoker, { ...PARTNER_OPTIONS, leftovers: 'nobody' })).toBe(false);
  const broomInHand = { hands: [['J20', 'BROOM', '4C'], ['3?']], table: ['8C'] };
  expect(isTrueAt('for-the-broom', broomInHand, placeJoker)).toBe(true);
  const jokerOnTable = { hands: [['J20', '5C'], ['2?']], table: ['J15', '5D', '3D'] };
  const takeJoker = { type: 'take', cards: ['J20'], groups: [['J15', '5D']] };
  expect(isTrueAt('catches-joker', jokerOnTable, takeJoker)).toBe(true);
});

test('a build can wait only if no unseen card takes it, in a sum included', () => {
  const position = { hands: [['J11', '4C'], ['3?']], table: ['10C+AS', '4H'], builders: { '10C+AS': 0 } };
  const take = { type: 'take', cards: ['4C'], groups: [['4H']] };
  const place = { type: 'place', cards: ['4C'] };
  expect(isTrueAt('build-can-wait', position, take)).toBe(true);
  // The 15 takes it with a 4 that stays on the table, where combined cards join sums.
  expect(isTrueAt('build-can-wait', position, place)).toBe(false);
  expect(isTrueAt('build-can-wait', position, place, { sumWithCombined: false })).toBe(true);
});

test('with a point for each ace, an ace isn’t called harmless', () => {
  const table = { hands: [['AC', '9H'], ['2?']], table: ['KD'] };
  const ace = { type: 'place', cards: ['AC'] };
  expect(isTrueAt('puts-down-harmless', table, ace)).toBe(true);
  expect(isTrueAt('puts-down-harmless', table, ace, { point: 'ace' })).toBe(false);
});

test('a joker kept to the end is lost with the leftovers only where those count for nobody', () => {
  const table = { hands: [['J11', '9H'], ['2?']], table: ['10C', 'AC'] };
  const take = { type: 'take', cards: ['J11'], groups: [['10C', 'AC']] };
  expect(isTrueAt('joker-home', table, take)).toBe(true);
  expect(isTrueAt('joker-home', table, take, { leftovers: 'nobody' })).toBe(true);
});
