import { cardThing, type Desk } from '../../../game/desk.ts';
import type { PokexOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { SEATS } from '../state.ts';
import { about } from './about.ts';
import { complete } from './complete.ts';
import { COUNT } from './count.ts';
import { HANDS } from './hands.ts';
import { places } from './places.ts';

/** How a table of Pokex is set up by hand. */
export const DESK: Desk<PokexOptions> = {
  thing: cardThing(PACK),
  complete,
  // Whoever tries the first word of an auction sits left of the dealer.
  start: { dealer: SEATS - 1 },
  places,
  example: {
    position: {
      phase: 'play',
      hands: [
        ['AS', 'AD', 'KS', 'QS', 'JH', '9C', '9D', '7H', '6S', '4C', '3D', 'X'],
        ['12?'],
        ['12?'],
        ['12?'],
      ],
      centre: ['9H', 'KD', '2C', 'QH', '10S', 'AC'],
      bids: [
        { seat: 1, pass: true },
        { seat: 2, tricks: 2 },
        { seat: 3, pass: true },
        { seat: 0, tricks: 3 },
        { seat: 2, pass: true },
      ],
    },
    seat: 0,
    move: { type: 'lay', cards: ['9C', '9D', 'X'] },
  },
  typed: 'lay as ks',
  about,
  counts: [COUNT, HANDS],
};
