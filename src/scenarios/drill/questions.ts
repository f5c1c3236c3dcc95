import type { CoachedGame } from '../../game/game.ts';
import { defaultOptions } from '../../game/options.ts';
import { createRandom, type Random } from '../../random/random.ts';
import { readCase } from '../../referee/case.ts';
import { type Moment, playMoments } from '../puzzle/moments.ts';
import { findNearMisses, makeLegalPuzzles } from '../puzzle/verdicts.ts';
import { askAbout, askSlip, findBrokenRules, ROW_LENGTH } from './ask.ts';
import { DRILL_KINDS, type DrillKind, type DrillMode } from './kinds.ts';
import type { BookCase, DrillQuestion } from './question.ts';

/** Most moments examined. Rules that don't come up get the rulebook's example. */
const MAX_MOMENTS = 250;

export interface DrillRequest {
  readonly mode: DrillMode;
  readonly cases: readonly BookCase[];
  readonly seed: number;
}

/** How long to search. */
export interface DrillLimits {
  readonly moments?: number;
  /** Whether the time is up. */
  readonly over?: () => boolean;
}

/** A rule, the kind of question about it, and the question once it is found. */
interface DrillWish {
  readonly book: BookCase;
  readonly kind: DrillKind;
  found?: DrillQuestion;
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

/** A moment with its near misses, computed when first needed. */
interface InspectedMoment {
  readonly moment: Moment;
  readonly misses: () => ReturnType<typeof findNearMisses>;
}

function inspectMoment(game: CoachedGame, moment: Moment): InspectedMoment {
  let found: ReturnType<typeof findNearMisses> | undefined;
  const misses = (): ReturnType<typeof findNearMisses> => {
    found ??= findNearMisses(game, moment);
    return found;
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
  const middle = kind === 'slip' ? random.below(ROW_LENGTH) : row.length - 1;
  const here = row[middle];
  if (!here || (kind === 'slip' && row.length < ROW_LENGTH)) return undefined;
  const { moment, misses } = here;
  const miss = misses().get(rule);
  const missed = miss && { state: moment.state, seat: miss[0], move: miss[1] };
  if (kind === 'slip') {
    const made = row.map(({ moment: { state, seat, made } }) => ({ state, seat, move: made }));
    return missed && askSlip(game, made, middle, missed, rule, random);
  }
  if (kind !== 'legal') return missed && askAbout(game, kind, missed, rule, random);
  const allowed = makeLegalPuzzles(game, moment);
  const confirmed = missed && findBrokenRules(game, missed).includes(rule) ? missed : undefined;
  // About half of the tries are legal, so that a rule that seems to be involved doesn't give the answer away.
  if (confirmed && (allowed.length === 0 || random.fraction() < 0.5))
    return askAbout(game, kind, confirmed, rule, random);
  const found = confirmed ? random.pick(allowed) : allowed.find(({ rules }) => rules[0] === rule);
  return found && { kind, rule, house: [], tries: [found.puzzle.case], offers: [] };
}

/** Asks about the rulebook's example; undefined if this kind of question doesn't fit. */
export function askFromBook(
  game: CoachedGame,
  kind: DrillKind,
  { rule, house, json }: BookCase,
  random: Random,
): DrillQuestion | undefined {
  if (kind === 'slip') return undefined;
  const read = readCase({ ...json, game: game.id }, () => game, 'move');
  if (!read.ok || !read.value.move) return undefined;
  const { state, seat, move } = read.value;
  const found = askAbout(game, kind, { state, seat, move }, rule, random);
  return found && { ...found, house };
}

/**
 * Makes the questions of a drill from games played for it. A rule that doesn't come up gets the rulebook's example;
 * if that doesn't fit the kind of question, another rule is asked about. The same seed gives the same questions.
 * @returns one question per rule in the given order; fewer if the search ends early
 */
export function makeQuestions(
  game: CoachedGame,
  wished: DrillRequest,
  { moments: most = MAX_MOMENTS, over = () => false }: DrillLimits = {},
): readonly DrillQuestion[] {
  const random = createRandom(wished.seed);
  const all = planWishes(game, wished, random);
  const spare = new Map<DrillKind, DrillQuestion[]>();
  let row: readonly InspectedMoment[] = [];
  let left = most;
  for (const moment of playMoments(game, defaultOptions(game.options), random.below(2 ** 31))) {
    const open = all.filter(({ found }) => !found);
    if (open.length === 0 || left-- === 0 || over()) break;
    row = [...row, inspectMoment(game, moment)].slice(-ROW_LENGTH);
    for (const wish of open) {
      const found = askAt(game, row, wish.kind, wish.book.rule, random);
      if (!found) continue;
      wish.found = found;
      break;
    }
    for (const kind of new Set(open.map((wish) => wish.kind))) {
      const spares = spare.get(kind) ?? [];
      if (spares.length >= all.length) continue;
      const near = [...(row.at(-1)?.misses().keys() ?? [])];
      const other = near.length > 0 ? askAt(game, row, kind, random.pick(near), random) : undefined;
      if (other && !spares.some(({ rule }) => rule === other.rule)) spare.set(kind, [...spares, other]);
    }
  }
  return all.flatMap(({ book, kind, found }) => {
    const asked = found ?? askFromBook(game, kind, book, random) ?? spare.get(kind)?.pop();
    return asked ? [asked] : [];
  });
}
