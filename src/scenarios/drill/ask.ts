import { viewWithOpenHands } from '../../bots/search/worlds.ts';
import { catchTooMuch } from '../../game/fault.ts';
import type { CoachedGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { Random } from '../../random/random.ts';
import { writeCase } from '../../referee/case.ts';
import { verdictOf } from '../../referee/verdict.ts';
import { countExtra, listTouchedThings } from '../puzzle/pairs.ts';
import { offerRulesFor } from '../puzzle/rule-offers.ts';
import type { DrillKind } from './kinds.ts';
import type { DrillQuestion } from './question.ts';

/** So many tries are looked at for others that don’t mend it, and so many legal moves of each kind with each card. */
const MAX_TRIES = 300;
const MAX_MOVES = 3;
/** So many others are offered beside the one that mends it. */
const MAX_OTHERS = 2;

/** One card less, one more, or one for another; where nothing was touched, a card and the place it goes to. */
const isSmall = (by: number, touched: number): boolean => by <= (touched === 0 ? 2 : 1);

/** How many things are touched that weren’t, or how many no longer, whichever are more. */
const countChanges = (one: readonly string[], other: readonly string[]): number =>
  Math.max(countExtra(one, other), countExtra(other, one));

/** The smallest change that makes a try legal, and others as small that don’t. */
interface Mending {
  readonly right: GameMove;
  readonly others: readonly GameMove[];
}

/** Whose try it is, and the table as they see it. */
interface SeatView {
  readonly view: GameState;
  readonly seat: Seat;
}

/**
 * What makes an illegal try legal with as little changed as can be, proven by the referee on what the seat sees;
 * undefined where no change as small as one card does.
 */
function findMending(
  game: CoachedGame,
  { view, seat }: SeatView,
  wrong: GameMove,
  random: Random,
): Mending | undefined {
  const touched = listTouchedThings(game, view, seat, wrong);
  const kind = game.play.kindOf(wrong);
  const apart = (move: GameMove): number => countChanges(listTouchedThings(game, view, seat, move), touched);
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
    .moves(view, seat, MAX_MOVES)
    .map((move) => ({ move, by: apart(move), other: game.play.kindOf(move) === kind ? 0 : 1 }))
    .filter(({ by }) => isSmall(by, touched.length))
    .sort((a, b) => a.other - b.other || a.by - b.by)
    .find(({ move }) => isNew(move) && verdict(move) === 'legal')?.move;
  if (!right) return undefined;
  const tried: GameMove[] = [];
  for (const move of game.play.tries(view, seat)) if (tried.push(move) === MAX_TRIES) break;
  const others: GameMove[] = [];
  for (const move of random.shuffle(tried)) {
    if (others.length === MAX_OTHERS) break;
    if (isSmall(apart(move), touched.length) && verdict(move) === 'illegal' && isNew(move)) others.push(move);
  }
  return others.length > 0 ? { right, others } : undefined;
}

/** A try at a table that was played to, or that the book lays. */
export interface DrillTry {
  readonly state: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
}

/** So many moves are in a row. */
export const ROW_LENGTH = 6;

const writeTryCase = (game: CoachedGame, state: GameState, seat: Seat, move: GameMove): JsonObject =>
  writeCase({ game, options: state.options, state, seat, move });

/** The rules a try breaks by what its seat sees; none where it is allowed, or hangs on what nobody sees. */
export function findBrokenRules(game: CoachedGame, { state, seat, move }: DrillTry): readonly string[] {
  const { verdict, findings } = verdictOf(game, game.visibility.view(state, seat), seat, move);
  return verdict === 'illegal' ? findings.map(({ rule }) => rule) : [];
}

/** Which rule forbids it. */
function askRule(
  game: CoachedGame,
  there: DrillTry,
  rule: string,
  random: Random,
): DrillQuestion | undefined {
  const { state, seat, move } = there;
  const broken = findBrokenRules(game, there);
  if (!broken.includes(rule)) return undefined;
  const offers = offerRulesFor(game, [rule, ...broken], random);
  const tries = [writeTryCase(game, game.visibility.view(state, seat), seat, move)];
  return { kind: 'rule', rule, house: [], tries, offers };
}

/** What would have been allowed instead. */
function askMend(
  game: CoachedGame,
  there: DrillTry,
  rule: string,
  random: Random,
): DrillQuestion | undefined {
  const { state, seat, move } = there;
  if (!findBrokenRules(game, there).includes(rule)) return undefined;
  const view = game.visibility.view(state, seat);
  const found = findMending(game, { view, seat }, move, random);
  if (!found) return undefined;
  const offered = random.shuffle([found.right, ...found.others]);
  const tries = [move, ...offered].map((one) => writeTryCase(game, view, seat, one));
  return { kind: 'mend', rule, house: [], tries, offers: [] };
}

/** The rules a slip breaks, as they are with all hands open; none where whoever looks on, from seat 0, can’t see that it is one. */
function findVisiblyBrokenRules(game: CoachedGame, { state, seat, move }: DrillTry): readonly string[] {
  const seen = catchTooMuch(() => verdictOf(game, game.visibility.view(state, 0), seat, move));
  const { verdict, findings } = verdictOf(game, viewWithOpenHands(game, state, seat), seat, move);
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
  row: readonly DrillTry[],
  at: number,
  slip: DrillTry,
  rule: string,
  random: Random,
): DrillQuestion | undefined {
  const broken = row.length < ROW_LENGTH ? [] : findVisiblyBrokenRules(game, slip);
  if (!broken.includes(rule)) return undefined;
  const made = row.map((one, i) => (i === at ? slip : one));
  const tries = made.map(({ state, seat, move }) =>
    writeTryCase(game, viewWithOpenHands(game, state, seat), seat, move),
  );
  return { kind: 'slip', rule, house: [], tries, offers: offerRulesFor(game, [rule, ...broken], random) };
}

/** What is asked about an illegal try; undefined where that can’t be asked about it. */
export function askAbout(
  game: CoachedGame,
  kind: Exclude<DrillKind, 'slip'>,
  there: DrillTry,
  rule: string,
  random: Random,
): DrillQuestion | undefined {
  if (kind === 'rule') return askRule(game, there, rule, random);
  if (kind === 'mend') return askMend(game, there, rule, random);
  const { state, seat, move } = there;
  const tries = [writeTryCase(game, game.visibility.view(state, seat), seat, move)];
  return { kind, rule, house: [], tries, offers: [] };
}
