import type { WritableAtom } from 'nanostores';
import type { GameMove } from '../game/play.ts';
import type { DropTarget, ItemRef } from '../game/zone.ts';
import { chooseMove, drop, type TouchResult, type TouchSession, touch } from './session.ts';

/** A table whose touches are kept in a store. */
interface TouchStoreOptions {
  readonly $touched: WritableAtom<readonly ItemRef[]>;
  /** The table as it is at that moment; null while nothing may be touched. */
  readonly getTable: () => Pick<TouchSession, 'at'> | null;
  /** Tries a move that needs no button, or whose button was pressed. */
  readonly tryMove: (move: GameMove) => void;
}

/** The hand at such a table: each touch is kept there, and a move that was said with it is tried. */
export function createTouchStore({ $touched, getTable, tryMove }: TouchStoreOptions) {
  const now = (): TouchSession | null => {
    const table = getTable();
    return table && { at: table.at, picked: $touched.get() };
  };
  const take = ({ picked, sure }: TouchResult): void => {
    $touched.set(picked);
    if (sure) tryMove(sure);
  };
  return {
    /** Touches a thing, or lets go of it. */
    touch(thing: ItemRef): void {
      const session = now();
      if (session) take(touch(session, thing));
    },
    /** Lets go of a dragged thing somewhere: the same as touching both. */
    drop(thing: ItemRef, place: DropTarget): void {
      const session = now();
      if (session) take(drop(session, thing, place));
    },
    /** Presses a button, as it is touched now: fast fingers are ahead of what is drawn. */
    press(label: string, way: number): void {
      const session = now();
      const move = session && chooseMove(session, label, way);
      if (move) tryMove(move);
    },
  };
}
