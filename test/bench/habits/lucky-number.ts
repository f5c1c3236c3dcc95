import { type Card, suitOf } from '../../../src/cards/card.ts';
import { EIGHT, isAce, isJack, isJoker, KING, rank, SEVEN, TWO } from '../../../src/games/lucky-number/pack.ts';
import { type LuckyMove, type LuckyState, seatAfter } from '../../../src/games/lucky-number/state.ts';
import { tips } from '../../games/lucky-number/tips.ts';
import { type MoveFilter, withHabits } from './keep.ts';

type Habit = MoveFilter<LuckyState, LuckyMove>;

/** At this number of cards or fewer the next player is near the end. */
const FEW_CARDS = 3;

/** The card of a move that lays one; -1, no card, for other moves. */
const singleCard = (move: LuckyMove): Card => (move.type === 'lay' ? (move.cards[0] ?? -1) : -1);
const isHurtful = (card: Card): boolean => isAce(card) || isJoker(card);
const nextCount = (view: LuckyState, seat: number): number => view.hands[seatAfter(view, seat)]?.length ?? 0;
const movesWithout = (moves: readonly LuckyMove[], isMatching: (card: Card) => boolean): readonly LuckyMove[] =>
  moves.filter((move) => !isMatching(singleCard(move)));
const countInHand = (view: LuckyState, seat: number, isMatching: (card: Card) => boolean): number =>
  (view.hands[seat] ?? []).filter(isMatching).length;

const BENCH_ONLY_HABITS: Readonly<Record<string, Habit>> = {
  'combines-before-matching': (moves, { owed }) =>
    owed === null ? moves.filter(({ type }) => type === 'combine') : [],
  'keeps-two-aces': (moves, view, seat) =>
    countInHand(view, seat, isAce) <= 2 && view.owed === null ? movesWithout(moves, isAce) : [],
  'keeps-a-two': (moves, { owed }) => (owed === null ? movesWithout(moves, (card) => rank(card) === TWO) : []),
  'sends-debts-on-with-a-two': (moves, { owed }) =>
    owed === null ? [] : moves.filter((move) => rank(singleCard(move)) === TWO),
  'strikes-a-player-near-the-end': (moves, view, seat) =>
    nextCount(view, seat) <= FEW_CARDS ? moves.filter((move) => isHurtful(singleCard(move))) : [],
  'turns-to-hurt': (moves, view, seat) => {
    const previousCount = view.hands[seatAfter(view, seat, -1)]?.length ?? 0;
    return previousCount <= FEW_CARDS && previousCount < nextCount(view, seat) && view.hands.length > 2
      ? moves.filter((move) => rank(singleCard(move)) === KING)
      : [];
  },
  'keeps-the-second-jack': (moves, view, seat) =>
    countInHand(view, seat, isJack) === 1 ? movesWithout(moves, isJack) : [],
  'leaves-its-own-suit-on-top': (moves, view, seat) => {
    const combines = moves.filter((move) => move.type === 'combine');
    const countInSuit = (move: LuckyMove): number =>
      move.type === 'combine' && move.top !== null
        ? countInHand(view, seat, (card) => suitOf(card) === suitOf(move.top as Card))
        : 0;
    const mostInSuit = Math.max(...combines.map(countInSuit));
    return moves.filter((move) => move.type !== 'combine' || countInSuit(move) === mostInSuit);
  },
  'seven-before-the-last': (moves, view, seat) =>
    (view.hands[seat]?.length ?? 0) > FEW_CARDS
      ? []
      : moves.filter(
          (move) => rank(singleCard(move)) === SEVEN || (view.hands.length === 2 && rank(singleCard(move)) === EIGHT),
        ),
  'always-jumps': (moves) => moves.filter(({ type }) => type === 'jump'),
};

/** The rules of thumb of the strategy page that can be followed strictly, each followed by a Regular. */
export const habits = withHabits<LuckyState, LuckyMove>({
  ...Object.fromEntries(Object.entries(tips.habits).map(([id, { filter }]) => [id, filter])),
  ...BENCH_ONLY_HABITS,
});
