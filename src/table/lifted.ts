import type { TableGame } from '../game/game.ts';
import type { GameMove } from '../game/play.ts';
import type { Proposal } from '../game/table.ts';
import type { ItemRef } from '../game/zone.ts';
import type { Tried } from '../referee/tried.ts';
import { sureMove } from './touch.ts';

/**
 * What stays touched after a refusal: what was touched, where that means the move; of one that was offered, what it
 * touches. Of either as much as leaves something to be said with a button.
 */
export function lifted(
  { wire: { key } }: Pick<TableGame, 'wire'>,
  propose: (picks: readonly ItemRef[]) => readonly Proposal<GameMove>[],
  { move, picks }: Pick<Tried, 'move' | 'picks'>,
  touched: readonly ItemRef[],
): readonly ItemRef[] {
  let held = propose(touched).some((proposal) => key(proposal.move) === key(move)) ? touched : picks;
  while (held.length > 0 && sureMove(propose(held))) held = held.slice(0, -1);
  return held;
}
