import type { BotEngine } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { createRandom, type Random } from '../../random/random.ts';
import type { World } from './worlds.ts';

/** Plays to the end of the deal, or to the depth the game sets. */
export function playOut(game: BotEngine, from: GameState, random: Random): GameState {
  const { turn, play } = game.play;
  const { rolloutMove, dealOf, depth = Number.POSITIVE_INFINITY } = game.search;
  const deal = dealOf(from);
  let state = from;
  for (let turnCount = 0; turnCount < depth && dealOf(state) === deal; turnCount++) {
    const seat = turn(state);
    if (seat === null) break;
    state = play(state, seat, rolloutMove(state, seat, random)).state;
  }
  return state;
}

/** Returns the state at the end of the deal after a move in one world. */
export function playOutMove(game: BotEngine, { state, seed }: World, seat: Seat, move: GameMove): GameState {
  const { play, search } = game;
  const after = play.play(state, seat, move).state;
  const isOver = search.dealOf(after) !== search.dealOf(state);
  return isOver ? after : playOut(game, after, createRandom(seed));
}

/** Returns the evaluation for the seat, in evaluation points, of the state in which the playout ends. */
export const evaluatePlayout = (game: BotEngine, world: World, seat: Seat, move: GameMove): number =>
  game.search.evaluate(playOutMove(game, world, seat, move), seat);
