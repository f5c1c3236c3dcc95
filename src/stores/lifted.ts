import type { GameMove } from '../game/play.ts';
import type { Proposal } from '../game/table.ts';
import type { ItemRef } from '../game/zone.ts';
import { sureMove } from './touch.ts';

/** What stays touched after a refusal: as much of it as leaves something to be said with a button. */
export function lifted(
  propose: (picks: readonly ItemRef[]) => readonly Proposal<GameMove>[],
  picks: readonly ItemRef[],
): readonly ItemRef[] {
  let held = picks;
  while (held.length > 0 && sureMove(propose(held))) held = held.slice(0, -1);
  return held;
}
