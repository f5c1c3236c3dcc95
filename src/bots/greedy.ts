import type { GameMove } from '../game/play.ts';
import { candidates, type ShortSighted } from './bot.ts';

/** Every candidate with what the game's own experience makes of it, best first; equals in chance order. */
export function ranked(...[game, view, seat, chance]: Parameters<ShortSighted>): readonly GameMove[] {
  return chance
    .shuffle(candidates(game, view, seat))
    .map((move) => ({ move, rating: game.mind.rate(view, seat, move) }))
    .sort((a, b) => b.rating - a.rating)
    .map(({ move }) => move);
}

/** The move that looks best at once. */
export const greedy: ShortSighted = (...args) => ranked(...args)[0] as GameMove;

/** How often a beginner doesn't see the best move, and how far down the list they look then. */
const SLIP = 0.35;
const SLIP_DEPTH = 4;

/** Greedy, with a beginner's slips: now and then the second, third or fourth best. */
export const beginner: ShortSighted = (...args) => {
  const moves = ranked(...args);
  const [, , , chance] = args;
  if (moves.length < 2 || chance.share() >= SLIP) return moves[0] as GameMove;
  return chance.pick(moves.slice(1, 1 + SLIP_DEPTH));
};
