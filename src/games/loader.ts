import type { Game, TableGame } from '../game/game.ts';
import type { RuleBook } from '../game/rulebook.ts';

/**
 * Groups are loaded separately, since few pages need all: tables and rules here, bots in `engines.ts`, desks and pads
 * in `boxes.ts`, the rest in `lazy-groups.ts`.
 */
const cores = import.meta.glob<{ game: TableGame }>('./*/core.ts');
const rules = import.meta.glob<{ RULES: RuleBook<unknown> }>('./*/rules/index.ts');

/** Loads what draws and moves a game's table; undefined for an unknown id. */
export async function loadTable(id: string): Promise<TableGame | undefined> {
  return (await cores[`./${id}/core.ts`]?.())?.game;
}

/** Loads a game's rules; undefined for an unknown id. */
export async function loadRules(id: string): Promise<RuleBook<unknown> | undefined> {
  return (await rules[`./${id}/rules/index.ts`]?.())?.RULES;
}

/** Loads a game with its rules; undefined for an unknown id. */
export async function loadGame(id: string): Promise<Game | undefined> {
  const [table, laws] = await Promise.all([loadTable(id), loadRules(id)]);
  return table && laws && { ...table, rules: laws };
}
