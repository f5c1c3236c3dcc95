import { expect, test } from 'vitest';
import { typedGame as game, game as untypedGame } from '../../../src/games/lucky-number/index.ts';
import type { LuckyMove, LuckyState } from '../../../src/games/lucky-number/state.ts';
import { createRandom } from '../../../src/random/random.ts';
import { type FactChecks, type GivenReason, untrueReasons } from '../facts.ts';

type LuckyReason = GivenReason<LuckyMove>;

const packCodes = (state: LuckyState): string[] =>
  ['S', 'H', 'D', 'C']
    .flatMap((suit) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((r) => r + suit))
    .flatMap((one) => [one, one])
    .concat(new Array<string>(state.options.jokers).fill('X'));
const subtractCodes = (cards: readonly string[], removed: readonly string[]): string[] => {
  const remaining = [...cards];
  for (const card of removed) {
    const at = remaining.indexOf(card);
    if (at >= 0) remaining.splice(at, 1);
  }
  return remaining;
};
const rankOf = (code: string): string => (code === 'X' ? 'X' : code.slice(0, -1));
const suitOf = (code: string): string => (code === 'X' ? '' : code.slice(-1));
const sortCodes = (cards: unknown): string => [...(cards as string[])].sort().join();

/** The table as text: what the seat holds, lays and keeps, who comes next, and the result of the move. */
function readTable({ view, seat, move }: LuckyReason) {
  const state = view as LuckyState;
  const codes = (cards: readonly number[]): string[] => cards.map((card) => game.pack.code(card));
  const hand = codes(state.hands[seat] ?? []);
  const laidCodes =
    move.type === 'lay' || move.type === 'jump'
      ? codes(move.cards)
      : move.type === 'combine'
        ? codes([...move.cards, ...move.aces])
        : [];
  const seats = state.hands.length;
  const next = (seat + state.direction + seats) % seats;
  const seenCodes = [...hand, ...codes(state.pile)];
  return {
    state,
    laid: laidCodes,
    kept: subtractCodes(hand, laidCodes),
    next,
    nextHandSize: state.hands[next]?.length ?? 0,
    unseen: subtractCodes(packCodes(state), seenCodes),
    after: game.play.play({ ...state, chance: createRandom(1).state() }, seat, move).state,
    givesAnotherTurn: (card: string): boolean =>
      rankOf(card) === '7' ||
      (seats === 2 && (rankOf(card) === '8' || (rankOf(card) === 'K' && state.options.kingInTwo === 'again'))),
  };
}

/** The number of these cards that match a single card by rank or suit. */
const matchingCount = (card: string, cards: readonly string[]): number =>
  cards.filter((other) => rankOf(other) === rankOf(card) || (suitOf(card) !== '' && suitOf(other) === suitOf(card)))
    .length;

/** Whether the cards a reason names as kept are exactly the kept cards of these ranks. */
const keepsExactly = (reason: LuckyReason, ranks: readonly string[]): boolean =>
  sortCodes(reason.facts['kept']) === sortCodes(readTable(reason).kept.filter((card) => ranks.includes(rankOf(card))));

const COSTLY_RANKS = ['A', 'X'];
const ANSWERING_RANKS = ['A', '2', 'X'];

const FACT_CHECKS = {
  'last-card': (reason: LuckyReason) => {
    const { kept, laid, givesAnotherTurn } = readTable(reason);
    return reason.facts['kept'] === 0 && kept.length === 0 && laid.length === 1 && !givesAnotherTurn(laid[0] ?? '');
  },
  'combination-hurts': (reason: LuckyReason) => {
    const { cards, dice, to } = reason.facts;
    const { after, laid, next } = readTable(reason);
    return (
      cards === laid.length && after.owed?.by === 'dice' && after.owed.n === dice && after.turn === to && to === next
    );
  },
  'jumps-in': (reason: LuckyReason) =>
    reason.facts['kept'] === readTable(reason).kept.length && reason.move.type === 'jump',
  'sends-debt-on': (reason: LuckyReason) => {
    const { owed, adds, to } = reason.facts;
    const { state, after, next } = readTable(reason);
    return (
      state.owed?.n === owed && after.owed?.n === Number(owed) + Number(adds) && to === next && after.turn === next
    );
  },
  'hurts-leader': (reason: LuckyReason) => {
    const { left, owes, to } = reason.facts;
    const { after, next, nextHandSize } = readTable(reason);
    return nextHandSize === left && nextHandSize <= 3 && after.owed?.n === owes && to === next && after.turn === next;
  },
  'turns-away': (reason: LuckyReason) => {
    const { left, behind, to } = reason.facts;
    const { state, after, next, nextHandSize } = readTable(reason);
    const targetHandSize = state.hands[after.turn ?? next]?.length;
    return (
      nextHandSize === left &&
      targetHandSize === behind &&
      to === next &&
      after.turn !== next &&
      Number(left) < Number(behind)
    );
  },
  'skips-leader': (reason: LuckyReason) => {
    const { after, next, nextHandSize } = readTable(reason);
    return reason.facts['left'] === nextHandSize && reason.facts['to'] === next && after.turn !== next;
  },
  'names-most': (reason: LuckyReason) => {
    const { kept } = readTable(reason);
    const keptOfSuit = (one: unknown): number => kept.filter((card) => suitOf(card) === one).length;
    const otherSuits = ['S', 'H', 'D', 'C'].filter((one) => one !== reason.facts['suit']);
    return (
      keptOfSuit(reason.facts['suit']) === reason.facts['held'] &&
      otherSuits.every((one) => keptOfSuit(one) < Number(reason.facts['held']))
    );
  },
  'names-held': (reason: LuckyReason) => {
    const { kept, after } = readTable(reason);
    const suitCount = kept.filter((card) => suitOf(card) === reason.facts['suit']).length;
    return (
      suitCount === reason.facts['held'] &&
      suitCount > 0 &&
      (after.suit === reason.facts['suit'] || after.turn === null)
    );
  },
  'seven-in-time': (reason: LuckyReason) => {
    const { kept, laid, givesAnotherTurn, after } = readTable(reason);
    return (
      reason.facts['card'] === laid[0] &&
      reason.facts['kept'] === kept.length &&
      givesAnotherTurn(laid[0] ?? '') &&
      after.turn === reason.seat
    );
  },
  'another-turn': (reason: LuckyReason) => {
    const { laid, after } = readTable(reason);
    return reason.facts['card'] === laid[0] && after.turn === reason.seat;
  },
  'keeps-for-chains': (reason: LuckyReason) =>
    keepsExactly(reason, ANSWERING_RANKS) && readTable(reason).state.owed === null,
  'two-is-enough': (reason: LuckyReason) =>
    keepsExactly(reason, COSTLY_RANKS) && rankOf(readTable(reason).laid[0] ?? '') === '2',
  'small-debt': (reason: LuckyReason) => {
    const { state, after } = readTable(reason);
    const drawnCount = (after.hands[reason.seat]?.length ?? 0) - (state.hands[reason.seat]?.length ?? 0);
    return keepsExactly(reason, COSTLY_RANKS) && reason.facts['owed'] === state.owed?.n && drawnCount <= 3;
  },
  'keeps-one-suit': (reason: LuckyReason) => {
    const { kept } = readTable(reason);
    return kept.length === reason.facts['kept'] && kept.every((card) => suitOf(card) === reason.facts['suit']);
  },
  'last-fits': (reason: LuckyReason) => {
    const { kept, unseen, laid } = readTable(reason);
    const { kept: lastKept, fits, less } = reason.facts;
    const [lastMatches, laidMatches] = [matchingCount(String(lastKept), unseen), matchingCount(laid[0] ?? '', unseen)];
    return kept.join() === lastKept && lastMatches === fits && laidMatches === less && lastMatches > laidMatches;
  },
  'can-follow': (reason: LuckyReason) => {
    const { kept, laid } = readTable(reason);
    return matchingCount(laid[0] ?? '', kept) === reason.facts['follow'];
  },
  'few-like-it': (reason: LuckyReason) => {
    const { unseen, laid, nextHandSize } = readTable(reason);
    const copies = unseen.filter((card) => rankOf(card) === rankOf(laid[0] ?? '')).length;
    return copies === reason.facts['unseen'] && copies <= 2 && nextHandSize === reason.facts['left'];
  },
} satisfies FactChecks;

test('each reason is true of the cards', { timeout: 120_000 }, () => {
  const { wrong, checked } = untrueReasons(untypedGame, FACT_CHECKS, 2000);
  expect(wrong).toEqual([]);
  expect(Object.keys(checked).sort()).toEqual(Object.keys(FACT_CHECKS).sort());
});
