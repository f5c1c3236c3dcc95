import { adviceOf } from '../../../game/coach.ts';
import type { Advice } from '../../../game/mind.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import { wildsOf } from '../play/hand.ts';
import { moves } from '../play/moves.ts';
import { type PokexMove, type PokexState, SEATS } from '../state.ts';
import { BIDDING } from './bidding.ts';
import { LAYING } from './laying.ts';
import { toBeat } from './partner.ts';
import { chance } from './rate.ts';

/** What speaks for a move. */
export function reasons(state: PokexState, seat: Seat, move: PokexMove, name: Naming): readonly Advice[] {
  const all = moves(state, seat);
  if (all.length < 2) return [];
  const wilds = wildsOf(state.options, state.wild);
  const cards = move.type === 'lay' ? move.cards : [];
  const partner = move.type === 'lay' ? toBeat(state, seat, wilds, cards) : null;
  const wins = (one: PokexMove): number =>
    one.type === 'lay' ? chance(state, seat, one.cards, one.centre) : 0;
  const isLost = state.laid.length === SEATS - 1 && all.every((one) => wins(one) === 0);
  return adviceOf(move.type === 'lay' ? LAYING : BIDDING, {
    state,
    seat,
    name,
    move,
    cards,
    wilds,
    wins: wins(move),
    isLost,
    partner,
  });
}
