import type { Rank } from '../../../cards/ranks.ts';
import { sentence } from '../../../cards/words.ts';
import { openZone } from '../../../game/hand-zones.ts';
import { type Naming, sideText } from '../../../game/seat.ts';
import type { Zone } from '../../../game/zone.ts';
import { auction } from '../play/auction.ts';
import { type PokexState, sideOf } from '../state.ts';
import { bidFace, wildFace } from './faces.ts';

/** What was bid, or who plays for what. */
export function bidSign({ bids, declarer, bid, dealer }: PokexState, name: Naming): Zone {
  const said = bids.map((one) => `${sentence(name(one.seat))}: ${one.tricks ?? 'pass'}`).join(', ');
  const { high } = auction(bids, dealer);
  const number = bid ?? high?.tricks ?? null;
  const side = declarer === null ? null : sideOf(declarer);
  const label =
    side === null
      ? said || `Nobody has bid yet; ${name(dealer)} dealt`
      : `${sentence(sideText(side, name))} bid ${bid}`;
  const spoken = number === null ? 'no bid yet' : `a bid of ${number}`;
  const id = side === null ? `bid-${bids.length}` : `bid-${side}-${bid}`;
  return openZone('bids', label, 'sign', [{ id, cards: [], sign: { face: bidFace(number), spoken } }]);
}

/** The rank that is wild in this deal. */
export function wildSign(rank: Rank): Zone {
  const sign = { face: wildFace(rank), spoken: `every ${rank} is wild` };
  return openZone('wild', `Wild: every ${rank}`, 'sign', [{ id: `wild-${rank}`, cards: [], sign }]);
}
