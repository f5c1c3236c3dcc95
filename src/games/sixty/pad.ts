import { withVerb } from '../../cards/grammar.ts';
import { capitalize, countNoun } from '../../cards/words.ts';
import { ok } from '../../game/fault.ts';
import { type AmountsField, type Pad, type PadTable, type PilesField, POINTS_FIELD } from '../../game/pad.ts';
import { readAllAmounts, readPiles } from '../../game/pad-entry.ts';
import { seatHeadings } from '../../game/seat.ts';
import type { SixtyOptions } from './options.ts';
import { FULL_PACK, PACK } from './pack.ts';
import { nextStarter, pointsIn, roundVerdict } from './play/score.ts';

type SixtyPadTable = PadTable<SixtyOptions>;

const ALL_POINTS = pointsIn(FULL_PACK);

/** Whether no set of cards has these points: every card has at least 3. */
function noSuchPoints(n: number): string | null {
  if (n > ALL_POINTS) return `all the cards together are worth ${ALL_POINTS} points`;
  const gap = Math.min(n, ALL_POINTS - n);
  return gap === 1 || gap === 2 ? `no cards add up to ${countNoun(n, 'point')}` : null;
}

const sideNames = ({ options, name }: SixtyPadTable): readonly string[] => seatHeadings(options.seats, name);

const pointsField = (table: SixtyPadTable): AmountsField => ({
  kind: 'amounts',
  id: POINTS_FIELD,
  label: 'Penalty points of this round',
  labels: sideNames(table),
  blank: 'zero',
  whyNot: noSuchPoints,
});

const cardsField = (table: SixtyPadTable): PilesField => ({
  kind: 'piles',
  id: 'cards',
  label: 'Cards taken, and cards left in hand',
  labels: sideNames(table),
  cards: PACK.cards,
});

const beginnerLine = ({ name }: SixtyPadTable, first: number) => ({
  first,
  says: `${capitalize(withVerb(name(first), 'begin'))}.`,
  rule: 'sixty/first-player',
});

/**
 * One line per round with the points of each player. The player with the most points begins the next round.
 */
export const PAD: Pad<SixtyOptions> = {
  roundNoun: 'round',
  best: 'least',
  firstSeatQuestion: 'Who begins the first round?',
  sides: sideNames,
  ways: (table) => [
    { id: POINTS_FIELD, label: 'Points', fields: [pointsField(table)] },
    { id: 'cards', label: 'Count the cards', fields: [cardsField(table)] },
  ],
  count(round, way, entry) {
    if (way === POINTS_FIELD) {
      const gains = readAllAmounts(entry, pointsField(round));
      if (!gains) return null;
      const sum = gains.reduce((total, n) => total + n, 0);
      const message = `That makes ${sum} points: all the cards together are worth only ${ALL_POINTS}.`;
      return ok({
        gains,
        lines: [],
        doubts: sum > ALL_POINTS ? [{ says: message, rule: 'sixty/deck' }] : [],
      });
    }
    const piles = readPiles(entry, cardsField(round), PACK);
    if (piles.every((pile) => pile.length === 0)) return null;
    return ok({ score: { penalty: piles.map((pile) => pile.map(PACK.code)) }, doubts: [] });
  },
  start(round) {
    const { start } = round.options;
    return beginnerLine(round, round.number === 1 && typeof start === 'number' ? start : round.first);
  },
  next(round, gains, totals) {
    const on = beginnerLine(round, nextStarter(gains, totals, round.first));
    const verdict = roundVerdict(round.options, round.number, totals);
    if ('winners' in verdict) {
      const rule = verdict.winners.length > 1 ? 'sixty/tie-round' : 'sixty/last-round';
      return { ...on, over: { winners: verdict.winners, rule } };
    }
    if (verdict.more === 'round') return on;
    return { ...on, says: `A tie for the lowest total: one more round. ${on.says}`, rule: 'sixty/tie-round' };
  },
};
