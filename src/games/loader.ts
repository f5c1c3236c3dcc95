import type { Desk } from '../game/desk.ts';
import type { Coached, DeskGame, Engine, Game } from '../game/game.ts';
import type { Mind } from '../game/mind.ts';
import type { Options } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';

/** Groups that not every page needs are loaded apart: what thinks, what it says, and the desk; the others are in `parts.ts`. */
const cores = import.meta.glob<{ game: Game }>('./*/core.ts');
const engines = import.meta.glob<{ engine: Engine }>('./*/engine.ts');
const minds = import.meta.glob<{ MIND: Mind<GameState, GameMove> }>('./*/mind/index.ts');
const desks = import.meta.glob<{ DESK: Desk<Options> }>('./*/desk/desk.ts');

/** One game by its id, with what every table needs of it; undefined where there is none. */
export async function loadGame(id: string): Promise<Game | undefined> {
  return (await cores[`./${id}/core.ts`]?.())?.game;
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

/** A game with its desk. */
export async function loadForDesk(id: string): Promise<DeskGame | undefined> {
  const [game, desk] = await Promise.all([loadGame(id), loadDesk(id)]);
  return game && desk && { ...game, desk };
}
