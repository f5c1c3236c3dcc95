import { type CountForm, field, isWhole } from '../../../game/desk.ts';
import { choicePlace, counted, countPlace, seatChoices } from '../../../game/desk-places.ts';
import type { PokexOptions } from '../options.ts';
import { TRICKS } from '../state.ts';
import { points, tricksWon } from './places.ts';
import { seats, sideName } from './sides.ts';

/** What a deal brought the sides, as it is counted: bid and declarer have to be said. */
export const COUNT: CountForm<PokexOptions> = {
  id: 'count',
  label: 'What does it score?',
  places: (_options, name) =>
    [
      { ...countPlace('bid', 'The bid', TRICKS, 1), ...field('bid', isWhole), rare: false },
      choicePlace('declarer', 'Declarer', seatChoices(seats, name), field('declarer', isWhole)),
      ...tricksWon(name, 'tricks', false),
      ...points(name, 'points before'),
    ].map(counted),
  sides: (_options, name) => [sideName(0, name), sideName(1, name)],
  example: { bid: 2, declarer: 0, tricks: [5, 1], scores: [6, 10] },
};
