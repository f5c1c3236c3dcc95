import type { Card } from '../../cards/card.ts';
import { withVerb } from '../../cards/grammar.ts';
import { countNoun, joinWords } from '../../cards/words.ts';
import { fault, ok, type Result } from '../../game/fault.ts';
import {
  type AmountsField,
  type Pad,
  type PadEntry,
  type PadResult,
  type PadRound,
  type PadTable,
  type PadWarning,
  type PilesField,
  POINTS_FIELD,
} from '../../game/pad.ts';
import { nextDeal, readAllAmounts, readAmounts, readPiles } from '../../game/pad-entry.ts';
import { highestIndices } from '../../mechanics/standings.ts';
import type { BroomOptions } from './options.ts';
import { PACK } from './pack.ts';
import { endingRule, isAce, isSpade, MAJORITY_POINTS, POINT_CARDS } from './play/score.ts';
import { sideNames } from './state.ts';

type BroomPadRound = PadRound<BroomOptions>;
type BroomPadTable = PadTable<BroomOptions>;

const MAJORITY_COUNT = 2;

/** Cards that score points or count towards the most spades. */
function pointCards({ point }: BroomOptions): readonly Card[] {
  const singles = POINT_CARDS.map(([, card]) => card);
  const scoringCards = PACK.cards.filter((card) => isSpade(card) || (point === 'ace' && isAce(card)));
  return [...new Set([...singles, ...scoringCards])];
}

function pointsIn({ point }: BroomOptions): number {
  const singlePoints = PACK.cards.filter(point === 'spade' ? isSpade : isAce).length;
  return POINT_CARDS.reduce((sum, [, , points]) => sum + points, singlePoints) + MAJORITY_COUNT * MAJORITY_POINTS;
}

const sideLabels = ({ options, name }: BroomPadTable): readonly string[] => sideNames(options, name);

const pointsField = (table: BroomPadTable): AmountsField => ({
  kind: 'amounts',
  id: POINTS_FIELD,
  label: 'Points this session',
  labels: sideLabels(table),
  blank: 'rest',
  all: pointsIn(table.options),
  whyNot: (n) => (n > pointsIn(table.options) ? `a session holds ${pointsIn(table.options)} points` : null),
});

const tookField = (table: BroomPadTable): PilesField => ({
  kind: 'piles',
  id: 'took',
  label: 'Who took these?',
  labels: sideLabels(table),
  cards: pointCards(table.options),
});

const cardsField = (table: BroomPadTable): AmountsField => ({
  kind: 'amounts',
  id: 'cards',
  label: 'Cards in the pile',
  labels: sideLabels(table),
  blank: 'rest',
  all: PACK.size,
  whyNot: (n) => (n > PACK.size ? `the pack has ${PACK.size} cards` : null),
});

/** Scores from points; their sum may be below the points in a session, by ties or leftovers. */
function tallyPoints(round: BroomPadRound, entry: PadEntry): Result<PadResult> | null {
  const field = pointsField(round);
  const gains = readAllAmounts(entry, field);
  if (!gains) return null;
  const sum = gains.reduce((total, gain) => total + gain, 0);
  const sessionPoints = pointsIn(round.options);
  const doubts: PadWarning[] = [];
  if (sum > sessionPoints) {
    const message = `That makes ${sum} points: a session holds only ${sessionPoints}.`;
    doubts.push({ says: message, rule: 'broom/score-each' });
  } else if (sum < sessionPoints) {
    const missing = countNoun(sessionPoints - sum, 'point');
    const message = `That makes ${sum} of the ${sessionPoints} points in a session: ${missing} went to nobody.`;
    doubts.push({ says: message, rule: 'broom/score-tie' });
  }
  return ok({ gains, lines: [], doubts });
}

function missingDoubts(missingCards: readonly Card[], counts: readonly number[]): readonly PadWarning[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  const doubts: PadWarning[] = [];
  if (missingCards.length > 0) {
    doubts.push({ says: `No pile has ${joinWords(missingCards.map(PACK.text))}.`, rule: 'broom/last-takes-rest' });
  }
  if (sum < PACK.size) {
    const message = `That makes ${sum} cards, ${PACK.size - sum} fewer than the pack of ${PACK.size}.`;
    doubts.push({ says: message, rule: 'broom/deck' });
  }
  return doubts;
}

/** Scores from point cards and numbers of cards; other cards fill the piles up, since it doesn't matter which. */
function tallyPiles(round: BroomPadRound, entry: PadEntry): Result<PadResult> | null {
  const labels = sideLabels(round);
  const knownPiles = readPiles(entry, tookField(round), PACK);
  const counts = readAmounts(entry, cardsField(round));
  if (knownPiles.every((pile) => pile.length === 0) || counts.some((n) => n === null)) return null;
  const pileSizes = counts.map(Number);
  const shortSide = knownPiles.findIndex((pile, side) => pile.length > (pileSizes[side] ?? 0));
  if (shortSide >= 0) {
    const message = `${withVerb(labels[shortSide] ?? '', 'have')} ${knownPiles[shortSide]?.length} of these cards, more than the ${pileSizes[shortSide]} counted in that pile.`;
    return fault('bad-position', 'cards', message);
  }
  const pointCardSet = new Set(pointCards(round.options));
  const enteredCards = new Set(knownPiles.flat());
  const plainCards = PACK.cards.filter((card) => !pointCardSet.has(card));
  const sum = pileSizes.reduce((total, count) => total + count, 0);
  if (sum - enteredCards.size > plainCards.length) {
    const message = `That makes ${sum} cards, more than are left of the pack of ${PACK.size}.`;
    return fault('bad-position', 'cards', message);
  }
  let nextIndex = 0;
  const piles = knownPiles.map((pile, side) => {
    const addedCards = plainCards.slice(nextIndex, nextIndex + (pileSizes[side] ?? 0) - pile.length);
    nextIndex += addedCards.length;
    return [...pile, ...addedCards].map(PACK.code);
  });
  const missingCards = [...pointCardSet].filter((card) => !enteredCards.has(card));
  return ok({ score: { taken: piles }, doubts: missingDoubts(missingCards, pileSizes) });
}

const FIRST_TURN_RULE = 'broom/first-turn';

/** One line per session, with points or piles; the deal rotates, and the target ends the game. */
export const PAD: Pad<BroomOptions> = {
  roundNoun: 'session',
  best: 'most',
  firstSeatQuestion: 'Who deals first?',
  sides: sideLabels,
  ways: (table) => [
    { id: POINTS_FIELD, label: 'Points', fields: [pointsField(table)] },
    { id: 'cards', label: 'Count the cards', fields: [tookField(table), cardsField(table)] },
  ],
  count: (round, way, entry) => (way === POINTS_FIELD ? tallyPoints(round, entry) : tallyPiles(round, entry)),
  start: (round) => nextDeal(round, round.first, FIRST_TURN_RULE),
  next(round, _gains, totals) {
    const rule = endingRule(round.options, round.number, totals);
    const nextRound = nextDeal(round, (round.first + 1) % round.options.seats, FIRST_TURN_RULE);
    const leaders = highestIndices(totals);
    if (rule !== undefined) return { ...nextRound, over: { winners: leaders, rule } };
    const highestTotal = Math.max(...totals);
    if (highestTotal < round.options.target) return nextRound;
    const message = `The highest total, ${countNoun(highestTotal, 'point')}, is shared: another session is played.`;
    return { ...nextRound, says: `${message} ${nextRound.says}`, rule: 'broom/target' };
  },
};
