import type { TableGame } from '../game/game.ts';
import type { GameMove } from '../game/play.ts';
import type { Proposal } from '../game/table.ts';
import type { ItemRef } from '../game/zone.ts';

/** What is touched after a touch or a drag, and the move that needs no button any more. */
export interface Touches {
  readonly picks: readonly ItemRef[];
  readonly sure: GameMove | undefined;
}

export const isSame = (a: ItemRef, b: ItemRef): boolean => a.zone === b.zone && a.item === b.item;

/** What is touched after one more touch: as the game has it, else it joins the others or is let go. */
export function touched(
  game: TableGame | undefined,
  before: readonly ItemRef[],
  pick: ItemRef,
): readonly ItemRef[] {
  if (game?.table.touch) return game.table.touch(before, pick);
  const others = before.filter((other) => !isSame(other, pick));
  return others.length < before.length ? others : [...before, pick];
}

/** The move that needs no button any more; undefined where something is still to be said. */
export function sureMove(proposals: readonly Proposal<GameMove>[]): GameMove | undefined {
  return proposals.find(({ sure }) => sure)?.move;
}
