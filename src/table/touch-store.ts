import type { WritableAtom } from 'nanostores';
import type { GameMove } from '../game/play.ts';
import type { DropTarget, ItemRef } from '../game/zone.ts';
import { chooseMove, drop, type TouchResult, type TouchSession, touch } from './session.ts';

/** Where the picks are stored, and how moves are tried. */
interface TouchStoreOptions {
  readonly $touched: WritableAtom<readonly ItemRef[]>;
  /** The table at the time of the call; null while nothing may be touched. */
  readonly getTable: () => Pick<TouchSession, 'tableSeat'> | null;
  /** Called with a move that needs no button, or whose button was pressed. */
  readonly tryMove: (move: GameMove) => void;
}

/** Handlers of touches, drags and buttons: they store the picks and try moves. */
export function createTouchStore({ $touched, getTable, tryMove }: TouchStoreOptions) {
  /** The table with its picks; null while nothing may be touched. */
  const currentSession = (): TouchSession | null => {
    const table = getTable();
    return table && { tableSeat: table.tableSeat, picked: $touched.get() };
  };
  const take = ({ picked, sure }: TouchResult): void => {
    $touched.set(picked);
    if (sure) tryMove(sure);
  };
  return {
    touch(thing: ItemRef): void {
      const session = currentSession();
      if (session) take(touch(session, thing));
    },
    /** The same as touching both the item and the place. */
    drop(thing: ItemRef, place: DropTarget): void {
      const session = currentSession();
      if (session) take(drop(session, thing, place));
    },
    /** Presses a button with the picks of this moment, which may be newer than the last render. */
    press(label: string, way: number): void {
      const session = currentSession();
      const move = session && chooseMove(session, label, way);
      if (move) tryMove(move);
    },
  };
}
