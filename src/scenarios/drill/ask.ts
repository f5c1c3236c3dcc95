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

/** Most tries to examine in the search for wrong alternatives. */
const MAX_TRIES = 300;
/** Most legal moves of each kind with each card. */
const MAX_MOVES = 3;
/** Number of wrong alternatives. */
const MAX_OTHERS = 2;

/**
 * Returns whether a change is small: one card more, fewer or different. If no card was selected, two changes
 * (a card and its target) also count as small.
 */
const isSmall = (changes: number, touchedCount: number): boolean => changes <= (touchedCount === 0 ? 2 : 1);

/** Number of picks added or removed, whichever is greater. */
const countChanges = (one: readonly string[], other: readonly string[]): number =>
  Math.max(countExtra(one, other), countExtra(other, one));

/** The smallest change that makes a try legal, and equally small changes that leave it illegal. */
interface Mending {
  readonly legalMove: GameMove;
  readonly illegalMoves: readonly GameMove[];
}

interface SeatView {
  readonly view: GameState;
  readonly seat: Seat;
}

/**
 * Finds the smallest change that makes an illegal try legal by what its seat sees, or undefined if changing one card
 * isn't enough.
 */
function findMending(
  game: CoachedGame,
  { view, seat }: SeatView,
  wrongMove: GameMove,
  random: Random,
): Mending | undefined {
  const touchedThings = listTouchedThings(game, view, seat, wrongMove);
  const kind = game.play.kindOf(wrongMove);
  const countChangesOf = (move: GameMove): number =>
    countChanges(listTouchedThings(game, view, seat, move), touchedThings);
  const verdictFor = (move: GameMove): string => verdictOf(game, view, seat, move).verdict;
  const descriptions = new Set([game.texts.describeMove(wrongMove)]);
  // Moves described in the same words can't be told apart.
  const isNew = (move: GameMove): boolean => {
    const description = game.texts.describeMove(move);
    if (descriptions.has(description)) return false;
    descriptions.add(description);
    return true;
  };
  const legalMove = game.play
    .moves(view, seat, MAX_MOVES)
    .map((move) => ({ move, by: countChangesOf(move), other: game.play.kindOf(move) === kind ? 0 : 1 }))
    .filter(({ by }) => isSmall(by, touchedThings.length))
    .sort((a, b) => a.other - b.other || a.by - b.by)
    .find(({ move }) => isNew(move) && verdictFor(move) === 'legal')?.move;
  if (!legalMove) return undefined;
  const tries: GameMove[] = [];
  for (const move of game.play.tries(view, seat)) if (tries.push(move) === MAX_TRIES) break;
  const illegalMoves: GameMove[] = [];
  for (const move of random.shuffle(tries)) {
    if (illegalMoves.length === MAX_OTHERS) break;
    if (isSmall(countChangesOf(move), touchedThings.length) && verdictFor(move) === 'illegal' && isNew(move))
      illegalMoves.push(move);
  }
  return illegalMoves.length > 0 ? { legalMove, illegalMoves } : undefined;
}

/** A try in a played game or in an example of the rulebook. */
export interface DrillTry {
  readonly state: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
}

/** Number of consecutive moves shown in a `slip` question. */
export const SLIP_ROW_LENGTH = 6;

const writeTryCase = (game: CoachedGame, state: GameState, seat: Seat, move: GameMove): JsonObject =>
  writeCase({ game, options: state.options, state, seat, move });

/** Returns the rules a try breaks by what its seat sees; none if it is legal or depends on unseen cards. */
export function findBrokenRules(game: CoachedGame, { state, seat, move }: DrillTry): readonly string[] {
  const { verdict, findings } = verdictOf(game, game.visibility.view(state, seat), seat, move);
  return verdict === 'illegal' ? findings.map(({ rule }) => rule) : [];
}

function askRule(game: CoachedGame, drillTry: DrillTry, rule: string, random: Random): DrillQuestion | undefined {
  const { state, seat, move } = drillTry;
  const brokenRules = findBrokenRules(game, drillTry);
  if (!brokenRules.includes(rule)) return undefined;
  const offers = offerRulesFor(game, [rule, ...brokenRules], random);
  const tries = [writeTryCase(game, game.visibility.view(state, seat), seat, move)];
  return { kind: 'rule', rule, house: [], tries, offers };
}

function askMend(game: CoachedGame, drillTry: DrillTry, rule: string, random: Random): DrillQuestion | undefined {
  const { state, seat, move } = drillTry;
  if (!findBrokenRules(game, drillTry).includes(rule)) return undefined;
  const view = game.visibility.view(state, seat);
  const mending = findMending(game, { view, seat }, move, random);
  if (!mending) return undefined;
  const offeredMoves = random.shuffle([mending.legalMove, ...mending.illegalMoves]);
  const tries = [move, ...offeredMoves].map((one) => writeTryCase(game, view, seat, one));
  return { kind: 'mend', rule, house: [], tries, offers: [] };
}

/** Returns the rules a slip breaks with all hands open; none if seat 0 can't see that it is illegal. */
function findVisiblyBrokenRules(game: CoachedGame, { state, seat, move }: DrillTry): readonly string[] {
  const publicRuling = catchTooMuch(() => verdictOf(game, game.visibility.view(state, 0), seat, move));
  const { verdict, findings } = verdictOf(game, viewWithOpenHands(game, state, seat), seat, move);
  if (!publicRuling.ok || publicRuling.value.verdict !== 'illegal' || verdict !== 'illegal') return [];
  return findings.map(({ rule }) => rule);
}

/**
 * Asks which move in a row of moves was a slip. The slip was taken back, so the game continued with another
 * move. All hands are open.
 * @param row the moves, with the slip among them
 * @param at index of the slip
 */
export function askSlip(
  game: CoachedGame,
  row: readonly DrillTry[],
  at: number,
  rule: string,
  random: Random,
): DrillQuestion | undefined {
  const slip = row.length < SLIP_ROW_LENGTH ? undefined : row[at];
  const brokenRules = slip ? findVisiblyBrokenRules(game, slip) : [];
  if (!brokenRules.includes(rule)) return undefined;
  const tries = row.map(({ state, seat, move }) =>
    writeTryCase(game, viewWithOpenHands(game, state, seat), seat, move),
  );
  return {
    kind: 'slip',
    rule,
    house: [],
    tries,
    offers: offerRulesFor(game, [rule, ...brokenRules], random),
  };
}

function askVerdict(game: CoachedGame, { state, seat, move }: DrillTry, rule: string): DrillQuestion {
  const tries = [writeTryCase(game, game.visibility.view(state, seat), seat, move)];
  return { kind: 'legal', rule, house: [], tries, offers: [] };
}

/** Asks about an illegal try, or returns undefined if this kind of question doesn't fit. */
type Asker = (game: CoachedGame, drillTry: DrillTry, rule: string, random: Random) => DrillQuestion | undefined;

/** Askers of the kinds that are about one try. */
export const ASKERS: Readonly<Record<Exclude<DrillKind, 'slip'>, Asker>> = {
  legal: askVerdict,
  rule: askRule,
  mend: askMend,
};
