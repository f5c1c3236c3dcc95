import type { Engine } from '../game/game.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { Random } from '../random/random.ts';
import { listCandidates, type SimpleBot } from './bot.ts';

/** Returns the candidates by the game's rating, best first, ties in random order. */
export function rankCandidates(
  game: Engine,
  view: GameState,
  seat: Seat,
  chance: Random,
  rate: Engine['heuristics']['rate'] = game.heuristics.rate,
): readonly GameMove[] {
  return chance
    .shuffle(listCandidates(game, view, seat))
    .map((move) => ({ move, rating: rate(view, seat, move) }))
    .sort((a, b) => b.rating - a.rating)
    .map(({ move }) => move);
}

/** Plays the move with the highest rating. */
export const greedy: SimpleBot = (game, view, seat, chance) => rankCandidates(game, view, seat, chance)[0] as GameMove;

/** Plays the move with the highest rating by the game's naive rating, which misses some considerations. */
export const beginner: SimpleBot = (game, view, seat, chance) =>
  rankCandidates(game, view, seat, chance, game.heuristics.rateNaively)[0] as GameMove;
