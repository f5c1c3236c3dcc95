import type { CountForm, NumberPlace } from '../../../game/desk.ts';
import { choicePlace, counted, countPlace, seatChoices } from '../../../game/desk-places.ts';
import type { PokexOptions } from '../options.ts';
import { TRICKS } from '../state.ts';
import { points, tricksWon } from './places.ts';
import { seats, sideName } from './sides.ts';

/** Six tricks are played: what one side has says what the other has. */
const allSix = (place: NumberPlace, side: number): NumberPlace => ({
  ...place,
  write: (json, said) =>
    said === undefined
      ? place.write(json, said)
      : { ...json, tricks: side === 0 ? [said, TRICKS - said] : [TRICKS - said, said] },
});

/** What a deal brought the sides, as it is counted: bid and declarer have to be said. */
export const COUNT: CountForm<PokexOptions> = {
  id: 'count',
  label: 'What does it score?',
  places: ({ tie }, name) =>
    [
      { ...countPlace('bid', 'The bid', TRICKS, 1), rare: false },
      choicePlace('declarer', 'Declarer', seatChoices(seats, name)),
      ...tricksWon(name, 'tricks', false).map((place, side) =>
        tie === 'nobody' ? place : allSix(place, side),
      ),
      ...points(name, 'points before'),
    ].map(counted),
  sides: (_options, name) => [sideName(0, name), sideName(1, name)],
  example: { bid: 2, declarer: 0, tricks: [5, 1], scores: [6, 10] },
};
