import type { Card } from '../../../cards/card.ts';
import { handZone, touchedIn } from '../../../game/hand-zones.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Proposal } from '../../../game/table.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { HOCUS, isJoker, PACK } from '../pack.ts';
import type { SixtyMove, SixtyState } from '../state.ts';
import { ATTACK, DISCARD } from './zone-ids.ts';

const LABEL = {
  attack: 'Attack',
  'pass-on': 'Pass on',
  beat: 'Beat',
  joker: 'Joker',
  take: 'Take',
} as const satisfies Record<SixtyMove['type'], string>;

const proposal = (move: SixtyMove): Proposal<SixtyMove> => ({ label: LABEL[move.type], detail: '', move });

/** What the touched cards most likely mean. */
function likeliest(
  state: SixtyState,
  cards: readonly Card[],
  touched: { readonly attack: boolean; readonly discard: boolean },
): SixtyMove['type'] {
  const [attacker] = state.attack;
  if (attacker === undefined) return 'attack';
  if (cards.some(isJoker) || (touched.discard && cards.length === 0)) return 'joker';
  if (cards.length === 0 && touched.attack) return 'take';
  return cards.includes(attacker) ? 'pass-on' : 'beat';
}

/**
 * Everything the touched cards could mean. Taking needs no touch, and may be tried with nothing to take; Hocus-pocus picks the number it needs where
 * nothing in the discard pile is touched.
 */
export function propose(
  state: SixtyState,
  seat: Seat,
  picks: readonly ItemRef[],
): readonly Proposal<SixtyMove>[] {
  const take: SixtyMove = { type: 'take' };
  const [attacker] = state.attack;
  if (picks.length === 0) return [proposal(take)];
  const from = (zone: string): Card[] => touchedIn(PACK, picks, zone);
  const held = from(handZone(seat)).sort(PACK.compare);
  const [picked] = from(DISCARD);
  const reached = picked !== undefined && held.length === 0 && (state.hands[seat] ?? []).includes(HOCUS);
  const jokers = reached ? [HOCUS] : held;
  const pick = picked ?? attacker;
  const joker: SixtyMove =
    jokers.includes(HOCUS) && pick !== undefined
      ? { type: 'joker', cards: jokers, pick }
      : { type: 'joker', cards: jokers };
  const attack: SixtyMove = { type: 'attack', cards: held };
  const answers: readonly SixtyMove[] = [
    { type: 'pass-on', cards: held },
    { type: 'beat', cards: held },
    joker,
    take,
  ];
  const all = attacker === undefined ? [attack, ...answers] : [...answers, attack];
  const touched = { attack: from(ATTACK).length > 0, discard: picked !== undefined };
  const first = likeliest(state, held, touched);
  const likely = all.filter(({ type }) => type === first).map(proposal);
  const others = all.filter(({ type }) => type !== first).map(proposal);
  // Dragged to the middle of the table, a card means what it most likely means.
  return [...likely.map((one) => (held.length > 0 ? { ...one, to: ATTACK } : one)), ...others];
}
