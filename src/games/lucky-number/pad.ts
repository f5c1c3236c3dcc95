import { agree } from '../../cards/grammar.ts';
import { capitalize, countNoun, joinWords } from '../../cards/words.ts';
import { ok, type Result } from '../../game/fault.ts';
import type { AmountsField, ChoiceField, Pad, PadResult, PadRound, PadTable } from '../../game/pad.ts';
import { nextDeal, readAmounts, readChoices } from '../../game/pad-entry.ts';
import { seatHeadings, seatsOf } from '../../game/seat.ts';
import { lowestIndices } from '../../mechanics/standings.ts';
import type { LuckyOptions } from './options.ts';
import { packWith } from './pack.ts';

type LuckyPadTable = PadTable<LuckyOptions>;
type LuckyPadRound = PadRound<LuckyOptions>;

const cardsIn = ({ jokers }: LuckyOptions): number => packWith(jokers).size;

const sideNames = ({ options, name }: LuckyPadTable): readonly string[] => seatHeadings(options.seats, name);

const outField = (table: LuckyPadTable): ChoiceField => ({
  kind: 'choice',
  id: 'out',
  label: 'Who went out?',
  choices: sideNames(table).map((label, value) => ({ value, label })),
  allowsSeveral: true,
});

const leftField = (table: LuckyPadTable): AmountsField => ({
  kind: 'amounts',
  id: 'left',
  label: 'Cards left, if no player could move',
  labels: sideNames(table),
  blank: 'unsaid',
  whyNot: (n) => (n > cardsIn(table.options) ? `the packs have ${cardsIn(table.options)} cards` : null),
});

function tallyWin(round: LuckyPadRound, rule: string, winners: readonly number[], why: string): Result<PadResult> {
  const shared = winners.length > 1 ? ', and share the win' : '';
  const lines = winners.map((seat) => ({ seat, rule, points: 1, says: `${capitalize(why)}${shared}.` }));
  const gains = seatsOf(round.options).map((seat) => (winners.includes(seat) ? 1 : 0));
  return ok({ gains, lines, doubts: [] });
}

/** Winners: the player who is out, else those with the fewest cards. */
function tallyWinners(round: LuckyPadRound, entry: Parameters<typeof readChoices>[0]): Result<PadResult> | null {
  const cards = readAmounts(entry, leftField(round));
  const seatsAtZero = cards.flatMap((n, seat) => (n === 0 ? [seat] : []));
  const seatsOut = readChoices(entry, outField(round)).map(Number);
  const emptySeats = [...new Set([...seatsOut, ...seatsAtZero])].sort((a, b) => a - b);
  if (emptySeats.length > 0) {
    const winTally = tallyWin(round, 'lucky-number/out', emptySeats, 'no cards left');
    const doubtfulNames = seatsOut.filter((seat) => (cards[seat] ?? 0) > 0).map((seat) => capitalize(round.name(seat)));
    if (!winTally.ok || doubtfulNames.length === 0) return winTally;
    const joinedNames = joinWords(doubtfulNames);
    const doubt = `${joinedNames} went out, but ${agree(joinedNames, 'have', 'has')} cards left.`;
    return ok({ ...winTally.value, doubts: [{ says: doubt, rule: 'lucky-number/out' }] });
  }
  if (cards.some((n) => n === null)) return null;
  const numbers = cards.map(Number);
  const fewest = Math.min(...numbers);
  return tallyWin(
    round,
    'lucky-number/stuck',
    lowestIndices(numbers),
    `the fewest cards, ${countNoun(fewest, 'card')}`,
  );
}

const FIRST_TURN_RULE = 'lucky-number/first-turn';

/** One line per game with its winner. A match has any number of games, and the deal rotates. */
export const PAD: Pad<LuckyOptions> = {
  roundNoun: 'game',
  best: 'most',
  firstSeatQuestion: 'Who deals first?',
  sides: sideNames,
  ways: (table) => [{ id: 'game', label: 'The game', fields: [outField(table), leftField(table)] }],
  count: (round, _way, entry) => tallyWinners(round, entry),
  start: (round) => nextDeal(round, round.first, FIRST_TURN_RULE),
  next: (round) => nextDeal(round, (round.first + 1) % round.options.seats, FIRST_TURN_RULE),
};
