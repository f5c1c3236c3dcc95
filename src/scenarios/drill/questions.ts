import type { CoachedGame } from '../../game/game.ts';
import { defaultOptions } from '../../game/options.ts';
import { createRandom, type Random } from '../../random/random.ts';
import { readCase } from '../../referee/case.ts';
import { type Moment, playMoments } from '../puzzle/moments.ts';
import { findNearMisses, makeLegalPuzzles } from '../puzzle/verdicts.ts';
import { ASKERS, askSlip, findBrokenRules, SLIP_ROW_LENGTH } from './ask.ts';
import { DRILL_KINDS, type DrillKind, type DrillMode } from './kinds.ts';
import type { BookCase, DrillQuestion } from './question.ts';

/** Most moments examined. Rules that don't come up by then are asked about with the rulebook's example. */
const MAX_MOMENTS = 250;

export interface DrillRequest {
  readonly mode: DrillMode;
  readonly cases: readonly BookCase[];
  readonly seed: number;
}

/** Limits of the search for questions. */
export interface DrillLimits {
  readonly moments?: number;
  /** Returns whether the time is up. */
  readonly isTimeUp?: () => boolean;
}

/** A rule, the kind of question about it, and the question once it is found. */
interface DrillWish {
  readonly book: BookCase;
  readonly kind: DrillKind;
  drawnQuestion?: DrillQuestion;
}

/**
 * Assigns a kind of question to each rule. In a mixed drill all kinds occur; rules that can't be broken get `legal`.
 */
function planWishes(game: CoachedGame, { mode, cases }: DrillRequest, random: Random): readonly DrillWish[] {
  const kinds = random.shuffle(cases.map((_, i) => DRILL_KINDS[i % DRILL_KINDS.length] as DrillKind));
  const restrictions = new Set(game.rules.restrictions.map(({ id }) => id));
  return cases.map((book, i) => {
    const kind = mode === 'mixed' ? (kinds[i] as DrillKind) : mode;
    return { book, kind: mode === 'mixed' && !restrictions.has(book.rule) ? 'legal' : kind };
  });
}

/** A moment with its near misses, which are computed when they are first needed. */
interface InspectedMoment {
  readonly moment: Moment;
  readonly misses: () => ReturnType<typeof findNearMisses>;
}

function inspectMoment(game: CoachedGame, moment: Moment): InspectedMoment {
  let nearMisses: ReturnType<typeof findNearMisses> | undefined;
  const misses = (): ReturnType<typeof findNearMisses> => {
    nearMisses ??= findNearMisses(game, moment);
    return nearMisses;
  };
  return { moment, misses };
}

/** Asks about a rule at a moment, with a near miss or, for `legal`, with a move the rule permits. */
function askAt(
  game: CoachedGame,
  row: readonly InspectedMoment[],
  kind: DrillKind,
  rule: string,
  random: Random,
): DrillQuestion | undefined {
  const askedIndex = kind === 'slip' ? random.integerBelow(SLIP_ROW_LENGTH) : row.length - 1;
  const inspected = row[askedIndex];
  if (!inspected || (kind === 'slip' && row.length < SLIP_ROW_LENGTH)) return undefined;
  const { moment, misses } = inspected;
  const miss = misses().get(rule);
  const missTry = miss && { state: moment.state, seat: miss[0], move: miss[1] };
  if (kind === 'slip') {
    const rowTries = row.map(({ moment: { state, seat, playedMove } }) => ({
      state,
      seat,
      move: playedMove,
    }));
    return missTry && askSlip(game, rowTries.with(askedIndex, missTry), askedIndex, rule, random);
  }
  if (kind !== 'legal') return missTry && ASKERS[kind](game, missTry, rule, random);
  const legalPuzzles = makeLegalPuzzles(game, moment);
  const confirmedTry = missTry && findBrokenRules(game, missTry).includes(rule) ? missTry : undefined;
  // About half of the tries are legal, so that a rule that seems to be involved doesn't give the answer away.
  if (confirmedTry && (legalPuzzles.length === 0 || random.fraction() < 0.5))
    return ASKERS[kind](game, confirmedTry, rule, random);
  const legalPuzzle = confirmedTry ? random.pick(legalPuzzles) : legalPuzzles.find(({ rules }) => rules[0] === rule);
  return legalPuzzle && { kind, rule, house: [], tries: [legalPuzzle.puzzle.case], offers: [] };
}

/** Asks about the rulebook's example; undefined if this kind of question doesn't fit. */
export function askFromBook(
  game: CoachedGame,
  kind: DrillKind,
  { rule, house, json }: BookCase,
  random: Random,
): DrillQuestion | undefined {
  if (kind === 'slip') return undefined;
  const parsedCase = readCase({ ...json, game: game.id }, () => game, 'move');
  if (!parsedCase.ok || !parsedCase.value.move) return undefined;
  const { state, seat, move } = parsedCase.value;
  const question = ASKERS[kind](game, { state, seat, move }, rule, random);
  return question && { ...question, house };
}

/**
 * Makes the questions of a drill from games played for it. A rule that doesn't come up gets the rulebook's example;
 * if that doesn't fit the kind of question, another rule is asked about. The same seed gives the same questions.
 * @returns one question per rule in the given order; fewer if the search ends early
 */
export function makeQuestions(
  game: CoachedGame,
  request: DrillRequest,
  { moments: maxMoments = MAX_MOMENTS, isTimeUp: isOver = () => false }: DrillLimits = {},
): readonly DrillQuestion[] {
  const random = createRandom(request.seed);
  const wishes = planWishes(game, request, random);
  const spareQuestions = new Map<DrillKind, DrillQuestion[]>();
  let row: readonly InspectedMoment[] = [];
  let momentsLeft = maxMoments;
  for (const moment of playMoments(game, defaultOptions(game.options), random.integerBelow(2 ** 31))) {
    const openWishes = wishes.filter(({ drawnQuestion }) => !drawnQuestion);
    if (openWishes.length === 0 || momentsLeft-- === 0 || isOver()) break;
    row = [...row, inspectMoment(game, moment)].slice(-SLIP_ROW_LENGTH);
    for (const wish of openWishes) {
      const question = askAt(game, row, wish.kind, wish.book.rule, random);
      if (!question) continue;
      wish.drawnQuestion = question;
      break;
    }
    for (const kind of new Set(openWishes.map((wish) => wish.kind))) {
      const spares = spareQuestions.get(kind) ?? [];
      if (spares.length >= wishes.length) continue;
      const nearRules = [...(row.at(-1)?.misses().keys() ?? [])];
      const spareQuestion = nearRules.length > 0 ? askAt(game, row, kind, random.pick(nearRules), random) : undefined;
      if (spareQuestion && !spares.some(({ rule }) => rule === spareQuestion.rule))
        spareQuestions.set(kind, [...spares, spareQuestion]);
    }
  }
  return wishes.flatMap(({ book, kind, drawnQuestion }) => {
    const question = drawnQuestion ?? askFromBook(game, kind, book, random) ?? spareQuestions.get(kind)?.pop();
    return question ? [question] : [];
  });
}
