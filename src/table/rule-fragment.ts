import type { Game } from '../game/game.ts';

/** Id of the rule that the fragment of an address names; undefined if there is none. */
export function ruleIdOfFragment(game: Pick<Game, 'id' | 'rules'>, fragment: string): string | undefined {
  return game.rules.rule(`${game.id}/${fragment}`)?.id;
}
