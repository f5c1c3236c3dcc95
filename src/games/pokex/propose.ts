import type { Proposal, Seat } from '../../game/game.ts';
import type { Pick } from '../../game/zone.ts';
import { LADDER, PACK } from './pack.ts';
import { type PokexMove, type PokexState, TRICKS } from './state.ts';
import { cardOf, handZone, ROW } from './zones.ts';

type Proposed = Proposal<PokexMove>;

const bids: readonly Proposed[] = Array.from({ length: TRICKS }, (_, i) => ({
  label: 'Bid',
  detail: String(i + 1),
  move: { type: 'bid', tricks: i + 1 },
}));
const pass: Proposed = { label: 'Pass', detail: '', move: { type: 'pass' } };
const names: readonly Proposed[] = [...LADDER].reverse().map((rank) => ({
  label: 'Make wild',
  detail: rank,
  move: { type: 'name', rank },
}));

/** What can be said in this phase, whatever is touched; and what the touched cards could be laid as. */
export function propose(state: PokexState, seat: Seat, picks: readonly Pick[]): readonly Proposed[] {
  const known = (zone: string) =>
    picks.filter((pick) => pick.zone === zone).flatMap(({ item }) => cardOf(item) ?? []);
  const cards = known(handZone(seat)).sort(PACK.compare);
  const [centre] = known(ROW);
  const touched = cards.length > 0 || centre !== undefined;
  const lay: Proposed[] = touched
    ? [
        {
          label: 'Lay',
          detail: '',
          move: { type: 'lay', cards, ...(centre === undefined ? {} : { centre }) },
        },
      ]
    : [];
  const said = state.phase === 'auction' ? [...bids, pass] : state.phase === 'name' ? names : [];
  return state.phase === 'auction' || state.phase === 'name' ? [...said, ...lay] : [...lay, ...said];
}
