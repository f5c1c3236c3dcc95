import { openTo } from '../../bots/search/worlds.ts';
import { catchTooMuch } from '../../game/fault.ts';
import type { CoachedGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { Random } from '../../random/random.ts';
import { writeCase } from '../../referee/case.ts';
import { verdictOf } from '../../referee/verdict.ts';
import { rulesToChoose } from '../puzzle/offered.ts';
import { extra, things } from '../puzzle/pairs.ts';
import type { DrillKind } from './kinds.ts';
import type { Question } from './question.ts';

/** So many tries are looked at for others that don’t mend it, and so many legal moves of each kind with each card. */
const MOST_TRIES = 300;
const MOST_MOVES = 3;
/** So many others are offered beside the one that mends it. */
const OTHERS = 2;

/** One card less, one more, or one for another; where nothing was touched, a card and the place it goes to. */
const isSmall = (by: number, touched: number): boolean => by <= (touched === 0 ? 2 : 1);

/** How many things are touched that weren’t, or how many no longer, whichever are more. */
const changed = (one: readonly string[], other: readonly string[]): number =>
  Math.max(extra(one, other), extra(other, one));

/** The smallest change that makes a try legal, and others as small that don’t. */
interface Mended {
  readonly right: GameMove;
  readonly others: readonly GameMove[];
}

/** Whose try it is, and the table as they see it. */
interface At {
  readonly view: GameState;
  readonly seat: Seat;
}

/**
 * What makes an illegal try legal with as little changed as can be, proven by the referee on what the seat sees;
 * undefined where no change as small as one card does.
 */
function mend(game: CoachedGame, { view, seat }: At, wrong: GameMove, random: Random): Mended | undefined {
  const touched = things(game, view, seat, wrong);
  const kind = game.play.kindOf(wrong);
  const apart = (move: GameMove): number => changed(things(game, view, seat, move), touched);
  const verdict = (move: GameMove): string => verdictOf(game, view, seat, move).verdict;
  const said = new Set([game.texts.describeMove(wrong)]);
  // What is said in the same words is no choice.
  const isNew = (move: GameMove): boolean => {
    const says = game.texts.describeMove(move);
    if (said.has(says)) return false;
    said.add(says);
    return true;
  };
  const right = game.play
    .moves(view, seat, MOST_MOVES)
    .map((move) => ({ move, by: apart(move), other: game.play.kindOf(move) === kind ? 0 : 1 }))
    .filter(({ by }) => isSmall(by, touched.length))
    .sort((a, b) => a.other - b.other || a.by - b.by)
    .find(({ move }) => isNew(move) && verdict(move) === 'legal')?.move;
  if (!right) return undefined;
  const tried: GameMove[] = [];
  for (const move of game.play.tries(view, seat)) if (tried.push(move) === MOST_TRIES) break;
  const others: GameMove[] = [];
  for (const move of random.shuffle(tried)) {
    if (others.length === OTHERS) break;
    if (isSmall(apart(move), touched.length) && verdict(move) === 'illegal' && isNew(move)) others.push(move);
  }
  return others.length > 0 ? { right, others } : undefined;
}

/** A try at a table that was played to, or that the book lays. */
export interface TriedThere {
  readonly state: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
}

/** So many moves are in a row. */
export const ROW = 6;

const caseOf = (game: CoachedGame, state: GameState, seat: Seat, move: GameMove): JsonObject =>
  writeCase({ game, options: state.options, state, seat, move });

/** The rules a try breaks by what its seat sees; none where it is allowed, or hangs on what nobody sees. */
export function brokenBy(game: CoachedGame, { state, seat, move }: TriedThere): readonly string[] {
  const { verdict, findings } = verdictOf(game, game.visibility.view(state, seat), seat, move);
  return verdict === 'illegal' ? findings.map(({ rule }) => rule) : [];
}

/** Which rule forbids it. */
function askRule(game: CoachedGame, there: TriedThere, rule: string, random: Random): Question | undefined {
  const { state, seat, move } = there;
  const broken = brokenBy(game, there);
  if (!broken.includes(rule)) return undefined;
  const offers = rulesToChoose(game, [rule, ...broken], random);
  const tries = [caseOf(game, game.visibility.view(state, seat), seat, move)];
  return { kind: 'rule', rule, house: [], tries, offers };
}

/** What would have been allowed instead. */
function askMend(game: CoachedGame, there: TriedThere, rule: string, random: Random): Question | undefined {
  const { state, seat, move } = there;
  if (!brokenBy(game, there).includes(rule)) return undefined;
  const view = game.visibility.view(state, seat);
  const found = mend(game, { view, seat }, move, random);
  if (!found) return undefined;
  const offered = random.shuffle([found.right, ...found.others]);
  const tries = [move, ...offered].map((one) => caseOf(game, view, seat, one));
  return { kind: 'mend', rule, house: [], tries, offers: [] };
}

/** The rules a slip breaks, as they are with all hands open; none where whoever looks on, from seat 0, can’t see that it is one. */
function seenBy(game: CoachedGame, { state, seat, move }: TriedThere): readonly string[] {
  const seen = catchTooMuch(() => verdictOf(game, game.visibility.view(state, 0), seat, move));
  const { verdict, findings } = verdictOf(game, openTo(game, state, seat), seat, move);
  if (!seen.ok || seen.value.verdict !== 'illegal' || verdict !== 'illegal') return [];
  return findings.map(({ rule }) => rule);
}

/**
 * Where in a row of moves somebody slipped: it was taken back, and what they played then isn’t shown. All hands lie
 * open.
 * @param row moves as they were played
 * @param at which of them is the slip’s
 */
export function askSlip(
  game: CoachedGame,
  row: readonly TriedThere[],
  at: number,
  slip: TriedThere,
  rule: string,
  random: Random,
): Question | undefined {
  const broken = row.length < ROW ? [] : seenBy(game, slip);
  if (!broken.includes(rule)) return undefined;
  const made = row.map((one, i) => (i === at ? slip : one));
  const tries = made.map(({ state, seat, move }) => caseOf(game, openTo(game, state, seat), seat, move));
  return { kind: 'slip', rule, house: [], tries, offers: rulesToChoose(game, [rule, ...broken], random) };
}

/** What is asked about an illegal try; undefined where that can’t be asked about it. */
export function askAbout(
  game: CoachedGame,
  kind: Exclude<DrillKind, 'slip'>,
  there: TriedThere,
  rule: string,
  random: Random,
): Question | undefined {
  if (kind === 'rule') return askRule(game, there, rule, random);
  if (kind === 'mend') return askMend(game, there, rule, random);
  const { state, seat, move } = there;
  const tries = [caseOf(game, game.visibility.view(state, seat), seat, move)];
  return { kind, rule, house: [], tries, offers: [] };
}
