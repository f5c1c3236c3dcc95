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

/** One decision of a side: so many moves there were that don’t come to the same, and so many of them held. */
interface EndingChoice {
  readonly moves: number;
  readonly hold: number;
  /** Doing nothing is one of those. */
  readonly idle: boolean;
}

/**
 * What a side decides on its way through an ending, the other one answering as it does on the page, itself never
 * going wrong, and doing nothing where that will do; null where there is too much to look at.
 * @param solve what best play makes of a table
 */
function listChoices(
  game: WholeGame,
  start: GameState,
  side: number,
  solve: (state: GameState) => BestPlay | null,
): readonly EndingChoice[] | null {
  const best = solve(start);
  if (!best) return null;
  const found: EndingChoice[] = [];
  for (let played = startEnding(game, start, side, best); !played.over; ) {
    const { state } = played;
    const seat = game.play.turn(state);
    if (seat === null) return null;
    const all = listDistinctMoves(game, state, seat);
    const { isPass } = game.endings;
    const kept: PlayedEnding[] = [];
    let still: PlayedEnding | undefined;
    for (const move of all) {
      const now = solve(game.play.play(state, seat, move).state);
      if (!now) return null;
      const went = continueEnding(played, move, now);
      if (went.gaveAway) continue;
      kept.push(went);
      if (isPass?.(move)) still = went;
    }
    const next = still ?? kept[0];
    if (!next) return null;
    found.push({ moves: all.length, hold: kept.length, idle: still !== undefined });
    played = next;
  }
  return found;
}

/** Moves best play takes: fewer are no game, more nobody sees through. */
const MIN_MOVES = 4;
const MAX_MOVES = 14;
/** So many positions are looked at to solve it, at most: no page waits long for that. */
const MAX_POSITIONS = 4_000;
/** Hands with more cards than that in all are no ending. */
const MAX_HELD = 16;

/** Where doing nothing holds it, nobody goes wrong who sees nothing to do. */
const canErr = ({ moves, hold, idle }: EndingChoice): boolean => hold < moves && !idle;
/** Whoever moves by chance holds an ending less often than this. */
const BY_CHANCE = 1 / 3;

/** How often a side holds it that moves by chance. */
const chanceOfHolding = (side: readonly EndingChoice[]): number =>
  side.reduce((share, { moves, hold }) => (share * hold) / moves, 1);

/** Whether an ending asks something: both sides can go wrong in it, one of them twice, and by chance it mostly does. */
const asksSomething = (sides: readonly (readonly EndingChoice[])[]): boolean =>
  sides.every((side) => side.some(canErr)) &&
  sides.some((side) => side.filter(canErr).length > 1 && chanceOfHolding(side) <= BY_CHANCE);

/** A moment as an ending, where it asks something of both sides; undefined where it doesn’t. */
export function endingAt(game: WholeGame, laid: GameState): Ending | undefined {
  const json = writeEndingCase(game, laid);
  // As it will lie: what isn’t written down is lost.
  const state = readEndingTable(game, { case: json });
  if (!state) return undefined;
  const solve = createSolver(game, state, MAX_POSITIONS);
  const best = followBestPlay(game, solve, state, state);
  // Somebody wins, and no luck is in it.
  if (!best || best.chance) return undefined;
  const { line, value } = best;
  if (line.length < MIN_MOVES || line.length > MAX_MOVES) return undefined;
  const found = [0, 1].map((side) =>
    listChoices(game, state, side, (from) => followBestPlay(game, solve, from, state)),
  );
  const sides = found.filter((side) => side !== null);
  if (sides.length < 2 || !asksSomething(sides)) return undefined;
  return { case: json, value, moves: line.length };
}

/** A table on the way through a deal. */
interface DealTable {
  readonly state: GameState;
  /** Which deal: tables of the same are much alike. */
  readonly deal: string;
}

/** Tables of games in which only such moves are made, by chance, as lead to endings: without end. */
function* playTowardsEndings(
  { play, endings: { movesTowards } }: WholeGame,
  options: Options,
  seed: number,
): Generator<DealTable> {
  const random = createRandom(seed);
  for (let n = 0; ; n++) {
    let state = play.deal(options, random.below(2 ** 31));
    for (let seat = play.turn(state); seat !== null; seat = play.turn(state)) {
      yield { state, deal: String(n) };
      const all = play.moves(state, seat, 1);
      const some = movesTowards?.(state, all) ?? [];
      state = play.play(state, seat, random.pick(some.length > 0 ? some : all)).state;
    }
  }
}

/** Tables of games that Regulars play, without end. */
function* playAsRegulars(game: WholeGame, options: Options, seed: number): Generator<DealTable> {
  for (const { state } of playMoments(game, options, seed))
    yield { state, deal: `${game.search.dealOf(state)} ${game.play.scores(state).join()}` };
}

/** What is wanted: so many, out of games of that seed, by looking at so many moments at most. */
export interface EndingRequest {
  readonly options: Options;
  readonly count: number;
  readonly seed: number;
  readonly look: number;
}

/** Endings out of games, one a deal at most: of games that Regulars play, where they come to endings. */
export function* harvestEndings(
  game: WholeGame,
  { options, count, seed, look }: EndingRequest,
): Generator<Ending> {
  const { hasPerfectInformation, movesTowards } = game.endings;
  let [found, looked, had] = [0, 0, ''];
  for (const { state, deal } of (movesTowards ? playTowardsEndings : playAsRegulars)(game, options, seed)) {
    if (found === count || ++looked > look) return;
    if (handsOf(state).flat().length > MAX_HELD) continue;
    if (deal === had || !hasPerfectInformation(state) || game.play.scores(state).length !== 2) continue;
    const ending = endingAt(game, state);
    if (!ending) continue;
    had = deal;
    found++;
    yield ending;
  }
}
