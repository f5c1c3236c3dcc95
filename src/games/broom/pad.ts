import type { Card } from '../../cards/card.ts';
import { does } from '../../cards/grammar.ts';
import { count, list } from '../../cards/words.ts';
import { fault, ok, type Result } from '../../game/fault.ts';
import {
  type AmountsField,
  type Pad,
  type PadDoubt,
  type PadEntry,
  type PadRound,
  type PadTable,
  type PilesField,
  POINTS,
  type Tally,
} from '../../game/pad.ts';
import { allAmounts, amountsIn, dealtBy, pilesIn } from '../../game/pad-entry.ts';
import { highest } from '../../mechanics/standings.ts';
import type { BroomOptions } from './options.ts';
import { PACK } from './pack.ts';
import { ending, isAce, isSpade, MOST, SINGLES } from './play/score.ts';
import { sideNames } from './state.ts';

type Round = PadRound<BroomOptions>;
type Table = PadTable<BroomOptions>;

const MOSTS = 2;

/** Every card worth something by itself, or counted for the most spades. */
function pointCards({ point }: BroomOptions): readonly Card[] {
  const singles = SINGLES.map(([, card]) => card);
  const counted = PACK.cards.filter((card) => isSpade(card) || (point === 'ace' && isAce(card)));
  return [...new Set([...singles, ...counted])];
}

/** What lies in a session. */
function pointsIn({ point }: BroomOptions): number {
  const each = PACK.cards.filter(point === 'spade' ? isSpade : isAce).length;
  return SINGLES.reduce((sum, [, , points]) => sum + points, each) + MOSTS * MOST;
}

const whoIn = ({ options, name }: Table): readonly string[] => sideNames(options, name);

const points = (table: Table): AmountsField => ({
  kind: 'amounts',
  id: POINTS,
  label: 'Points of this session',
  who: whoIn(table),
  blank: 'rest',
  all: pointsIn(table.options),
  whyNot: (n) => (n > pointsIn(table.options) ? `a session holds ${pointsIn(table.options)} points` : null),
});

const took = (table: Table): PilesField => ({
  kind: 'piles',
  id: 'took',
  label: 'Who took these?',
  who: whoIn(table),
  cards: pointCards(table.options),
});

const cards = (table: Table): AmountsField => ({
  kind: 'amounts',
  id: 'cards',
  label: 'Cards in the pile',
  who: whoIn(table),
  blank: 'rest',
  all: PACK.size,
  whyNot: (n) => (n > PACK.size ? `the pack has ${PACK.size} cards` : null),
});

/** Points as the table has them: fewer than lie in a session where a tie or the last cards cost somebody some. */
function plain(round: Round, entry: PadEntry): Result<Tally> | null {
  const field = points(round);
  const gains = allAmounts(entry, field);
  if (!gains) return null;
  const sum = gains.reduce((all, n) => all + n, 0);
  const all = pointsIn(round.options);
  const doubts: PadDoubt[] = [];
  if (sum > all) {
    const says = `That makes ${sum} points: a session holds only ${all}.`;
    doubts.push({ says, rule: 'broom/score-each' });
  } else if (sum < all) {
    const missing = count(all - sum, 'point');
    const says = `That makes ${sum} of the ${all} points in a session: ${missing} nobody has.`;
    doubts.push({ says, rule: 'broom/score-tie' });
  }
  return ok({ gains, lines: [], doubts });
}

function missing(left: readonly Card[], counts: readonly number[]): readonly PadDoubt[] {
  const sum = counts.reduce((all, n) => all + n, 0);
  const doubts: PadDoubt[] = [];
  if (left.length > 0) {
    doubts.push({ says: `Nobody has ${list(left.map(PACK.text))}.`, rule: 'broom/last-takes-rest' });
  }
  if (sum < PACK.size) {
    const says = `That makes ${sum} cards: ${PACK.size - sum} of ${PACK.size} are missing.`;
    doubts.push({ says, rule: 'broom/deck' });
  }
  return doubts;
}

/** Piles that hold what was said: other cards make up the number, since nobody counts which they are. */
function piles(round: Round, entry: PadEntry): Result<Tally> | null {
  const who = whoIn(round);
  const known = pilesIn(entry, took(round), PACK);
  const counts = amountsIn(entry, cards(round));
  if (known.every((pile) => pile.length === 0) || counts.some((n) => n === null)) return null;
  const numbers = counts.map(Number);
  const short = known.findIndex((pile, side) => pile.length > (numbers[side] ?? 0));
  if (short >= 0) {
    const says = `${does(who[short] ?? '', 'have')} ${known[short]?.length} of these cards, and so no pile of ${numbers[short]}.`;
    return fault('bad-position', 'cards', says);
  }
  const named = new Set(pointCards(round.options));
  const given = new Set(known.flat());
  const plainCards = PACK.cards.filter((card) => !named.has(card));
  const sum = numbers.reduce((all, n) => all + n, 0);
  if (sum - given.size > plainCards.length) {
    const says = `That makes ${sum} cards, more than are left of the pack of ${PACK.size}.`;
    return fault('bad-position', 'cards', says);
  }
  let next = 0;
  const taken = known.map((pile, side) => {
    const more = plainCards.slice(next, next + (numbers[side] ?? 0) - pile.length);
    next += more.length;
    return [...pile, ...more].map(PACK.code);
  });
  const left = [...named].filter((card) => !given.has(card));
  return ok({ score: { taken }, doubts: missing(left, numbers) });
}

const FIRST = 'broom/first-turn';

/** A line a session, points or piles; the deal goes round, and the target ends it. */
export const PAD: Pad<BroomOptions> = {
  round: 'session',
  best: 'most',
  first: 'Who deals first?',
  sides: whoIn,
  ways: (table) => [
    { id: POINTS, label: 'Points', fields: [points(table)] },
    { id: 'cards', label: 'Count the cards', fields: [took(table), cards(table)] },
  ],
  count: (round, way, entry) => (way === POINTS ? plain(round, entry) : piles(round, entry)),
  start: (round) => dealtBy(round, round.first, FIRST),
  next(round, _gains, totals) {
    const rule = ending(round.options, round.number, totals);
    const on = dealtBy(round, (round.first + 1) % round.options.seats, FIRST);
    const best = highest(totals);
    if (rule !== undefined) return { ...on, over: { winners: best, rule } };
    const most = Math.max(...totals);
    if (most < round.options.target) return on;
    const says = `The highest total, ${count(most, 'point')}, is shared: another session is played.`;
    return { ...on, says: `${says} ${on.says}`, rule: 'broom/target' };
  },
};
