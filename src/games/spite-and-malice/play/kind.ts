import type { SpiteMove } from '../state.ts';

/** For the `random` bot: ending a turn, and moving to the centre or to a side pile. */
export function kindOf(move: SpiteMove): string {
  return move.type === 'end' ? 'end' : `${move.type} ${move.to.zone}`;
}
