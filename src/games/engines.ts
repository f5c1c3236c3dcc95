import type { BotEngine, CoachedEngine } from '../game/game.ts';
import type { Coach } from '../game/heuristics.ts';
import type { GameMove, GameState } from '../game/play.ts';

/** Who thinks in a game, and what they say: no table waits for them. */
const engines = import.meta.glob<{ engine: BotEngine }>('./*/engine.ts');
const minds = import.meta.glob<{ HEURISTICS: Coach<GameState, GameMove> }>('./*/heuristics/index.ts');

/** What bots need of a game. */
export async function loadEngine(id: string): Promise<BotEngine | undefined> {
  return (await engines[`./${id}/engine.ts`]?.())?.engine;
}

/** What bots need of a game, and what a coach says. */
export async function loadCoached(id: string): Promise<(BotEngine & CoachedEngine) | undefined> {
  const [engine, said] = await Promise.all([loadEngine(id), minds[`./${id}/heuristics/index.ts`]?.()]);
  return engine && said && { ...engine, heuristics: said.HEURISTICS };
}
