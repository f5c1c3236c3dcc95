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

/** So many tries are drawn for each decision, of those that a seat could make. */
const TRIES_DRAWN = 6;
/** So many of them are looked through. */
const TRIES_SCANNED = 600;

/**
 * So many moves of a kind with each card are listed: hardly one table in ten thousand has more, and those that do may
 * have millions.
 */
const MAX_LISTED = 2000;

/** How games go by certain house rules. */
export interface GameStatistics {
  readonly games: number;
  /** Moves a game, on average. */
  readonly moves: number;
  /** Wins of a hundred of whoever begins, a draw counting by shares; what chance alone would give beside it. */
  readonly beginner: number;
  readonly fair: number;
  /** Points a game of a player or a side, on average. */
  readonly points: number;
}

/** How rulings go by two settings of one house rule. */
export interface RulingDifference {
  readonly tries: number;
  readonly differ: number;
  /** The shortest table on which they do, with the try: a case by the first of the two; null where none was found. */
  readonly shortest: JsonObject | null;
}

/**
 * What chance plays, as the bot of that name does: a kind of move, and then a move of that kind. What a seat can't
 * see makes no difference to what it may do, and so it needs no view.
 */
function pickByChance(game: CoachedGame, state: GameState, seat: Seat, chance: Random): GameMove {
  const moves = game.play.moves(state, seat, MAX_LISTED);
  const kinds = moves.map(game.play.kindOf);
  const kind = chance.pick([...new Set(kinds)]);
  let at = chance.below(kinds.reduce((n, one) => (one === kind ? n + 1 : n), 0));
  return moves[kinds.findIndex((one) => one === kind && at-- === 0)] as GameMove;
}

/** Games played by chance: each decision, and how the game ends. */
function playGame(
  game: CoachedGame,
  options: Options,
  seed: number,
  look?: (state: GameState, seat: Seat, chance: Random) => void,
): { readonly moves: number; readonly first: Seat | null; readonly last: GameState } {
  const chance = createRandom(seed);
  let { state } = begin(game, options, seed);
  const first = game.play.turn(state);
  let moves = 0;
  for (let seat = first; seat !== null; seat = game.play.turn(state)) {
    look?.(state, seat, chance);
    state = game.play.play(state, seat, pickByChance(game, state, seat, chance)).state;
    moves++;
  }
  return { moves, first, last: state };
}

/** Plays so many games by chance, from one seed on, and says how they went. */
export function measureGames(
  game: CoachedGame,
  options: Options,
  games: number,
  seed: number,
): GameStatistics {
  let [moves, wins, fair, points] = [0, 0, 0, 0];
  for (let i = 0; i < games; i++) {
    const played = playGame(game, options, seed + i);
    moves += played.moves;
    const { winners = [], scores = [] } = game.play.outcome(played.last) ?? {};
    const won = scores.length > 0 && played.first !== null && winners.includes(played.first % scores.length);
    wins += won ? 1 / winners.length : 0;
    fair += 1 / Math.max(1, scores.length);
    points += scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length);
  }
  const per = (sum: number): number => sum / games;
  return { games, moves: per(moves), beginner: per(wins), fair: per(fair), points: per(points) };
}

/** Some of what a seat could try, allowed or not. */
function someTries(game: CoachedGame, state: GameState, seat: Seat, chance: Random): readonly GameMove[] {
  const drawn: GameMove[] = [];
  let looked = 0;
  for (const move of game.play.tries(state, seat)) {
    if (++looked > TRIES_SCANNED) break;
    // Each is as likely as any other to be among those that are left.
    if (drawn.length < TRIES_DRAWN) drawn.push(move);
    else {
      const at = chance.below(looked);
      if (at < TRIES_DRAWN) drawn[at] = move;
    }
  }
  return drawn;
}

/** Judges tries out of so many games twice, by either setting, at tables that came about by the first. */
export function compareRulings(
  game: CoachedGame,
  [one, other]: readonly [Options, Options],
  games: number,
  seed: number,
): RulingDifference {
  let [tries, differ] = [0, 0];
  let shortest: { readonly text: string; readonly json: JsonObject } | null = null;
  const look = (state: GameState, seat: Seat, chance: Random): void => {
    for (const move of someTries(game, state, seat, chance)) {
      tries++;
      const there = { ...state, options: other };
      if (judge(game, state, seat, move).legal === judge(game, there, seat, move).legal) continue;
      differ++;
      const seen = game.visibility.view(state, seat);
      const json = writeCase({ game, options: one, state: seen, seat, move });
      const text = JSON.stringify(json);
      if (shortest && text.length >= shortest.text.length) continue;
      // It has to show to whoever sees no more than the one who tries.
      const [here, elsewhere] = [seen, { ...seen, options: other }].map(
        (at) => verdictOf(game, at, seat, move).verdict,
      );
      if (here !== elsewhere) shortest = { text, json };
    }
  };
  for (let i = 0; i < games; i++) playGame(game, one, seed + i, look);
  return { tries, differ, shortest: (shortest as { json: JsonObject } | null)?.json ?? null };
}
