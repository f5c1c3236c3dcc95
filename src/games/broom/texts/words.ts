import type { Card } from '../../../cards/card.ts';
import { joinWords } from '../../../cards/words.ts';
import { PACK } from '../pack.ts';
import { type ItemName, textOf } from '../state.ts';

/** "5♣ and 9♥". */
export function cardsText(cards: readonly Card[]): string {
  return joinWords(cards.map(PACK.text));
}

/** "5♣+A♠ and 9♥". */
export function namesText(names: readonly ItemName[]): string {
  return joinWords(names.map(textOf));
}

/** "A♦ and 5♣, 6♥": each group by itself. */
export function groupsText(groups: readonly (readonly ItemName[])[]): string {
  const texts = groups.map(namesText);
  return texts.length > 1 && groups.some((group) => group.length > 1) ? texts.join(' · ') : joinWords(texts);
}
