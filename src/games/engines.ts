import type { BotEngine, CoachedEngine } from '../game/game.ts';
import type { Coach } from '../game/heuristics.ts';
import type { GameMove, GameState } from '../game/play.ts';

/** Heuristics of a game; tables don't wait for them. */
const engines = import.meta.glob<{ engine: BotEngine }>('./*/engine.ts');
const coaches = import.meta.glob<{ HEURISTICS: Coach<GameState, GameMove> }>('./*/heuristics/index.ts');

/** Loads a game's policy and search for the bots; undefined for an unknown id. */
export async function loadEngine(id: string): Promise<BotEngine | undefined> {
  return (await engines[`./${id}/engine.ts`]?.())?.engine;
}

/** Loads what the bots need, with the coach's advice; undefined for an unknown id. */
export async function loadCoached(id: string): Promise<(BotEngine & CoachedEngine) | undefined> {
  const [engine, coachModule] = await Promise.all([loadEngine(id), coaches[`./${id}/heuristics/index.ts`]?.()]);
  return engine && coachModule && { ...engine, heuristics: coachModule.HEURISTICS };
}
