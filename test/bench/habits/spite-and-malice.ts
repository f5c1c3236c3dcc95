import type { Bot } from '../../../src/bots/bot.ts';
import { cardAt } from '../../../src/games/spite-and-malice/notation/key.ts';
import { isJoker, rankOf } from '../../../src/games/spite-and-malice/pack.ts';
import type { CardMove, SpiteMove, SpiteState } from '../../../src/games/spite-and-malice/state.ts';
import { tips } from '../../games/spite-and-malice/tips.ts';
import { type MoveFilter, withHabits } from './keep.ts';

type Habit = MoveFilter<SpiteState, SpiteMove>;

const isMove = (move: SpiteMove): move is CardMove => move.type === 'move';
const toCentre = (move: SpiteMove): move is CardMove => isMove(move) && move.to.zone === 'centre';
const toSide = (move: SpiteMove): move is CardMove => isMove(move) && move.to.zone === 'side';
const ofHand = (move: CardMove): boolean => move.from.zone === 'hand';
const goalRank = ({ goal }: SpiteState, seat: number): number => rankOf(goal[seat]?.at(-1) ?? -1);
const height = ({ centre }: SpiteState, move: CardMove): number => centre[move.to.pile]?.length ?? 0;
const cardOf = (view: SpiteState, seat: number, move: CardMove): number =>
  cardAt(view, seat, move.from) ?? -1;
/**
 * Whether a card of the player leaves a pile within `near` ranks below the opponent's goal card. A pile that the
 * player can at once take past that rank, with a card of it, doesn't count.
 */
function feeds(view: SpiteState, seat: number, move: SpiteMove, near: number): boolean {
  if (!toCentre(move) || move.from.zone === 'goal') return false;
  const theirs = goalRank(view, 1 - seat);
  const missing = theirs - height(view, move) - 1;
  const own = [goalRank(view, seat), ...(view.hands[seat] ?? []).map(rankOf)];
  return missing >= 0 && missing < near && !own.includes(theirs) && !own.includes(height(view, move) + 1);
}

/** The hand cards that can go to the centre, without jokers, unless the goal card can go first. */
const playable = (moves: readonly SpiteMove[], view: SpiteState, seat: number): readonly SpiteMove[] =>
  moves.some((move) => isMove(move) && move.from.zone === 'goal')
    ? []
    : moves.filter((move) => toCentre(move) && ofHand(move) && !isJoker(cardOf(view, seat, move)));

const said: Readonly<Record<string, Habit>> = {
  'goal-card-first': (moves) => moves.filter((move) => isMove(move) && move.from.zone === 'goal'),
  'counts-to-their-card': (moves, view, seat) => moves.filter((move) => !feeds(view, seat, move, 1)),
  'stays-well-below-their-card': (moves, view, seat) => moves.filter((move) => !feeds(view, seat, move, 3)),
  'starts-piles-high': (moves, { side }, seat) => {
    const starts = moves.filter((move) => toSide(move) && side[seat]?.[move.to.pile]?.length === 0);
    const ranks = starts.map((move) =>
      isMove(move) && move.from.zone === 'hand' ? rankOf(move.from.card) : 0,
    );
    const high = Math.max(...ranks);
    return moves.filter((move) => !starts.includes(move) || ranks[starts.indexOf(move)] === high);
  },
  'twos-and-threes-away': (moves, view, seat) =>
    playable(moves, view, seat).filter(
      (move) =>
        isMove(move) && [1, 2].includes(rankOf(cardOf(view, seat, move))) && !feeds(view, seat, move, 3),
    ),
  'holds-jokers-for-the-gap': (moves, view, seat) =>
    moves.filter(
      (move) =>
        !(isMove(move) && ofHand(move) && isJoker(cardOf(view, seat, move))) ||
        (toCentre(move) && height(view, move) === goalRank(view, seat) - 1),
    ),
  'plays-the-hand-down': (moves, view, seat) =>
    playable(moves, view, seat).filter((move) => !feeds(view, seat, move, 3)),
  'stands-still-ahead': (moves, { goal, moved }, seat) =>
    !moved && (goal[seat]?.length ?? 0) < (goal[1 - seat]?.length ?? 0)
      ? moves.filter(({ type }) => type === 'end')
      : [],
};

const measured = Object.fromEntries(
  Object.entries(tips.habits).map(([id, { keeps }]) => [id, keeps] as const),
);

/** The rules of thumb of the strategy page, each followed to the letter by a Regular. */
export const habits: Readonly<Record<string, Bot>> = withHabits({ ...measured, ...said });
