import { areThings, type Desk } from '../../../game/desk.ts';
import type { SixtyOptions } from '../options.ts';
import { HOCUS, NUMBERS, PACK } from '../pack.ts';

/** Which card Hocus-pocus picks out of the discard pile, where it lies in it or not. */
export const about: NonNullable<Desk<SixtyOptions>['about']> = (_position, _seat, move) => {
  const cards: unknown = move['cards'];
  const hocus = areThings(cards) && cards.some((code) => PACK.read(code) === HOCUS);
  if (move['type'] !== 'joker' || !hocus) return [];
  const choices = NUMBERS.map(String).map((pick) => ({
    label: pick,
    move: pick === move['pick'] ? move : { ...move, pick },
  }));
  return [{ label: 'It picks', choices }];
};
