import { withVerb } from '../../cards/grammar.ts';
import { capitalize } from '../../cards/words.ts';
import { ok } from '../../game/fault.ts';
import type { ChoiceField, Pad, PadRound, PadTable } from '../../game/pad.ts';
import { readChoices, readNumber } from '../../game/pad-entry.ts';
import { seatsOf, sideText } from '../../game/seat.ts';
import { highestIndices } from '../../mechanics/standings.ts';
import type { PokexOptions } from './options.ts';
import { endingRule } from './play/score.ts';
import { SEATS, TRICKS } from './state.ts';

type PokexPadTable = PadTable<PokexOptions>;
type PokexPadRound = PadRound<PokexOptions>;

const ALL_PASSED = 'passed';
const seats = seatsOf({ seats: SEATS });

const numbers = (from: number) =>
  Array.from({ length: TRICKS + 1 - from }, (_, i) => ({ value: from + i, label: String(from + i) }));

const declarerField = ({ options, name }: PokexPadTable): ChoiceField => ({
  kind: 'choice',
  id: 'declarer',
  label: 'Who won the auction?',
  choices: [
    ...seats.map((value) => ({ value, label: capitalize(name(value)) })),
    ...(options.allPass === 'redeal' ? [{ value: ALL_PASSED, label: 'All four passed' }] : []),
  ],
});
const BID_FIELD: ChoiceField = { kind: 'choice', id: 'bid', label: 'The bid', choices: numbers(1) };
const TOOK_FIELD: ChoiceField = { kind: 'choice', id: 'took', label: 'Tricks they took', choices: numbers(0) };
/** Present only under the house rule that a tied trick goes to neither side. */
const OTHERS_FIELD: ChoiceField = {
  kind: 'choice',
  id: 'others',
  label: 'Tricks of the other side, if there were ties',
  choices: numbers(0),
};

const describeDeal = ({ name }: PokexPadTable, dealer: number) => {
  const speakText = withVerb(name((dealer + 1) % SEATS), 'speak');
  return {
    first: dealer,
    says: `${capitalize(withVerb(name(dealer), 'deal'))}, ${speakText} first.`,
    rule: 'pokex/dealer-lot',
  };
};

const sideNames = ({ name }: PokexPadTable): readonly string[] =>
  [0, 1].map((side) => capitalize(sideText(side, name)));

/** One line per deal: the declarer, the bid, the tricks taken. */
export const PAD: Pad<PokexOptions> = {
  roundNoun: 'deal',
  best: 'most',
  firstSeatQuestion: 'Who deals first?',
  sides: sideNames,
  ways: (table) => [
    {
      id: 'deal',
      label: 'The deal',
      fields: [declarerField(table), BID_FIELD, TOOK_FIELD, ...(table.options.tie === 'nobody' ? [OTHERS_FIELD] : [])],
    },
  ],
  count(round: PokexPadRound, _way, entry) {
    const [declarer] = readChoices(entry, declarerField(round));
    if (declarer === ALL_PASSED) {
      const message = 'All four passed: neither side scores, and the next player deals.';
      return ok({
        note: 'All four passed',
        gains: [0, 0],
        lines: [{ seat: null, rule: 'pokex/all-pass', points: 0, says: message }],
        doubts: [],
      });
    }
    const [bid, took] = [readNumber(entry, BID_FIELD), readNumber(entry, TOOK_FIELD)];
    if (typeof declarer !== 'number' || bid === null || took === null) return null;
    const otherTricks = (round.options.tie === 'nobody' ? readNumber(entry, OTHERS_FIELD) : null) ?? TRICKS - took;
    const tricks = declarer % 2 === 0 ? [took, otherTricks] : [otherTricks, took];
    const note = `${capitalize(round.name(declarer))} bid ${bid}, took ${took}${took < bid ? ': missed' : ''}`;
    return ok({ note, score: { bid, declarer, tricks }, doubts: [] });
  },
  start: (round) => describeDeal(round, round.first),
  next(round, _gains, totals) {
    const rule = endingRule(round.options, round.number, totals);
    const nextRound = describeDeal(round, (round.first + 1) % SEATS);
    return rule === undefined ? nextRound : { ...nextRound, over: { winners: highestIndices(totals), rule } };
  },
};
