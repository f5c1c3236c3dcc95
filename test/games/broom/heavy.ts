import type { JsonObject } from '../../../src/game/json.ts';

const LOW_CODES = ['A', 2, 3, 4, 5, 6, 7, 8, 9].flatMap((rank) => ['S', 'H', 'D', 'C'].map((suit) => `${rank}${suit}`));

/** A case that takes long: every small card is open, and the nearest moves are many. */
export const heavy: readonly JsonObject[] = [
  {
    game: 'broom',
    position: { table: LOW_CODES, hands: [['J20', '10S', '10H', '10D'], ['4?']] },
    seat: 0,
    move: { type: 'take', cards: ['10S'], groups: [['5S', '6H']] },
  },
];
