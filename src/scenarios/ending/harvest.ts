import { distinct, solver } from '../../bots/search/solver.ts';
import type { WholeGame } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { Options } from '../../game/options.ts';
import type { GameState } from '../../game/play.ts';
import { createRandom } from '../../random/random.ts';
import { moments } from '../puzzle/moments.ts';
import { type Answered, answeredBy } from './answered.ts';
import { caseOf, type Ending, tableOf } from './ending.ts';
import { begun, type Played, wentOn } from './played.ts';

/** One decision of a side: so many moves there were that don’t come to the same, and so many of them held. */
interface Choice {
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
function choices(
  game: WholeGame,
  start: GameState,
  side: number,
  solve: (state: GameState) => Answered | null,
): readonly Choice[] | null {
  const best = solve(start);
  if (!best) return null;
  const found: Choice[] = [];
  for (let played = begun(game, start, side, best); !played.over; ) {
    const { state } = played;
    const seat = game.play.turn(state);
    if (seat === null) return null;
    const all = distinct(game, state, seat);
    const { isPass } = game.endings;
    const kept: Played[] = [];
    let still: Played | undefined;
    for (const move of all) {
      const now = solve(game.play.play(state, seat, move).state);
      if (!now) return null;
      const went = wentOn(played, move, now);
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
const FEWEST = 4;
const LONGEST = 14;
/** So many positions are looked at to solve it, at most: no page waits long for that. */
const MOST = 4_000;
/** Hands with more cards than that in all are no ending. */
const HELD = 16;

/** Where doing nothing holds it, nobody goes wrong who sees nothing to do. */
const canErr = ({ moves, hold, idle }: Choice): boolean => hold < moves && !idle;
/** Whoever moves by chance holds an ending less often than this. */
const BY_CHANCE = 1 / 3;

/** How often a side holds it that moves by chance. */
const luckOf = (side: readonly Choice[]): number =>
  side.reduce((share, { moves, hold }) => (share * hold) / moves, 1);

/** Whether an ending asks something: both sides can go wrong in it, one of them twice, and by chance it mostly does. */
const asksSomething = (sides: readonly (readonly Choice[])[]): boolean =>
  sides.every((side) => side.some(canErr)) &&
  sides.some((side) => side.filter(canErr).length > 1 && luckOf(side) <= BY_CHANCE);

/** A moment as an ending, where it asks something of both sides; undefined where it doesn’t. */
export function endingAt(game: WholeGame, laid: GameState): Ending | undefined {
  const json = caseOf(game, laid);
  // As it will lie: what isn’t written down is lost.
  const state = tableOf(game, { case: json });
  if (!state) return undefined;
  const solve = solver(game, state, MOST);
  const best = answeredBy(game, solve, state, state);
  // Somebody wins, and no luck is in it.
  if (!best || best.chance) return undefined;
  const { line, value } = best;
  if (line.length < FEWEST || line.length > LONGEST) return undefined;
  const found = [0, 1].map((side) =>
    choices(game, state, side, (from) => answeredBy(game, solve, from, state)),
  );
  const sides = found.filter((side) => side !== null);
  if (sides.length < 2 || !asksSomething(sides)) return undefined;
  return { case: json, value, moves: line.length };
}

/** A table on the way through a deal. */
interface Passed {
  readonly state: GameState;
  /** Which deal: tables of the same are much alike. */
  readonly deal: string;
}

/** Tables of games in which only such moves are made, by chance, as lead to endings: without end. */
function* steered(
  { play, endings: { movesTowards } }: WholeGame,
  options: Options,
  seed: number,
): Generator<Passed> {
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
function* passed(game: WholeGame, options: Options, seed: number): Generator<Passed> {
  for (const { state } of moments(game, options, seed))
    yield { state, deal: `${game.search.dealOf(state)} ${game.play.scores(state).join()}` };
}

/** What is wanted: so many, out of games of that seed, by looking at so many moments at most. */
export interface Wanted {
  readonly options: Options;
  readonly count: number;
  readonly seed: number;
  readonly look: number;
}

/** Endings out of games, one a deal at most: of games that Regulars play, where they come to endings. */
export function* endings(game: WholeGame, { options, count, seed, look }: Wanted): Generator<Ending> {
  const { hasPerfectInformation, movesTowards } = game.endings;
  let [found, looked, had] = [0, 0, ''];
  for (const { state, deal } of (movesTowards ? steered : passed)(game, options, seed)) {
    if (found === count || ++looked > look) return;
    if (handsOf(state).flat().length > HELD) continue;
    if (deal === had || !hasPerfectInformation(state) || game.play.scores(state).length !== 2) continue;
    const ending = endingAt(game, state);
    if (!ending) continue;
    had = deal;
    found++;
    yield ending;
  }
}
