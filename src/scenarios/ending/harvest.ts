import { createSolver, listDistinctMoves } from '../../bots/search/solver.ts';
import type { WholeGame } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { Options } from '../../game/options.ts';
import type { GameState } from '../../game/play.ts';
import { createRandom } from '../../random/random.ts';
import { playMoments } from '../puzzle/moments.ts';
import { type BestPlay, followBestPlay } from './best-play.ts';
import { type Ending, readEndingTable, writeEndingCase } from './ending.ts';
import { continueEnding, type PlayedEnding, startEnding } from './played-ending.ts';

/** A decision of a side: the number of distinct moves, and the number of those that keep the best result. */
interface EndingChoice {
  readonly moves: number;
  readonly holdingMoves: number;
  /** Whether passing is one of the moves that keep the best result. */
  readonly canPass: boolean;
}

/**
 * Returns the decisions of a side in an ending against best play, if the side never errs and passes if it can; null
 * if the search is too large.
 * @param solve solves a state
 */
function listChoices(
  game: WholeGame,
  start: GameState,
  side: number,
  solve: (state: GameState) => BestPlay | null,
): readonly EndingChoice[] | null {
  const bestPlay = solve(start);
  if (!bestPlay) return null;
  const endingChoices: EndingChoice[] = [];
  for (let ending = startEnding(game, start, side, bestPlay); !ending.isOver; ) {
    const { state } = ending;
    const seat = game.play.turn(state);
    if (seat === null) return null;
    const legalMoves = listDistinctMoves(game, state, seat);
    const { isPass } = game.endings;
    const holdingEndings: PlayedEnding[] = [];
    let passingEnding: PlayedEnding | undefined;
    for (const move of legalMoves) {
      const bestReply = solve(game.play.play(state, seat, move).state);
      if (!bestReply) return null;
      const nextEnding = continueEnding(ending, move, bestReply);
      if (nextEnding.hasErred) continue;
      holdingEndings.push(nextEnding);
      if (isPass?.(move)) passingEnding = nextEnding;
    }
    const followedEnding = passingEnding ?? holdingEndings[0];
    if (!followedEnding) return null;
    endingChoices.push({
      moves: legalMoves.length,
      holdingMoves: holdingEndings.length,
      canPass: passingEnding !== undefined,
    });
    ending = followedEnding;
  }
  return endingChoices;
}

/** Range of the number of moves: shorter endings are trivial, longer ones are too hard. */
const MIN_MOVES = 4;
const MAX_MOVES = 14;
/** Most positions to visit per ending; pages solve it as well. */
const MAX_POSITIONS = 4_000;
/** Most cards in all hands. */
const MAX_HELD = 16;

/** Whether a side can err. It can't if passing keeps the result, because that is the obvious choice. */
const canErr = ({ moves, holdingMoves, canPass }: EndingChoice): boolean => holdingMoves < moves && !canPass;
/** Highest probability that random play keeps the result. */
const MAX_CHANCE_OF_HOLDING = 1 / 3;

/** Returns the probability that random play keeps the result. */
const chanceOfHolding = (side: readonly EndingChoice[]): number =>
  side.reduce((share, { moves, holdingMoves }) => (share * holdingMoves) / moves, 1);

/**
 * Whether an ending is a challenge: both sides can err, and for one of them it takes several decisions that random
 * play mostly misses.
 */
const asksSomething = (sides: readonly (readonly EndingChoice[])[]): boolean =>
  sides.every((side) => side.some(canErr)) &&
  sides.some((side) => side.filter(canErr).length > 1 && chanceOfHolding(side) <= MAX_CHANCE_OF_HOLDING);

/** Returns the ending at a state, or undefined if it isn't a challenge for both sides. */
export function endingAt(game: WholeGame, table: GameState): Ending | undefined {
  const json = writeEndingCase(game, table);
  // The ending is stored in the wire format, so it is solved from that format.
  const state = readEndingTable(game, { case: json });
  if (!state) return undefined;
  const solve = createSolver(game, state, MAX_POSITIONS);
  const bestPlay = followBestPlay(game, solve, state, state);
  // Endings whose result depends on chance are dropped.
  if (!bestPlay || bestPlay.endsByChance) return undefined;
  const { line, value } = bestPlay;
  if (line.length < MIN_MOVES || line.length > MAX_MOVES) return undefined;
  const choicesBySide = [0, 1].map((side) =>
    listChoices(game, state, side, (from) => followBestPlay(game, solve, from, state)),
  );
  const solvedSides = choicesBySide.filter((side) => side !== null);
  if (solvedSides.length < 2 || !asksSomething(solvedSides)) return undefined;
  return { case: json, value, moves: line.length };
}

interface DealTable {
  readonly state: GameState;
  /** Identifies the deal; states of a deal are similar. */
  readonly deal: string;
}

/** Yields states of random games that prefer moves towards an ending. The generator never ends. */
function* playTowardsEndings(
  { play, endings: { movesTowards } }: WholeGame,
  options: Options,
  seed: number,
): Generator<DealTable> {
  const random = createRandom(seed);
  for (let dealIndex = 0; ; dealIndex++) {
    let state = play.deal(options, random.integerBelow(2 ** 31));
    for (let seat = play.turn(state); seat !== null; seat = play.turn(state)) {
      yield { state, deal: String(dealIndex) };
      const legalMoves = play.moves(state, seat, 1);
      const towardsMoves = movesTowards?.(state, legalMoves) ?? [];
      state = play.play(state, seat, random.pick(towardsMoves.length > 0 ? towardsMoves : legalMoves)).state;
    }
  }
}

/** Yields states of games between Regulars. The generator never ends. */
function* playAsRegulars(game: WholeGame, options: Options, seed: number): Generator<DealTable> {
  for (const { state } of playMoments(game, options, seed))
    yield { state, deal: `${game.search.dealOf(state)} ${game.play.scores(state).join()}` };
}

/** How many endings to find, and the most states to examine. */
export interface EndingRequest {
  readonly options: Options;
  readonly count: number;
  readonly seed: number;
  readonly maxExamined: number;
}

/** Yields endings from played games, at most one per deal. */
export function* harvestEndings(
  game: WholeGame,
  { options, count, seed, maxExamined }: EndingRequest,
): Generator<Ending> {
  const { hasPerfectInformation, movesTowards } = game.endings;
  let [foundCount, examined, lastDeal] = [0, 0, ''];
  for (const { state, deal } of (movesTowards ? playTowardsEndings : playAsRegulars)(game, options, seed)) {
    if (foundCount === count || ++examined > maxExamined) return;
    if (handsOf(state).flat().length > MAX_HELD) continue;
    if (deal === lastDeal || !hasPerfectInformation(state) || game.play.scores(state).length !== 2) continue;
    const ending = endingAt(game, state);
    if (!ending) continue;
    lastDeal = deal;
    foundCount++;
    yield ending;
  }
}
