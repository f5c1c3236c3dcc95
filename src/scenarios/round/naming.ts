import { playerAt } from '../../game/names.ts';
import type { Naming } from '../../game/seat.ts';
import { READER, type Round } from './round.ts';

/** The table as the reader sees it: “you” sit there, the others have their names. */
export const namingOf =
  ({ names }: Pick<Round, 'names'>): Naming =>
  (seat) =>
    seat === READER ? 'you' : (names[seat] ?? playerAt(seat));
