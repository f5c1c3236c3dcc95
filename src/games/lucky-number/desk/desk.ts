import { type CardPlace, cardThing, type Desk, type DeskPlace } from '../../../game/desk.ts';
import {
  countPlace,
  handPlace,
  seatChoices,
  seatPlace,
  stockPlace,
  turnPlace,
} from '../../../game/desk-places.ts';
import { type Naming, type Seat, seatsOf } from '../../../game/seat.ts';
import type { LuckyOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { HAND } from '../state.ts';
import { STOCK } from '../table/zone-ids.ts';
import { about } from './about.ts';
import { OWED } from './owed.ts';
import { lucky, owed, winner } from './players.ts';
import { DIRECTION, DRAWN, PILE_PLACE, SUIT } from './table.ts';

const HANDS = { size: HAND, unsaid: 'Fifteen cards nobody showed' };

function places(options: LuckyOptions, seat: Seat, name: Naming): readonly DeskPlace[] {
  const seats = seatsOf(options);
  const named = seatChoices(seats, name);
  const hand = (at: Seat): CardPlace => handPlace({ ...HANDS, at, seat, seats: seats.length, name });
  const others = seats.filter((at) => at !== seat);
  return [
    hand(seat),
    lucky(seats.length, seat, name),
    PILE_PLACE,
    turnPlace(named),
    owed('cards', 'Cards owed'),
    owed('dice', 'Dice owed'),
    SUIT,
    DRAWN,
    seatPlace('open', 'Just laid a card', [{ value: null, label: 'Nobody' }, ...named]),
    ...others.map(hand),
    ...others.map((at): DeskPlace => ({ ...lucky(seats.length, at, name), rare: true })),
    DIRECTION,
    stockPlace(STOCK, 'Stock', 'Whatever is left of the packs'),
    countPlace('idle', 'Turns in a row without a card laid or drawn', 99),
    countPlace('turns', 'Turns so far', 9999),
    ...seats.map((at) => winner(at, name)),
  ];
}

/** How a table of Lucky Number is set up by hand. */
export const DESK: Desk<LuckyOptions> = {
  thing: cardThing(PACK),
  places,
  example: {
    position: {
      turn: 0,
      lucky: [24, 9, 30],
      hands: [['2D', '3D', '4D', '7D', '8D', '9D', 'AC', 'AD', 'QS'], ['9?'], ['12?']],
      pile: ['QH', '9H'],
    },
    seat: 0,
    move: { type: 'combine', cards: ['2D', '3D', '4D'], aces: ['AC', 'AD'], top: '4D' },
  },
  typed: 'combine 2d 3d 4d',
  about,
  counts: [OWED],
};
