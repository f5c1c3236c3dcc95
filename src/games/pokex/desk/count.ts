import { type Desk, entry, field, isWhole } from '../../../game/desk.ts';
import { seatChoices } from '../../../game/desk-places.ts';
import type { PokexOptions } from '../options.ts';
import { TRICKS } from '../state.ts';
import { number, SIDES, seats, sideName } from './fields.ts';

/** What a deal brought the sides, as it is counted. */
export const COUNT: NonNullable<Desk<PokexOptions>['count']> = {
  places: (_options, name) => [
    number('bid', 'The bid', 'bid', field('bid', isWhole), { min: 1, max: TRICKS, usual: 1, rare: false }),
    {
      id: 'declarer',
      label: 'Declarer',
      kind: 'choice',
      paths: ['declarer'],
      choices: seatChoices(seats, name),
      ...field('declarer', isWhole),
    },
    ...SIDES.map((side) =>
      number(
        `tricks-${side}`,
        `${sideName(side, name)}: tricks`,
        `tricks[${side}]`,
        entry('tricks', side, 2, isWhole, 0),
        { max: TRICKS, rare: false },
      ),
    ),
    ...SIDES.map((side) =>
      number(
        `score-${side}`,
        `${sideName(side, name)}: points before`,
        `scores[${side}]`,
        entry('scores', side, 2, isWhole, 0),
        { min: -999 },
      ),
    ),
  ],
  sides: (_options, name) => [sideName(0, name), sideName(1, name)],
  example: { bid: 2, declarer: 0, tricks: [5, 1], scores: [6, 10] },
};
