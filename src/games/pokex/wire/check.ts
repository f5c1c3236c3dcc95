import { agree } from '../../../cards/grammar.ts';
import { count } from '../../../cards/words.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Given } from '../fields.ts';
import type { PokexOptions } from '../options.ts';
import { auction } from '../play/auction.ts';
import { layOrder, partnerOf } from '../play/order.ts';
import { after, type Bid, HAND, TRICKS } from '../state.ts';

/** What follows from bids and lays. */
export interface Found {
  readonly turn: Seat | null;
  readonly declarer: Seat | null;
  readonly bid: number | null;
  readonly leader: Seat | null;
}

export type Checked =
  | { readonly ok: true; readonly found: Found }
  | { readonly ok: false; readonly at: readonly (string | number)[]; readonly says: string };

const wrong = (says: string, ...at: readonly (string | number)[]): Checked => ({ ok: false, at, says });

/** The first bid that could not have been made; -1 where all could. */
function strayBid(bids: readonly Bid[], dealer: Seat, options: PokexOptions): number {
  return bids.findIndex((bid, i) => {
    const { turn, high } = auction(bids.slice(0, i), dealer);
    if (turn !== bid.seat) return true;
    if (bid.tricks !== null) return high !== null && bid.tricks <= high.tricks;
    const forced = options.allPass === 'forced' && bids.slice(0, i).length === 3 && high === null;
    return forced && bid.seat === dealer;
  });
}

/** Whether everything that is given agrees, and what was left to be worked out. */
export function checkPlay(given: Given, options: PokexOptions): Checked {
  const { phase, bids, dealer, wild, laid, played, tricks, current } = given;
  const stray = strayBid(bids, dealer, options);
  if (stray >= 0) return wrong('This could not have been said then.', 'bids', stray);
  const { high, turn: speaker, dead } = auction(bids, dealer);
  if (phase === 'auction' && speaker === null) {
    return wrong('After these bids the auction is over.', 'phase');
  }
  const done = speaker === null && !dead;
  if ((phase === 'name' || phase === 'play') && !done) {
    return wrong('After these bids the auction is still on.', 'phase');
  }
  if (phase === 'name' && !options.wildRank) return wrong('At this table no rank is named.', 'phase');
  if (wild !== null && !options.wildRank) return wrong('At this table no rank is wild.', 'wild');
  const named = phase === 'play' || (phase === 'over' && done);
  if (wild !== null && !named) return wrong('The wild rank is named after the auction.', 'wild');
  if (phase === 'play' && options.wildRank && wild === null) {
    return wrong('The wild rank has been named before the first card.', 'wild');
  }
  if (phase !== 'play' && phase !== 'over') {
    if (played > 0) return wrong('No trick is played before the auction is over.', 'played');
    if (laid.length > 0) return wrong('Nobody lays before the auction is over.', 'laid');
    if (current !== null) return wrong('No centre card is taken before the auction is over.', 'current');
  }
  const counts = checkCounts(given, options);
  if (counts) return counts;
  const found = workOut(given, options, { high: done ? high : null, speaker });
  if (!found.ok) return found;
  return agreeing(given, found.found) ?? (tricks.length === 2 ? found : wrong('Two sides.', 'tricks'));
}

function checkCounts(given: Given, { tie }: PokexOptions): Checked | null {
  const { played, tricks, laid, current, centre, hands } = given;
  const sum = (tricks[0] ?? 0) + (tricks[1] ?? 0);
  if (sum > played || (sum < played && tie !== 'nobody')) {
    return wrong(
      `${count(played, 'trick')} ${agree(played, 'are', 'is')} played, and these are ${sum}.`,
      'tricks',
    );
  }
  if (played === TRICKS && (laid.length > 0 || current !== null)) {
    return wrong('All six tricks are played.', laid.length > 0 ? 'laid' : 'current');
  }
  const row = TRICKS - played - (current === null ? 0 : 1);
  if (centre && centre.length !== row)
    return wrong(
      `${count(row, 'card')} ${agree(row, 'lie', 'lies')} in the row now, not ${centre.length}.`,
      'centre',
    );
  for (const [at, hand] of (hands ?? []).entries()) {
    const held = HAND - 2 * played - (laid.some(({ seat }) => seat === at) ? 2 : 0);
    if (hand.length !== held)
      return wrong(`This hand holds ${count(held, 'card')} now, not ${hand.length}.`, 'hands', at);
  }
  return null;
}

interface Ended {
  readonly high: { readonly seat: Seat; readonly tricks: number } | null;
  readonly speaker: Seat | null;
}

/** Turn, declarer, bid and leader, as far as bids and lays decide them. */
function workOut(given: Given, options: PokexOptions, { high, speaker }: Ended): Checked {
  const { phase, laid, played, current } = given;
  const declarer = high?.seat ?? null;
  const bid = high?.tricks ?? null;
  const none = { declarer, bid };
  if (phase === 'auction') return { ok: true, found: { ...none, leader: null, turn: speaker } };
  if (declarer === null) return { ok: true, found: { ...none, leader: null, turn: null } };
  const rotating = options.lead === 'rotate' || played === 0;
  const last = phase === 'over' && played === TRICKS;
  if (!rotating && (given.leader === undefined || given.leader === null)) {
    return wrong('Who leads depends on who won: say it here.', 'leader');
  }
  const leader = rotating ? after(declarer, last ? played - 1 : played) : (given.leader ?? declarer);
  if (phase === 'name') return { ok: true, found: { ...none, leader, turn: declarer } };
  const order = layOrder({ options }, leader);
  const strange = laid.findIndex(({ seat }, i) => seat !== order[i]);
  if (strange >= 0) return wrong('Somebody else lays here.', 'laid', strange, 'seat');
  const partner = laid.some(({ seat }) => seat === partnerOf(leader));
  if (partner !== (current !== null)) {
    return wrong(
      partner
        ? 'The leader’s partner has laid: this trick has its centre card.'
        : 'The leader’s partner hasn’t laid yet.',
      'current',
    );
  }
  const turn = phase === 'over' ? null : (order[laid.length] ?? null);
  return { ok: true, found: { ...none, leader, turn } };
}

/** Whatever else is given says the same. */
function agreeing(given: Given, found: Found): Checked | null {
  for (const field of ['turn', 'declarer', 'bid', 'leader'] as const) {
    const said = given[field];
    if (said === undefined || said === found[field]) continue;
    const says =
      found[field] === null
        ? 'Nobody, after what else is said here.'
        : `That is ${found[field]}, after what else is said here.`;
    return wrong(says, field);
  }
  return null;
}
