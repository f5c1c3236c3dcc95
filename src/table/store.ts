import type { WritableAtom } from 'nanostores';
import type { GameMove } from '../game/play.ts';
import type { ItemRef, Landing } from '../game/zone.ts';
import { chooseMove, drop, type Session, type Touches, touch } from './session.ts';

/** A table whose touches are kept in a store. */
interface KeptTable {
  readonly $touched: WritableAtom<readonly ItemRef[]>;
  /** The table as it is at that moment; null while nothing may be touched. */
  readonly reach: () => Pick<Session, 'at'> | null;
  /** Tries a move that needs no button, or whose button was pressed. */
  readonly tryMove: (move: GameMove) => void;
}

/** The hand at such a table: each touch is kept there, and a move that was said with it is tried. */
export function handAt({ $touched, reach, tryMove }: KeptTable) {
  const now = (): Session | null => {
    const table = reach();
    return table && { at: table.at, picked: $touched.get() };
  };
  const take = ({ picked, sure }: Touches): void => {
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
    drop(thing: ItemRef, place: Landing): void {
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
