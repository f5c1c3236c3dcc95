import type { CoachedGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { judge } from '../../src/game/judge.ts';
import { begin } from '../../src/game/match.ts';
import type { Options } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import { writeCase } from '../../src/referee/case.ts';
import { verdictOf } from '../../src/referee/verdict.ts';

/** Number of tries to judge per decision. */
const TRIES_DRAWN = 6;
/** Most tries to look through when drawing them. */
const TRIES_SCANNED = 600;

/** Most moves to list per kind and card. Few positions have more, but those may have millions. */
const MAX_LISTED = 2000;

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
  look: (state: GameState, seat: Seat, chance: Random) => void,
): void {
  const chance = createRandom(seed);
  let { state } = begin(game, options, seed);
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    look(state, seat, chance);
    state = game.play.play(state, seat, pickByChance(game, state, seat, chance)).state;
  }
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
      const json = writeCase({ game, options, state: view, seat, move });
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
