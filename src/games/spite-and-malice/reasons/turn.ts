import type { Reasons } from '../../../game/reasons.ts';
import { JOKER } from '../pack.ts';
import { type Attempt, fourStand } from '../rules/attempt.ts';

/** A turn that ends with a joker in hand while a centre place is empty. */
function keepsJoker({ state, seat, move, toSide }: Attempt): string | undefined {
  const ends = move.type === 'end' || toSide !== undefined;
  if (!ends || fourStand(state) || !state.hands[seat]?.includes(JOKER)) return undefined;
  return 'A centre place is empty and you hold a joker, but a joker is no ace: you may keep it.';
}

export const ENDING: Reasons<Attempt> = [
  { rule: 'spite-and-malice/ace-first', settles: keepsJoker },
  {
    rule: 'spite-and-malice/end',
    says: ({ state }) =>
      state.moved
        ? 'You end your turn here and lay no card to the side.'
        : 'You end your turn without having moved a card.',
  },
];
