import type { CoachedGame } from '../../game/game.ts';
import { defaultOptions } from '../../game/options.ts';
import { createRandom, type Random } from '../../random/random.ts';
import { readCase } from '../../referee/case.ts';
import { legal, nearMisses } from '../puzzle/judged.ts';
import { type Moment, moments } from '../puzzle/moments.ts';
import { askAbout, askSlip, brokenBy, ROW } from './ask.ts';
import { DRILL_KINDS, type DrillKind, type DrillMode } from './kinds.ts';
import type { BookCase, Question } from './question.ts';

/** So many moments of games are looked at. What doesn't come up in them has its example in the book. */
const MOMENTS = 250;

/** What a drill is to be made of. */
export interface Wished {
  readonly mode: DrillMode;
  readonly cases: readonly BookCase[];
  readonly seed: number;
}

/** How long is looked. */
export interface Patience {
  readonly moments?: number;
  /** Whether there is no time left. */
  readonly over?: () => boolean;
}

/** A rule and how it is asked about; its question, once there is one. */
interface Wish {
  readonly book: BookCase;
  readonly kind: DrillKind;
  found?: Question;
}

/** Which way each is asked about: in a mixed drill each way comes, and only what can be broken is asked for otherwise than by its verdict. */
function wishes(game: CoachedGame, { mode, cases }: Wished, random: Random): readonly Wish[] {
  const kinds = random.shuffle(cases.map((_, i) => DRILL_KINDS[i % DRILL_KINDS.length] as DrillKind));
  const restrictions = new Set(game.rules.restrictions.map(({ id }) => id));
  return cases.map((book, i) => {
    const kind = mode === 'mixed' ? (kinds[i] as DrillKind) : mode;
    return { book, kind: mode === 'mixed' && !restrictions.has(book.rule) ? 'legal' : kind };
  });
}

/** A moment and what narrowly misses there, looked for once. */
interface Look {
  readonly moment: Moment;
  readonly misses: () => ReturnType<typeof nearMisses>;
}

function look(game: CoachedGame, moment: Moment): Look {
  let found: ReturnType<typeof nearMisses> | undefined;
  const misses = (): ReturnType<typeof nearMisses> => {
    found ??= nearMisses(game, moment);
    return found;
  };
  return { moment, misses };
}

/** What can be asked at a moment about a rule: by a try that narrowly misses it or, where only a verdict is wanted, rests on it. */
function at(
  game: CoachedGame,
  row: readonly Look[],
  kind: DrillKind,
  rule: string,
  random: Random,
): Question | undefined {
  const middle = kind === 'slip' ? random.below(ROW) : row.length - 1;
  const here = row[middle];
  if (!here || (kind === 'slip' && row.length < ROW)) return undefined;
  const { moment, misses } = here;
  const miss = misses().get(rule);
  const missed = miss && { state: moment.state, seat: miss[0], move: miss[1] };
  if (kind === 'slip') {
    const made = row.map(({ moment: { state, seat, made } }) => ({ state, seat, move: made }));
    return missed && askSlip(game, made, middle, missed, rule, random);
  }
  if (kind !== 'legal') return missed && askAbout(game, kind, missed, rule, random);
  const allowed = legal(game, moment);
  const sure = missed && brokenBy(game, missed).includes(rule) ? missed : undefined;
  // As often as not something at such a moment is allowed, so that a rule in the air is no answer.
  if (sure && (allowed.length === 0 || random.fraction() < 0.5))
    return askAbout(game, kind, sure, rule, random);
  const found = sure ? random.pick(allowed) : allowed.find(({ rules }) => rules[0] === rule);
  return found && { kind, rule, house: [], tries: [found.puzzle.case], offers: [] };
}

/** What the book's own example asks, in that way; undefined where it can't be asked so. */
export function fromBook(
  game: CoachedGame,
  kind: DrillKind,
  { rule, house, json }: BookCase,
  random: Random,
): Question | undefined {
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
export function questions(
  game: CoachedGame,
  wished: Wished,
  { moments: most = MOMENTS, over = () => false }: Patience = {},
): readonly Question[] {
  const random = createRandom(wished.seed);
  const all = wishes(game, wished, random);
  const spare = new Map<DrillKind, Question[]>();
  let row: readonly Look[] = [];
  let left = most;
  for (const moment of moments(game, defaultOptions(game.options), random.below(2 ** 31))) {
    const open = all.filter(({ found }) => !found);
    if (open.length === 0 || left-- === 0 || over()) break;
    row = [...row, look(game, moment)].slice(-ROW);
    for (const wish of open) {
      const found = at(game, row, wish.kind, wish.book.rule, random);
      if (!found) continue;
      wish.found = found;
      break;
    }
    for (const kind of new Set(open.map((wish) => wish.kind))) {
      const put = spare.get(kind) ?? [];
      if (put.length >= all.length) continue;
      const near = [...(row.at(-1)?.misses().keys() ?? [])];
      const other = near.length > 0 ? at(game, row, kind, random.pick(near), random) : undefined;
      if (other && !put.some(({ rule }) => rule === other.rule)) spare.set(kind, [...put, other]);
    }
  }
  return all.flatMap(({ book, kind, found }) => {
    const asked = found ?? fromBook(game, kind, book, random) ?? spare.get(kind)?.pop();
    return asked ? [asked] : [];
  });
}
