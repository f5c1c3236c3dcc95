import { atom } from 'nanostores';
import type { Practice } from '../../saved-games/index.ts';
import { $practice, open } from '../practice.ts';

/** A game that would replace the player's own: from a link, or from another tab. */
export interface GameOffer {
  readonly from: 'link' | 'tab';
  readonly theirs: Practice;
  readonly own: Practice;
}

/** The game on offer; null if there is none. */
export const $offer = atom<GameOffer | null>(null);

/** Opens one of the two games. The other is set aside if it would be lost. */
export function chooseGame(choice: 'theirs' | 'own'): void {
  const offer = $offer.get();
  if (!offer) return;
  $offer.set(null);
  // The own game is already on the table, unless another tab has replaced it.
  if (choice === 'theirs' || offer.from === 'tab' || !$practice.get()) open(offer[choice]);
}
