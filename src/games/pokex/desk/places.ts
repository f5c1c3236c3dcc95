import { areThings, type DeskPlace, field, isWhole } from '../../../game/desk.ts';
import { seatChoices } from '../../../game/desk-places.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { PokexOptions } from '../options.ts';
import { TRICKS } from '../state.ts';
import { spoken } from './auction.ts';
import { cards, choice, number, seats } from './fields.ts';
import { hand } from './hands.ts';
import { lay, layer } from './laid.ts';
import { cardsWon, points, tricksWon } from './sides.ts';
import { CURRENT, phase, ROW_PLACE, WILD } from './table.ts';

/** So many words of an auction are asked, one after the other. */
const WORDS = 9;
const WORKED_OUT = { value: null, label: 'Worked out' };

/** Every field of a position, in the order in which one lays a table. */
export function places(options: PokexOptions, seat: Seat, name: Naming): readonly DeskPlace[] {
  const named = seatChoices(seats, name);
  const bids = Array.from({ length: TRICKS }, (_, i) => ({ value: i + 1, label: String(i + 1) }));
  return [
    hand(seat, seat, name),
    ROW_PLACE,
    phase(options),
    ...Array.from({ length: WORDS }, (_, at) => spoken(at, name)),
    choice('dealer', 'Dealer', 'dealer', named),
    ...(options.wildRank ? [WILD] : []),
    ...[0, 1, 2].flatMap((at) => [lay(at, options), layer(at, name)]),
    CURRENT,
    choice('leader', 'Leader', 'leader', [WORKED_OUT, ...named]),
    number('played', 'Tricks played', 'position.played', field('played', isWhole, 0), { max: TRICKS }),
    ...tricksWon(name),
    ...seats.filter((at) => at !== seat).map((at) => hand(at, seat, name)),
    ...cardsWon(name),
    { ...cards('gone', 'Tricks nobody won', 'position.gone', field('gone', areThings)), rare: true },
    ...points(name),
    number('deal', 'Deal', 'position.deal', field('deal', isWhole, 1), { min: 1, usual: 1 }),
    choice('turn', 'On turn', 'turn', [WORKED_OUT, ...named]),
    choice('declarer', 'Declarer', 'declarer', [WORKED_OUT, ...named]),
    choice('bid', 'The bid', 'bid', [WORKED_OUT, ...bids]),
  ];
}
