import { expect, test } from 'vitest';
import { game as erased, typedGame as game } from '../../../src/games/lucky-number/index.ts';
import type { LuckyMove, LuckyState } from '../../../src/games/lucky-number/state.ts';
import { createRandom } from '../../../src/random/random.ts';
import { type FactChecks, type GivenReason, untrueReasons } from '../facts.ts';

type LuckyReason = GivenReason<LuckyMove>;

const pack = (state: LuckyState): string[] =>
  ['S', 'H', 'D', 'C']
    .flatMap((suit) =>
      ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((r) => r + suit),
    )
    .flatMap((one) => [one, one])
    .concat(new Array<string>(state.options.jokers).fill('X'));
const minus = (cards: readonly string[], gone: readonly string[]): string[] => {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};
const rank = (code: string): string => (code === 'X' ? 'X' : code.slice(0, -1));
const suit = (code: string): string => (code === 'X' ? '' : code.slice(-1));
const sorted = (cards: unknown): string => [...(cards as string[])].sort().join();

/** The table as text: what the seat holds, lays and keeps, who comes next, and the result of the move. */
function read({ view, seat, move }: LuckyReason) {
  const state = view as LuckyState;
  const codes = (cards: readonly number[]): string[] => cards.map((card) => game.pack.code(card));
  const hand = codes(state.hands[seat] ?? []);
  const laid =
    move.type === 'lay' || move.type === 'jump'
      ? codes(move.cards)
      : move.type === 'combine'
        ? codes([...move.cards, ...move.aces])
        : [];
  const seats = state.hands.length;
  const next = (seat + state.direction + seats) % seats;
  const seen = [...hand, ...codes(state.pile)];
  return {
    state,
    laid,
    kept: minus(hand, laid),
    next,
    left: state.hands[next]?.length ?? 0,
    unseen: minus(pack(state), seen),
    after: game.play.play({ ...state, chance: createRandom(1).state() }, seat, move).state,
    again: (card: string): boolean =>
      rank(card) === '7' ||
      (seats === 2 && (rank(card) === '8' || (rank(card) === 'K' && state.options.kingInTwo === 'again'))),
  };
}

/** A single card laid, and how many others of these match it by rank or suit. */
const matching = (card: string, cards: readonly string[]): number =>
  cards.filter((other) => rank(other) === rank(card) || (suit(card) !== '' && suit(other) === suit(card)))
    .length;

/** Whether the named cards are exactly the kept ones of such ranks. */
const keeps = (given: LuckyReason, ranks: readonly string[]): boolean =>
  sorted(given.facts['kept']) === sorted(read(given).kept.filter((card) => ranks.includes(rank(card))));

const COSTLY = ['A', 'X'];
const ANSWERS = ['A', '2', 'X'];

const HOLDS = {
  'last-card': (given: LuckyReason) => {
    const { kept, laid, again } = read(given);
    return given.facts['kept'] === 0 && kept.length === 0 && laid.length === 1 && !again(laid[0] ?? '');
  },
  'combination-hurts': (given: LuckyReason) => {
    const { cards, dice, to } = given.facts;
    const { after, laid, next } = read(given);
    return (
      cards === laid.length &&
      after.owed?.by === 'dice' &&
      after.owed.n === dice &&
      after.turn === to &&
      to === next
    );
  },
  'jumps-in': (given: LuckyReason) =>
    given.facts['kept'] === read(given).kept.length && given.move.type === 'jump',
  'sends-debt-on': (given: LuckyReason) => {
    const { owed, adds, to } = given.facts;
    const { state, after, next } = read(given);
    return (
      state.owed?.n === owed &&
      after.owed?.n === Number(owed) + Number(adds) &&
      to === next &&
      after.turn === next
    );
  },
  'hurts-leader': (given: LuckyReason) => {
    const { left, owes, to } = given.facts;
    const { after, next, left: has } = read(given);
    return has === left && has <= 3 && after.owed?.n === owes && to === next && after.turn === next;
  },
  'turns-away': (given: LuckyReason) => {
    const { left, behind, to } = given.facts;
    const { state, after, next, left: has } = read(given);
    const before = state.hands[after.turn ?? next]?.length;
    return (
      has === left && before === behind && to === next && after.turn !== next && Number(left) < Number(behind)
    );
  },
  'skips-leader': (given: LuckyReason) => {
    const { after, next, left } = read(given);
    return given.facts['left'] === left && given.facts['to'] === next && after.turn !== next;
  },
  'names-most': (given: LuckyReason) => {
    const { kept } = read(given);
    const of = (one: unknown): number => kept.filter((card) => suit(card) === one).length;
    const others = ['S', 'H', 'D', 'C'].filter((one) => one !== given.facts['suit']);
    return (
      of(given.facts['suit']) === given.facts['held'] &&
      others.every((one) => of(one) < Number(given.facts['held']))
    );
  },
  'names-held': (given: LuckyReason) => {
    const { kept, after } = read(given);
    const n = kept.filter((card) => suit(card) === given.facts['suit']).length;
    return n === given.facts['held'] && n > 0 && (after.suit === given.facts['suit'] || after.turn === null);
  },
  'seven-in-time': (given: LuckyReason) => {
    const { kept, laid, again, after } = read(given);
    return (
      given.facts['card'] === laid[0] &&
      given.facts['kept'] === kept.length &&
      again(laid[0] ?? '') &&
      after.turn === given.seat
    );
  },
  'another-turn': (given: LuckyReason) => {
    const { laid, after } = read(given);
    return given.facts['card'] === laid[0] && after.turn === given.seat;
  },
  'keeps-for-chains': (given: LuckyReason) => keeps(given, ANSWERS) && read(given).state.owed === null,
  'two-is-enough': (given: LuckyReason) => keeps(given, COSTLY) && rank(read(given).laid[0] ?? '') === '2',
  'small-debt': (given: LuckyReason) => {
    const { state, after } = read(given);
    const drawn = (after.hands[given.seat]?.length ?? 0) - (state.hands[given.seat]?.length ?? 0);
    return keeps(given, COSTLY) && given.facts['owed'] === state.owed?.n && drawn <= 3;
  },
  'keeps-one-suit': (given: LuckyReason) => {
    const { kept } = read(given);
    return kept.length === given.facts['kept'] && kept.every((card) => suit(card) === given.facts['suit']);
  },
  'last-fits': (given: LuckyReason) => {
    const { kept, unseen, laid } = read(given);
    const { kept: last, fits, less } = given.facts;
    const [a, b] = [matching(String(last), unseen), matching(laid[0] ?? '', unseen)];
    return kept.join() === last && a === fits && b === less && a > b;
  },
  'can-follow': (given: LuckyReason) => {
    const { kept, laid } = read(given);
    return matching(laid[0] ?? '', kept) === given.facts['follow'];
  },
  'few-like-it': (given: LuckyReason) => {
    const { unseen, laid, left } = read(given);
    const like = unseen.filter((card) => rank(card) === rank(laid[0] ?? '')).length;
    return like === given.facts['unseen'] && like <= 2 && left === given.facts['left'];
  },
} satisfies FactChecks;

test('each reason is true of the cards', { timeout: 120_000 }, () => {
  const { wrong, checked } = untrueReasons(erased, HOLDS, 2000);
  expect(wrong).toEqual([]);
  expect(Object.keys(checked).sort()).toEqual(Object.keys(HOLDS).sort());
});
