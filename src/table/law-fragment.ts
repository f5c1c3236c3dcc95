import type { Game } from '../game/game.ts';

/** The rule whose anchor stands in an address: pages about laws are reached by it. */
export function findLaw(game: Pick<Game, 'id' | 'rules'>, fragment: string): string | undefined {
  return game.rules.rule(`${game.id}/${fragment}`)?.id;
}
