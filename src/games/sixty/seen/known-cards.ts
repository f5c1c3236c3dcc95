import type { Card } from '../../../cards/card.ts';
import type { Seen } from '../../../game/seen.ts';
import { FIELDS } from '../fields.ts';
import type { SixtyMove, SixtyState } from '../state.ts';

/** A view lays penalty piles face down; all players saw what was taken, and a good player remembers it. */
const remembered = (view: SixtyState): SixtyState => ({ ...view, penalty: view.taken });

/** Cards not seen anywhere: neither open nor on the way to a penalty pile. */
export const unseenCards = (view: SixtyState): Card[] => FIELDS.unseen(remembered(view));

/** A world the view allows, in which every card taken openly lies where it was put. */
export const guess: Seen<SixtyState, SixtyMove>['guess'] = (view, seat, random) =>
  FIELDS.guess(remembered(view), seat, random);
