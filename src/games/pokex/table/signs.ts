import type { Rank } from '../../../cards/ranks.ts';
import { sentence } from '../../../cards/words.ts';
import type { Naming } from '../../../game/seat.ts';
import type { Zone } from '../../../game/zone.ts';
import { auction } from '../play/auction.ts';
import { type PokexState, sideOf } from '../state.ts';
import { bidFace, wildFace } from './faces.ts';
import { place, sideText } from './zone-items.ts';

/** What was bid, or who plays for what. */
export function bidSign({ bids, declarer, bid, dealer }: PokexState, name: Naming): Zone {
  const said = bids.map((one) => `${sentence(name(one.seat))}: ${one.tricks ?? 'pass'}`).join(', ');
  const { high } = auction(bids, dealer);
  const number = bid ?? high?.tricks ?? null;
  const side = declarer === null ? null : sideOf(declarer);
  const label =
    side === null
      ? said || `Nobody has bid yet; ${name(dealer)} dealt`
      : `${sideText(side, name)} bid ${bid}`;
  const spoken = number === null ? 'no bid yet' : `a bid of ${number}`;
  const id = side === null ? `bid-${bids.length}` : `bid-${side}-${bid}`;
  return place('bids', label, [{ id, cards: [], sign: { face: bidFace(number), spoken } }], 'sign');
}

/** The rank that is wild in this deal. */
export function wildSign(rank: Rank): Zone {
  const sign = { face: wildFace(rank), spoken: `every ${rank} is wild` };
  return place('wild', `Wild: every ${rank}`, [{ id: `wild-${rank}`, cards: [], sign }], 'sign');
}
