import type { Game, TableGame } from '../game/game.ts';
import type { RuleBook } from '../game/rulebook.ts';

/** Groups that not every page needs at once are loaded apart, the laws here; who thinks is in `engines.ts`, what is written down in `boxes.ts`, the others in `lazy-groups.ts`. */
const cores = import.meta.glob<{ game: TableGame }>('./*/core.ts');
const rules = import.meta.glob<{ RULES: RuleBook<unknown> }>('./*/rules/index.ts');

/** One game by its id, with what it takes to lay its tables; undefined where there is none. */
export async function loadTable(id: string): Promise<TableGame | undefined> {
  return (await cores[`./${id}/core.ts`]?.())?.game;
}

/** The laws of a game. */
export async function loadRules(id: string): Promise<RuleBook<unknown> | undefined> {
  return (await rules[`./${id}/rules/index.ts`]?.())?.RULES;
}

/** A game that can be judged. */
export async function loadGame(id: string): Promise<Game | undefined> {
  const [table, laws] = await Promise.all([loadTable(id), loadRules(id)]);
  return table && laws && { ...table, rules: laws };
}
