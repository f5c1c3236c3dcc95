import type { Bot } from '../../../src/bots/bot.ts';
import { cardAt } from '../../../src/games/spite-and-malice/notation/key.ts';
import { isJoker, rankOf } from '../../../src/games/spite-and-malice/pack.ts';
import type { CardMove, SpiteMove, SpiteState } from '../../../src/games/spite-and-malice/state.ts';
import { tips } from '../../games/spite-and-malice/tips.ts';
import { type MoveFilter, withHabits } from './keep.ts';

type Habit = MoveFilter<SpiteState, SpiteMove>;

const isCardMove = (move: SpiteMove): move is CardMove => move.type === 'move';
const isToCentre = (move: SpiteMove): move is CardMove => isCardMove(move) && move.to.zone === 'centre';
const isToSide = (move: SpiteMove): move is CardMove => isCardMove(move) && move.to.zone === 'side';
const isFromHand = (move: CardMove): boolean => move.from.zone === 'hand';
const goalRank = ({ goal }: SpiteState, seat: number): number => rankOf(goal[seat]?.at(-1) ?? -1);
const pileHeight = ({ centre }: SpiteState, move: CardMove): number => centre[move.to.pile]?.length ?? 0;
const cardOf = (view: SpiteState, seat: number, move: CardMove): number => cardAt(view, seat, move.from) ?? -1;
/**
 * Returns whether the move leaves a pile within `rankGap` ranks below the opponent's goal card. A pile doesn't
 * count if the player has a card to take it past that rank at once.
 */
function helpsOpponent(view: SpiteState, seat: number, move: SpiteMove, rankGap: number): boolean {
  if (!isToCentre(move) || move.from.zone === 'goal') return false;
  const opponentRank = goalRank(view, 1 - seat);
  const missing = opponentRank - pileHeight(view, move) - 1;
  const ownRanks = [goalRank(view, seat), ...(view.hands[seat] ?? []).map(rankOf)];
  return (
    missing >= 0 &&
    missing < rankGap &&
    !ownRanks.includes(opponentRank) &&
    !ownRanks.includes(pileHeight(view, move) + 1)
  );
}

/** The hand cards that can go to the centre, without jokers, unless the goal card can go first. */
const listPlayable = (moves: readonly SpiteMove[], view: SpiteState, seat: number): readonly SpiteMove[] =>
  moves.some((move) => isCardMove(move) && move.from.zone === 'goal')
    ? []
    : moves.filter((move) => isToCentre(move) && isFromHand(move) && !isJoker(cardOf(view, seat, move)));

const BENCH_ONLY_HABITS: Readonly<Record<string, Habit>> = {
  'goal-card-first': (moves) => moves.filter((move) => isCardMove(move) && move.from.zone === 'goal'),
  'counts-to-their-card': (moves, view, seat) => moves.filter((move) => !helpsOpponent(view, seat, move, 1)),
  'stays-well-below-their-card': (moves, view, seat) => moves.filter((move) => !helpsOpponent(view, seat, move, 3)),
  'starts-piles-high': (moves, { side }, seat) => {
    const starts = moves.filter((move) => isToSide(move) && side[seat]?.[move.to.pile]?.length === 0);
    const ranks = starts.map((move) => (isCardMove(move) && move.from.zone === 'hand' ? rankOf(move.from.card) : 0));
    const highestRank = Math.max(...ranks);
    return moves.filter((move) => !starts.includes(move) || ranks[starts.indexOf(move)] === highestRank);
  },
  'twos-and-threes-away': (moves, view, seat) =>
    listPlayable(moves, view, seat).filter(
      (move) =>
        isCardMove(move) && [1, 2].includes(rankOf(cardOf(view, seat, move))) && !helpsOpponent(view, seat, move, 3),
    ),
  'holds-jokers-for-the-gap': (moves, view, seat) =>
    moves.filter(
      (move) =>
        !(isCardMove(move) && isFromHand(move) && isJoker(cardOf(view, seat, move))) ||
        (isToCentre(move) && pileHeight(view, move) === goalRank(view, seat) - 1),
    ),
  'plays-the-hand-down': (moves, view, seat) =>
    listPlayable(moves, view, seat).filter((move) => !helpsOpponent(view, seat, move, 3)),
  'stands-still-ahead': (moves, { goal, moved }, seat) =>
    !moved && (goal[seat]?.length ?? 0) < (goal[1 - seat]?.length ?? 0)
      ? moves.filter(({ type }) => type === 'end')
      : [],
};

const habitsFromTips = Object.fromEntries(Object.entries(tips.habits).map(([id, { filter }]) => [id, filter] as const));

/** The rules of thumb of the strategy page, each strictly followed by a Regular. */
export const habits: Readonly<Record<string, Bot>> = withHabits({ ...habitsFromTips, ...BENCH_ONLY_HABITS });
