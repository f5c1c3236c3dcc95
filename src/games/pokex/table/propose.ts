import { handZone, pickedCards } from '../../../game/hand-zones.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Proposal } from '../../../game/table.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { JOKER, LADDER, PACK } from '../pack.ts';
import { type NamedRank, type PokexMove, type PokexState, ROW, TRICKS } from '../state.ts';

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

/** Proposals of this phase: words for any picks, and lays of the cards picked. */
export function propose(state: PokexState, seat: Seat, picks: readonly ItemRef[]): readonly PokexProposal[] {
  const known = (zone: string) => pickedCards(PACK, picks, zone).filter((card) => card >= 0);
  const cards = known(handZone(seat)).sort(PACK.compare);
  const [centre] = known(ROW);
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
  // Picks never mean a bid, so a lay comes first.
  if (state.phase === 'auction') return [...lay, pass, ...bids];
  if (state.phase !== 'name') return lay;
  // The joker is proposed as wild rank only if it is touched.
  const joker = touched.some((card) => card === JOKER);
  return [...names, ...(joker ? [naming('X', 'joker')] : []), ...lay];
}
