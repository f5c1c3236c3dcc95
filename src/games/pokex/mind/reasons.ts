import { adviceOf } from '../../../game/coach.ts';
import type { Advice } from '../../../game/mind.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import { wildsOf } from '../play/hand.ts';
import type { PokexMove, PokexState } from '../state.ts';
import { BIDDING } from './bidding.ts';
import { LAYING } from './laying.ts';
import { toBeat } from './partner.ts';
import { chance } from './rate.ts';

/** What speaks for a move. */
export function reasons(state: PokexState, seat: Seat, move: PokexMove, name: Naming): readonly Advice[] {
  const wilds = wildsOf(state.options, state.wild);
  const cards = move.type === 'lay' ? move.cards : [];
  const wins = move.type === 'lay' ? chance(state, seat, move.cards, move.centre) : 0;
  const partner = move.type === 'lay' ? toBeat(state, seat, wilds, cards) : null;
  return adviceOf(move.type === 'lay' ? LAYING : BIDDING, {
    state,
    seat,
    name,
    move,
    cards,
    wilds,
    wins,
    partner,
  });
}
