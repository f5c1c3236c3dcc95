import type { Card } from '../../../cards/card.ts';
import { joinWords } from '../../../cards/words.ts';
import { PACK } from '../pack.ts';
import { type ItemName, textOf } from '../state.ts';

/** Lists cards: "5♣ and 9♥". */
export function cardsText(cards: readonly Card[]): string {
  return joinWords(cards.map(PACK.text));
}

/** Lists items, combined cards with "+": "5♣+A♠ and 9♥". */
export function namesText(names: readonly ItemName[]): string {
  return joinWords(names.map(textOf));
}

/** Lists the items of groups; if a group has several, groups are separated by " · ". */
export function groupsText(groups: readonly (readonly ItemName[])[]): string {
  const texts = groups.map(namesText);
  return texts.length > 1 && groups.some((group) => group.length > 1) ? texts.join(' · ') : joinWords(texts);
}
