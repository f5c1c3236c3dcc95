import type { Desk } from '../game/desk.ts';
import type { Coached, DeskGame, Engine, Game, RuledDesk, TableGame } from '../game/game.ts';
import type { Mind } from '../game/mind.ts';
import type { Options } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { RuleBook } from '../game/rulebook.ts';

/** Groups that not every page needs at once are loaded apart: laws, what thinks, what it says, the desk; the others are in `parts.ts`. */
const cores = import.meta.glob<{ game: TableGame }>('./*/core.ts');
const rules = import.meta.glob<{ RULES: RuleBook<unknown> }>('./*/rules/index.ts');
const engines = import.meta.glob<{ engine: Engine }>('./*/engine.ts');
const minds = import.meta.glob<{ MIND: Mind<GameState, GameMove> }>('./*/mind/index.ts');
const desks = import.meta.glob<{ DESK: Desk<Options> }>('./*/desk/desk.ts');

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

/** What bots need of a game. */
export async function loadEngine(id: string): Promise<Engine | undefined> {
  return (await engines[`./${id}/engine.ts`]?.())?.engine;
}

/** What bots need of a game, and what a coach says. */
export async function loadCoached(id: string): Promise<Coached | undefined> {
  const [engine, said] = await Promise.all([loadEngine(id), minds[`./${id}/mind/index.ts`]?.()]);
  return engine && said && { ...engine, mind: said.MIND };
}

/** How the tables of a game are laid by hand. */
export async function loadDesk(id: string): Promise<Desk<Options> | undefined> {
  return (await desks[`./${id}/desk/desk.ts`]?.())?.DESK;
}

/** A game with its desk, on which a table can be laid. */
export async function loadForDesk(id: string): Promise<DeskGame | undefined> {
  const [game, desk] = await Promise.all([loadTable(id), loadDesk(id)]);
  return game && desk && { ...game, desk };
}

/** The same with its laws, by which it can be judged. */
export async function loadRuledDesk(id: string): Promise<RuledDesk | undefined> {
  const [game, desk] = await Promise.all([loadGame(id), loadDesk(id)]);
  return game && desk && { ...game, desk };
}
