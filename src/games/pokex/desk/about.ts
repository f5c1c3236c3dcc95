import type { Desk } from '../../../game/desk.ts';
import type { PokexOptions } from '../options.ts';
import { TRICKS } from '../state.ts';

/** Bids nobody offers: none at all, and more tricks than there are. */
const BIDS = Array.from({ length: TRICKS + 2 }, (_, tricks) => tricks);

/** How much was bid, whatever it was. */
export const about: NonNullable<Desk<PokexOptions>['about']> = (_position, _seat, move) =>
  move['type'] === 'bid'
    ? [
        {
          label: 'They bid',
          choices: BIDS.map((tricks) => ({ label: String(tricks), move: { type: 'bid', tricks } })),
        },
      ]
    : [];
