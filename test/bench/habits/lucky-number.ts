import { type Card, suitOf } from '../../../src/cards/card.ts';
import {
  EIGHT,
  isAce,
  isJack,
  isJoker,
  KING,
  rank,
  SEVEN,
  TWO,
} from '../../../src/games/lucky-number/pack.ts';
import { type LuckyMove, type LuckyState, seatAfter } from '../../../src/games/lucky-number/state.ts';
import { tips } from '../../games/lucky-number/tips.ts';
import { type MoveFilter, withHabits } from './keep.ts';

type Habit = MoveFilter<LuckyState, LuckyMove>;

/** At this number of cards or fewer the next player is near the end. */
const NEAR = 3;

const single = (move: LuckyMove): Card => (move.type === 'lay' ? (move.cards[0] ?? -1) : -1);
const hurts = (card: Card): boolean => isAce(card) || isJoker(card);
const next = (view: LuckyState, seat: number): number => view.hands[seatAfter(view, seat)]?.length ?? 0;
const others = (moves: readonly LuckyMove[], is: (card: Card) => boolean): readonly LuckyMove[] =>
  moves.filter((move) => !is(single(move)));
const count = (view: LuckyState, seat: number, is: (card: Card) => boolean): number =>
  (view.hands[seat] ?? []).filter(is).length;

const said: Readonly<Record<string, Habit>> = {
  'combines-before-matching': (moves, { owed }) =>
    owed === null ? moves.filter(({ type }) => type === 'combine') : [],
  'keeps-two-aces': (moves, view, seat) =>
    count(view, seat, isAce) <= 2 && view.owed === null ? others(moves, isAce) : [],
  'keeps-a-two': (moves, { owed }) => (owed === null ? others(moves, (card) => rank(card) === TWO) : []),
  'sends-debts-on-with-a-two': (moves, { owed }) =>
    owed === null ? [] : moves.filter((move) => rank(single(move)) === TWO),
  'strikes-a-player-near-the-end': (moves, view, seat) =>
    next(view, seat) <= NEAR ? moves.filter((move) => hurts(single(move))) : [],
  'turns-to-hurt': (moves, view, seat) => {
    const behind = view.hands[seatAfter(view, seat, -1)]?.length ?? 0;
    return behind <= NEAR && behind < next(view, seat) && view.hands.length > 2
      ? moves.filter((move) => rank(single(move)) === KING)
      : [];
  },
  'keeps-the-second-jack': (moves, view, seat) =>
    count(view, seat, isJack) === 1 ? others(moves, isJack) : [],
  'leaves-its-own-suit-on-top': (moves, view, seat) => {
    const combines = moves.filter((move) => move.type === 'combine');
    const held = (move: LuckyMove): number =>
      move.type === 'combine' && move.top !== null
        ? count(view, seat, (card) => suitOf(card) === suitOf(move.top as Card))
        : 0;
    const most = Math.max(...combines.map(held));
    return moves.filter((move) => move.type !== 'combine' || held(move) === most);
  },
  'seven-before-the-last': (moves, view, seat) =>
    (view.hands[seat]?.length ?? 0) > NEAR
      ? []
      : moves.filter(
          (move) => rank(single(move)) === SEVEN || (view.hands.length === 2 && rank(single(move)) === EIGHT),
        ),
  'always-jumps': (moves) => moves.filter(({ type }) => type === 'jump'),
};

/** The rules of thumb of the strategy page that can be followed to the letter, each followed by a Regular. */
export const habits = withHabits<LuckyState, LuckyMove>({
  ...Object.fromEntries(Object.entries(tips.habits).map(([id, { keeps }]) => [id, keeps])),
  ...said,
});
