import type { Bot } from '../../../src/bots/bot.ts';
import type { Card } from '../../../src/cards/card.ts';
import { BROOM, cardWorth, courtOf, JOKER_15, JOKER_20 } from '../../../src/games/broom/pack.ts';
import { isSpade } from '../../../src/games/broom/play/score.ts';
import { type BroomMove, type BroomState, isCombined, worthOf } from '../../../src/games/broom/state.ts';
import { tips } from '../../games/broom/tips.ts';
import { type MoveFilter, withHabits } from './keep.ts';

type Habit = MoveFilter<BroomState, BroomMove>;

const cardOf = ({ cards }: BroomMove): Card => cards[0] as Card;
const isOfType =
  (type: BroomMove['type']) =>
  (move: BroomMove): boolean =>
    move.type === type;
const valueMade = (move: BroomMove): number =>
  move.type === 'combine' ? worthOf([cardOf(move), ...move.with.flat()]) : 0;
const isLike = (one: Card, other: Card): boolean =>
  one !== other &&
  (courtOf(one) ? courtOf(one) === courtOf(other) : cardWorth(one) > 0 && cardWorth(one) === cardWorth(other));
const handOf = ({ hands }: BroomState, seat: number): readonly Card[] => hands[seat] ?? [];

/** Keeps the moves with the smallest value. */
function keepLowest(moves: readonly BroomMove[], rate: (move: BroomMove) => number): readonly BroomMove[] {
  const lowestRating = Math.min(...moves.map(rate));
  return moves.filter((move) => rate(move) === lowestRating);
}

/** A habit that applies only if every move puts down a card. */
const whenOnlyPlacing =
  (choose: (places: readonly BroomMove[], view: BroomState, seat: number) => readonly BroomMove[]): Habit =>
  (moves, view, seat) =>
    moves.every(isOfType('place')) ? choose(moves, view, seat) : [];

const BENCH_ONLY_HABITS: Readonly<Record<string, Habit>> = {
  'hunts-with-jokers': (moves) =>
    moves.filter((move) => move.type === 'take' && [JOKER_20, JOKER_15].includes(cardOf(move))),
  'always-builds': (moves) => moves.filter(isOfType('combine')),
  'builds-high': (moves) => moves.filter((move) => valueMade(move) > 10),
  'raises-to-steal': (moves) => moves.filter((move) => move.type === 'combine' && move.with.some(isCombined)),
  'puts-down-small': whenOnlyPlacing((places) => {
    const plainPlaces = places.filter((move) => !isSpade(cardOf(move)) && cardOf(move) !== BROOM);
    return plainPlaces.length > 0 ? keepLowest(plainPlaces, (move) => cardWorth(cardOf(move))) : [];
  }),
  'baits-with-a-pair': whenOnlyPlacing((places, view, seat) =>
    places.filter((move) => handOf(view, seat).some((card) => isLike(card, cardOf(move)))),
  ),
  'waits-to-sweep': (moves, { table }) => (table.length < 7 ? moves.filter((move) => move.type !== 'sweep') : []),
  'puts-down-the-twenty-before-the-broom': (moves, view, seat) =>
    handOf(view, seat).includes(BROOM)
      ? moves.filter((move) => move.type === 'place' && cardOf(move) === JOKER_20)
      : [],
  'saves-a-take-for-the-end': (moves, { stock, hands }, seat) =>
    stock.length === 0 && (hands[seat]?.length ?? 0) > 1 ? moves.filter(isOfType('place')) : [],
};

const habitsFromTips = Object.fromEntries(Object.entries(tips.habits).map(([id, { filter }]) => [id, filter] as const));

/** The rules of thumb of the strategy page, each strictly followed by a Regular. */
export const habits: Readonly<Record<string, Bot>> = withHabits({ ...habitsFromTips, ...BENCH_ONLY_HABITS });
