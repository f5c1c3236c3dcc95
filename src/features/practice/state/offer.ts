import { atom } from 'nanostores';
import type { Practice } from '../match-record.ts';
import { $practice, open } from '../practice.ts';

/** A game that would take the place of one’s own: it came with a link, or another tab has it. */
export interface GameOffer {
  readonly from: 'link' | 'tab';
  readonly theirs: Practice;
  readonly own: Practice;
}

/** What one is asked; null where nothing is. */
export const $offer = atom<GameOffer | null>(null);

/** Goes on with the one or the other. The one that isn't chosen is set aside where it would be lost. */
export function chooseGame(which: 'theirs' | 'own'): void {
  const offer = $offer.get();
  if (!offer) return;
  $offer.set(null);
  // Whoever sits at their own game already goes on with it, unless another tab has taken its place.
  if (which === 'theirs' || offer.from === 'tab' || !$practice.get()) open(offer[which]);
}
