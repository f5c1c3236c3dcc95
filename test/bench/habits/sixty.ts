import type { Card } from '../../../src/cards/card.ts';
import { isJoker, isNumber, numberOn, sumOf } from '../../../src/games/sixty/pack.ts';
import { playedCards, type SixtyMove, type SixtyState } from '../../../src/games/sixty/state.ts';
import { tips } from '../../games/sixty/tips.ts';
import { type MoveFilter, withHabits } from './keep.ts';

type Habit = MoveFilter<SixtyState, SixtyMove>;

/** At this number of cards in the deck or fewer, jokers and big numbers are played. */
const SMALL_DECK = 12;
/** The smallest big number. */
const MIN_BIG = 15;

const cardOf = (move: SixtyMove): Card => playedCards(move)[0] ?? -1;
const handOf = ({ hands }: SixtyState, seat: number): readonly Card[] => hands[seat] ?? [];
const leastBy = (moves: readonly SixtyMove[], value: (move: SixtyMove) => number): readonly SixtyMove[] => {
  const lowestValue = Math.min(...moves.map(value));
  return moves.filter((move) => value(move) === lowestValue);
};
const kind = (moves: readonly SixtyMove[], type: SixtyMove['type']): readonly SixtyMove[] =>
  moves.filter((move) => move.type === type);

/** Returns whether every copy of a number is in the hand, visible or taken. */
const isSeen = (view: SixtyState, seat: number, card: Card): boolean => {
  const seenCards = [...handOf(view, seat), ...view.attack, ...view.discard, ...view.taken.flat()];
  return sumOf(seenCards.filter((one) => one === card)) === 60;
};

const BENCH_ONLY_HABITS: Readonly<Record<string, Habit>> = {
  'small-ones-first': (moves, { attack, left }) =>
    attack.length === 0 && left > 0 ? moves.filter((move) => numberOn(cardOf(move)) <= 5) : [],
  'keeps-big-while-there-is-a-deck': (moves, { attack, left }) =>
    attack.length === 0 && left > 0 ? moves.filter((move) => numberOn(cardOf(move)) < MIN_BIG) : [],
  'attacks-with-a-fully-seen-number': (moves, view, seat) =>
    kind(moves, 'attack').filter((move) => isSeen(view, seat, cardOf(move))),
  'keeps-one-to-pass-back': (moves, view, seat) =>
    view.hands.length > 2
      ? []
      : moves.filter(
          (move) =>
            move.type !== 'pass-on' ||
            handOf(view, seat).filter((card) => card === cardOf(move)).length > move.cards.length,
        ),
  'beats-with-the-least': (moves) => leastBy(kind(moves, 'beat'), (move) => sumOf(playedCards(move))),
  'jokers-from-a-dozen-on': (moves, { left }) => (left <= SMALL_DECK ? kind(moves, 'joker') : []),
  'jokers-wait-for-a-dozen': (moves, { left }) =>
    left > SMALL_DECK ? moves.filter((move) => !isJoker(cardOf(move))) : [],
  'zap-for-the-deepest': (moves, { attack }) =>
    attack.length < 4 ? moves.filter((move) => move.type !== 'joker') : kind(moves, 'joker'),
  'big-ones-first-at-the-end': (moves, { attack, left }) =>
    attack.length === 0 && left === 0 ? leastBy(moves, (move) => -sumOf(playedCards(move))) : [],
  'keeps-one-to-beat-the-last-with': (moves, view, seat) => {
    const bigCards = handOf(view, seat).filter((card) => isNumber(card) && numberOn(card) >= 12);
    return view.left > 0 || bigCards.length !== 1 ? [] : moves.filter((move) => cardOf(move) !== bigCards[0]);
  },
};

/** The rules of thumb of the strategy page that can be followed strictly, each followed by a Regular. */
export const habits = withHabits<SixtyState, SixtyMove>({
  ...Object.fromEntries(Object.entries(tips.habits).map(([id, { filter }]) => [id, filter])),
  ...BENCH_ONLY_HABITS,
});
