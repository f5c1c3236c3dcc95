import { count } from '../../../cards/words.ts';
import type { Counted } from '../events.ts';
import { cardsText } from './words.ts';

/** "33 points for a 3 and a 30 taken." */
export function countedText({ points, counted, where }: Counted): string {
  const cards = counted.length === 0 ? 'nothing' : cardsText(counted);
  return `${count(points, 'point')} for ${cards} ${where}.`;
}
