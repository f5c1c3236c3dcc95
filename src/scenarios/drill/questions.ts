import type { CoachedGame } from '../../game/game.ts';
import { defaultOptions } from '../../game/options.ts';
import { createRandom, type Random } from '../../random/random.ts';
import { readCase } from '../../referee/case.ts';
import { type Moment, playMoments } from '../puzzle/moments.ts';
import { findNearMisses, makeLegalPuzzles } from '../puzzle/verdicts.ts';
import { askAbout, askSlip, findBrokenRules, ROW_LENGTH } from './ask.ts';
import { DRILL_KINDS, type DrillKind, type DrillMode } from './kinds.ts';
import type { BookCase, DrillQuestion } from './question.ts';

/** So many moments of games are looked at. What doesn't come up in them has its example in the book. */
const MAX_MOMENTS = 250;

/** What a drill is to be made of. */
export interface DrillRequest {
  readonly mode: DrillMode;
  readonly cases: readonly BookCase[];
  readonly seed: number;
}

/** How long is looked. */
export interface DrillLimits {
  readonly moments?: number;
  /** Whether there is no time left. */
  readonly over?: () => boolean;
}

/** A rule and how it is asked about; its question, once there is one. */
interface DrillWish {
  readonly book: BookCase;
  readonly kind: DrillKind;
  found?: DrillQuestion;
}

/** Which way each is asked about: in a mixed drill each way comes, and only what can be broken is asked for otherwise than by its verdict. */
function planWishes(game: CoachedGame, { mode, cases }: DrillRequest, random: Random): readonly DrillWish[] {
  const kinds = random.shuffle(cases.map((_, i) => DRILL_KINDS[i % DRILL_KINDS.length] as DrillKind));
  const restrictions = new Set(game.rules.restrictions.map(({ id }) => id));
  return cases.map((book, i) => {
    const kind = mode === 'mixed' ? (kinds[i] as DrillKind) : mode;
    return { book, kind: mode === 'mixed' && !restrictions.has(book.rule) ? 'legal' : kind };
  });
}

/** A moment and what narrowly misses there, looked for once. */
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

/** What can be asked at a moment about a rule: by a try that narrowly misses it or, where only a verdict is wanted, rests on it. */
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
  const sure = missed && findBrokenRules(game, missed).includes(rule) ? missed : undefined;
  // As often as not something at such a moment is allowed, so that a rule in the air is no answer.
  if (sure && (allowed.length === 0 || random.fraction() < 0.5))
    return askAbout(game, kind, sure, rule, random);
  const found = sure ? random.pick(allowed) : allowed.find(({ rules }) => rules[0] === rule);
  return found && { kind, rule, house: [], tries: [found.puzzle.case], offers: [] };
}

/** What the book's own example asks, in that way; undefined where it can't be asked so. */
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
 * What a drill asks, out of games played for it: about the rules that are wished for where they come up, by the book's
 * example where they don't, about another rule where that can't be asked so. Same seed, same questions.
 * @returns as many as are wished for, in their order, unless even that can't be had in time
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
      const put = spare.get(kind) ?? [];
      if (put.length >= all.length) continue;
      const near = [...(row.at(-1)?.misses().keys() ?? [])];
      const other = near.length > 0 ? askAt(game, row, kind, random.pick(near), random) : undefined;
      if (other && !put.some(({ rule }) => rule === other.rule)) spare.set(kind, [...put, other]);
    }
  }
  return all.flatMap(({ book, kind, found }) => {
    const asked = found ?? askFromBook(game, kind, book, random) ?? spare.get(kind)?.pop();
    return asked ? [asked] : [];
  });
}
