import { areThings, type CardPlace, entry, isWhole, type NumberPlace } from '../../../game/desk.ts';
import type { Naming } from '../../../game/seat.ts';
import { TRICKS } from '../state.ts';
import { cards, number, SIDES, sideName } from './fields.ts';

/** How many tricks each side has won in this deal. */
export const tricksWon = (name: Naming): readonly NumberPlace[] =>
  SIDES.map((side) =>
    number(
      `tricks-${side}`,
      `${sideName(side, name)}: tricks won`,
      `position.tricks[${side}]`,
      entry('tricks', side, 2, isWhole, 0),
      { max: TRICKS },
    ),
  );

/** The cards in each side's tricks. */
export const cardsWon = (name: Naming): readonly CardPlace[] =>
  SIDES.map((side) => ({
    ...cards(
      `won-${side}`,
      `${sideName(side, name)}: cards won`,
      `position.won[${side}]`,
      entry('won', side, 2, areThings, []),
    ),
    rare: true,
  }));

/** Each side's points before this deal. */
export const points = (name: Naming): readonly NumberPlace[] =>
  SIDES.map((side) =>
    number(
      `score-${side}`,
      `${sideName(side, name)}: points`,
      `position.scores[${side}]`,
      entry('scores', side, 2, isWhole, 0),
      { min: -999 },
    ),
  );
