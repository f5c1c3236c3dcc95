import type { GameMove } from '../game/play.ts';
import type { SimpleBot } from './bot.ts';

/** Picks a random kind among the legal moves, then a random move of that kind. */
export const random: SimpleBot = (game, view, seat, chance) => {
  const kinds = new Map<string, GameMove[]>();
  for (const move of game.play.moves(view, seat)) {
    const kind = game.play.kindOf(move);
    const movesOfKind = kinds.get(kind);
    if (movesOfKind) movesOfKind.push(move);
    else kinds.set(kind, [move]);
  }
  return chance.pick(chance.pick([...kinds.values()]));
};
