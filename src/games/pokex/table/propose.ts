import { handZone, pickedCards } from '../../../game/hand-zones.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Proposal } from '../../../game/table.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { JOKER, LADDER, PACK } from '../pack.ts';
import { type NamedRank, type PokexMove, type PokexState, ROW_ZONE, TRICKS } from '../state.ts';

type PokexProposal = Proposal<PokexMove>;

const bids: readonly PokexProposal[] = Array.from({ length: TRICKS }, (_, i) => ({
  label: 'Bid',
  detail: String(i + 1),
  move: { type: 'bid', tricks: i + 1 },
}));
const pass: PokexProposal = { label: 'Pass', detail: '', move: { type: 'pass' } };
const naming = (rank: NamedRank, detail: string = rank): PokexProposal => ({
  label: 'Make wild',
  detail,
  move: { type: 'name', rank },
});
const names: readonly PokexProposal[] = [...LADDER].reverse().map((rank) => naming(rank));

/** Returns the moves to offer in this phase: bids, passes or ranks, and a lay of the picked cards. */
export function propose(state: PokexState, seat: Seat, picks: readonly ItemRef[]): readonly PokexProposal[] {
  const pickedKnown = (zone: string) => pickedCards(PACK, picks, zone).filter((card) => card >= 0);
  const cards = pickedKnown(handZone(seat)).sort(PACK.compare);
  const [centre] = pickedKnown(ROW_ZONE);
  const touched = [...cards, ...(centre === undefined ? [] : [centre])];
  const lay: PokexProposal[] =
    touched.length > 0
      ? [
          {
            label: 'Lay',
            detail: '',
            move: { type: 'lay', cards, ...(centre === undefined ? {} : { centre }) },
          },
        ]
      : [];
  // A player who has picked cards wants to lay them, not to bid, so the lay comes first.
  if (state.phase === 'auction') return [...lay, pass, ...bids];
  if (state.phase !== 'name') return lay;
  // The joker is never legal as the wild rank, so it is offered only if the player picked it.
  const isJokerTouched = touched.some((card) => card === JOKER);
  return [...names, ...(isJokerTouched ? [naming('X', 'joker')] : []), ...lay];
}
