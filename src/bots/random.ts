import type { GameMove } from '../game/game.ts';
import type { Bot } from './bot.ts';

/** Picks a kind of move with equal chance among those that are legal, then a move of that kind. */
export const random: Bot = (game, view, seat, chance) => {
  const kinds = new Map<string, GameMove[]>();
  for (const move of game.moves(view, seat)) {
    const kind = game.kindOf?.(move) ?? move.type;
    const known = kinds.get(kind);
    if (known) known.push(move);
    else kinds.set(kind, [move]);
  }
  return chance.pick(chance.pick([...kinds.values()]));
};
