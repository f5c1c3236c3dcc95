import { sentence } from '../../../cards/words.ts';
import { handZone, touchedIn } from '../../../game/hand-zones.ts';
import type { Seat } from '../../../game/seat.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { isJoker, numberOn, PACK, sumOf } from '../pack.ts';
import type { SixtyState } from '../state.ts';
import { cardsText, countText } from '../talk/words.ts';

/**
 * What touched numbers come to, before anything is tried: what would go on, or their sum against the one that
 * has to be beaten. Nothing about jokers, and nothing about a single card to attack with.
 */
export function reckon({ attack }: SixtyState, seat: Seat, picks: readonly ItemRef[]): readonly string[] {
  const cards = touchedIn(PACK, picks, handZone(seat));
  const [card] = cards;
  const [attacker] = attack;
  if (card === undefined || cards.some(isJoker)) return [];
  if (cards.some((other) => other !== card)) return [sentence(`${cardsText(cards)}: not of one number.`)];
  const sum = sumOf(cards);
  if (attacker === undefined) return cards.length > 1 ? [sentence(`${cardsText(cards)} make ${sum}.`)] : [];
  if (card === attacker) {
    const n = attack.length + cards.length;
    return [sentence(`${countText(card, n)} would go on, ${n * numberOn(card)} points.`)];
  }
  const due = sumOf(attack);
  const higher = sum > due ? 'higher' : sum === due ? 'equal is not higher' : 'not higher';
  return [`${sum} against ${due}: ${higher}.`];
}
