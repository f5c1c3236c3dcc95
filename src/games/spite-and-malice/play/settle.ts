import type { Outcome } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Won } from '../events.ts';
import type { SpiteState } from '../state.ts';

/** Who wins by the cards left in the goal piles; null for a draw. */
export function winnerOf([mine = 0, theirs = 0]: readonly number[]): Seat | null {
  if (mine === theirs) return null;
  return mine < theirs ? 0 : 1;
}

/** What each seat wins: the difference, card by card; with an empty pile that is all the other has left. */
export function settled(left: readonly number[], stake: number): readonly number[] {
  const [mine = 0, theirs = 0] = left;
  return [Math.max(0, theirs - mine) * stake, Math.max(0, mine - theirs) * stake];
}

/** The winner's line, before it is put into words. */
export interface WonLine extends Won {
  readonly seat: Seat;
  readonly rule: string;
}

/** The winner's line, under the rule that ended it: an empty goal pile, or a standstill. None for a draw. */
export function lineOf(left: readonly number[], stake: number): WonLine | null {
  const seat = winnerOf(left);
  if (seat === null) return null;
  const [mine = 0, theirs = 0] = [left[seat], left[1 - seat]];
  const rule = mine === 0 ? 'spite-and-malice/goal-empty' : 'spite-and-malice/standstill';
  return { seat, rule, points: (theirs - mine) * stake, mine, theirs };
}

const left = ({ goal }: SpiteState): readonly number[] => goal.map((pile) => pile.length);

/** Nothing is won before the end. */
export function scores(state: SpiteState): readonly number[] {
  return state.turn === null ? settled(left(state), state.options.stake) : [0, 0];
}

/** The smaller goal pile wins, whatever a card is worth; null while the game goes on. */
export function outcome(state: SpiteState): Outcome | null {
  if (state.turn !== null) return null;
  const winner = winnerOf(left(state));
  return { winners: winner === null ? [0, 1] : [winner], scores: scores(state) };
}
