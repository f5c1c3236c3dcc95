import type { Engine } from '../game/game.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { Random } from '../random/random.ts';
import { listCandidates, type SimpleBot } from './bot.ts';

/** Every candidate with what the game's own experience makes of it, best first; equals in chance order. */
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

/** The move that looks best at once. */
export const greedy: SimpleBot = (game, view, seat, chance) =>
  rankCandidates(game, view, seat, chance)[0] as GameMove;

/** The move that looks best to somebody who doesn't know yet what there is to look at. */
export const beginner: SimpleBot = (game, view, seat, chance) =>
  rankCandidates(game, view, seat, chance, game.heuristics.rateNaively)[0] as GameMove;
