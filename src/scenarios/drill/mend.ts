import type { ThinkingGame } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { Random } from '../../random/random.ts';
import { verdictOf } from '../../referee/verdict.ts';
import { extra, things } from '../puzzle/pairs.ts';

/** So many tries are looked at for others that don’t mend it, and so many legal moves of each kind with each card. */
const MOST_TRIES = 300;
const MOST_MOVES = 3;
/** So many others are offered beside the one that mends it. */
const OTHERS = 2;

/** One card less, one more, or one for another; where nothing was touched, a card and the place it goes to. */
const isSmall = (by: number, touched: number): boolean => by <= (touched === 0 ? 2 : 1);

/** How many things are touched that weren’t, or how many no longer, whichever are more. */
const changed = (one: readonly string[], other: readonly string[]): number =>
  Math.max(extra(one, other), extra(other, one));

/** The smallest change that makes a try legal, and others as small that don’t. */
export interface Mended {
  readonly right: GameMove;
  readonly others: readonly GameMove[];
}

/** Whose try it is, and the table as they see it. */
interface At {
  readonly view: GameState;
  readonly seat: Seat;
}

/**
 * What makes an illegal try legal with as little changed as can be, proven by the referee on what the seat sees;
 * undefined where no change as small as one card does.
 */
export function mend(
  game: ThinkingGame,
  { view, seat }: At,
  wrong: GameMove,
  random: Random,
): Mended | undefined {
  const touched = things(game, view, seat, wrong);
  const kind = game.play.kindOf(wrong);
  const apart = (move: GameMove): number => changed(things(game, view, seat, move), touched);
  const verdict = (move: GameMove): string => verdictOf(game, view, seat, move).verdict;
  const said = new Set([game.talk.describe(wrong)]);
  // What is said in the same words is no choice.
  const isNew = (move: GameMove): boolean => {
    const says = game.talk.describe(move);
    if (said.has(says)) return false;
    said.add(says);
    return true;
  };
  const right = game.play
    .moves(view, seat, MOST_MOVES)
    .map((move) => ({ move, by: apart(move), other: game.play.kindOf(move) === kind ? 0 : 1 }))
    .filter(({ by }) => isSmall(by, touched.length))
    .sort((a, b) => a.other - b.other || a.by - b.by)
    .find(({ move }) => isNew(move) && verdict(move) === 'legal')?.move;
  if (!right) return undefined;
  const tried: GameMove[] = [];
  for (const move of game.play.tries(view, seat)) if (tried.push(move) === MOST_TRIES) break;
  const others: GameMove[] = [];
  for (const move of random.shuffle(tried)) {
    if (others.length === OTHERS) break;
    if (isSmall(apart(move), touched.length) && verdict(move) === 'illegal' && isNew(move)) others.push(move);
  }
  return others.length > 0 ? { right, others } : undefined;
}
