import { countNoun } from '../../cards/words.ts';
import { ok } from '../../game/fault.ts';
import type { AmountsField, Pad, PadNextRound, PadTable } from '../../game/pad.ts';
import { readAllAmounts } from '../../game/pad-entry.ts';
import { seatHeadings } from '../../game/seat.ts';
import type { SpiteOptions } from './options.ts';

type Table = PadTable<SpiteOptions>;

const sideNames = ({ name }: Table): readonly string[] => seatHeadings(2, name);

const leftField = (table: Table): AmountsField => ({
  kind: 'amounts',
  id: 'left',
  label: 'Cards left in the goal pile',
  labels: sideNames(table),
  blank: 'zero',
  whyNot: (n) => (n > table.options.goal ? `a goal pile has ${countNoun(table.options.goal, 'card')}` : null),
});

/** The next starter depends on the cards. */
const NEXT_ROUND: PadNextRound = {
  first: 0,
  says: 'The higher goal card begins, and the other player deals the hands.',
  rule: 'spite-and-malice/first-player',
};

/** The score pad: a round is a game, and its entry the cards left in each goal pile. It never ends by itself. */
export const PAD: Pad<SpiteOptions> = {
  roundNoun: 'game',
  best: 'most',
  firstSeatQuestion: null,
  sides: sideNames,
  ways: (table) => [{ id: 'left', label: 'Cards left', fields: [leftField(table)] }],
  count(round, _way, entry) {
    const goal = readAllAmounts(entry, leftField(round));
    return goal && ok({ score: { goal }, doubts: [] });
  },
  start: () => NEXT_ROUND,
  next: () => NEXT_ROUND,
};
