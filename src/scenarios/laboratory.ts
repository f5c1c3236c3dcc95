import type { CoachedGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { judge } from '../game/judge.ts';
import { begin } from '../game/match.ts';
import type { Options } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { createRandom, type Random } from '../random/random.ts';
import { writeCase } from '../referee/case.ts';
import { verdictOf } from '../referee/verdict.ts';

/** Number of tries to judge per decision. */
const TRIES_DRAWN = 6;
/** Most tries to look through when drawing them. */
const TRIES_SCANNED = 600;

/** Most moves to list per kind and card. Few positions have more, but those may have millions. */
const MAX_LISTED = 2000;

/** Statistics of games with some house rules. */
export interface GameStatistics {
  readonly games: number;
  /** Moves per game. */
  readonly moves: number;
  /**
   * Share of games won by the first player (a shared win counts as a fraction), and the share expected by
   * chance.
   */
  readonly beginner: number;
  readonly fair: number;
  /** Points per game and score. */
  readonly points: number;
}

/** How often two settings of a house rule lead to different rulings. */
export interface RulingDifference {
  readonly tries: number;
  readonly differ: number;
  /** The shortest case on which the rulings differ, with the first setting; null if there is none. */
  readonly shortest: JsonObject | null;
}

/**
 * Picks a kind and then a move at random, like the random bot. It uses no view, because hidden cards don't
 * change which moves are legal.
 */
function pickByChance(game: CoachedGame, state: GameState, seat: Seat, chance: Random): GameMove {
  const moves = game.play.moves(state, seat, MAX_LISTED);
  const kinds = moves.map(game.play.kindOf);
  const kind = chance.pick([...new Set(kinds)]);
  let at = chance.integerBelow(kinds.reduce((n, one) => (one === kind ? n + 1 : n), 0));
  return moves[kinds.findIndex((one) => one === kind && at-- === 0)] as GameMove;
}

/**
 * Plays a random game.
 * @param look is called before each move
 */
function playRandomGame(
  game: CoachedGame,
  options: Options,
  seed: number,
  look?: (state: GameState, seat: Seat, chance: Random) => void,
): { readonly moves: number; readonly firstSeat: Seat | null; readonly endState: GameState } {
  const chance = createRandom(seed);
  let { state } = begin(game, options, seed);
  const firstSeat = game.play.turn(state);
  let moves = 0;
  for (let seat = firstSeat; seat !== null; seat = game.play.turn(state)) {
    look?.(state, seat, chance);
    state = game.play.play(state, seat, pickByChance(game, state, seat, chance)).state;
    moves++;
  }
  return { moves, firstSeat, endState: state };
}

/** Plays random games with consecutive seeds and returns their statistics. */
export function measureGames(game: CoachedGame, options: Options, games: number, seed: number): GameStatistics {
  let [moves, wins, fairWins, points] = [0, 0, 0, 0];
  for (let i = 0; i < games; i++) {
    const playedGame = playRandomGame(game, options, seed + i);
    moves += playedGame.moves;
    const { winners = [], scores = [] } = game.play.outcome(playedGame.endState) ?? {};
    const hasFirstWon =
      scores.length > 0 && playedGame.firstSeat !== null && winners.includes(playedGame.firstSeat % scores.length);
    wins += hasFirstWon ? 1 / winners.length : 0;
    fairWins += 1 / Math.max(1, scores.length);
    points += scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length);
  }
  const per = (sum: number): number => sum / games;
  return { games, moves: per(moves), beginner: per(wins), fair: per(fairWins), points: per(points) };
}

/** Draws tries of a seat at random. */
function drawTries(game: CoachedGame, state: GameState, seat: Seat, chance: Random): readonly GameMove[] {
  const sample: GameMove[] = [];
  let examined = 0;
  for (const move of game.play.tries(state, seat)) {
    if (++examined > TRIES_SCANNED) break;
    // Reservoir sampling: each try is equally likely to be drawn.
    if (sample.length < TRIES_DRAWN) sample.push(move);
    else {
      const at = chance.integerBelow(examined);
      if (at < TRIES_DRAWN) sample[at] = move;
    }
  }
  return sample;
}

/** Judges tries of random games with both settings. The games are played with the first one. */
export function compareRulings(
  game: CoachedGame,
  [options, otherOptions]: readonly [Options, Options],
  games: number,
  seed: number,
): RulingDifference {
  let [tries, differ] = [0, 0];
  let shortest: { readonly text: string; readonly json: JsonObject } | null = null;
  const look = (state: GameState, seat: Seat, chance: Random): void => {
    for (const move of drawTries(game, state, seat, chance)) {
      tries++;
      const otherState = { ...state, options: otherOptions };
      if (judge(game, state, seat, move).isLegal === judge(game, otherState, seat, move).isLegal) continue;
      differ++;
      const view = game.visibility.view(state, seat);
      const json = writeCase({ game, options: options, state: view, seat, move });
      const text = JSON.stringify(json);
      if (shortest && text.length >= shortest.text.length) continue;
      // The difference must be visible to the trying seat.
      const [firstVerdict, otherVerdict] = [view, { ...view, options: otherOptions }].map(
        (at) => verdictOf(game, at, seat, move).verdict,
      );
      if (firstVerdict !== otherVerdict) shortest = { text, json };
    }
  };
  for (let i = 0; i < games; i++) playRandomGame(game, options, seed + i, look);
  return { tries, differ, shortest: (shortest as { json: JsonObject } | null)?.json ?? null };
}
