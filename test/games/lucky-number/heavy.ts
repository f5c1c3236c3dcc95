import type { JsonObject } from '../../../src/game/json.ts';

const of = (ranks: string): string[] =>
  ranks.split(' ').flatMap((rank) => ['S', 'H', 'D', 'C'].map((suit) => rank + suit));
const openCards = of('3 4 5 6 7 8 9');

/** A case that takes long: each of thirty cards may be the one that was drawn. */
export const heavy: readonly JsonObject[] = [
  {
    game: 'lucky-number',
    position: { hands: [[...openCards, '30?'], ['1?'], ['1?']], pile: ['QH'], drawn: '?' },
    seat: 0,
    move: { type: 'combine', cards: openCards, aces: ['AS', 'AH'] },
  },
];
