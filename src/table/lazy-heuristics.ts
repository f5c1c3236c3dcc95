import type { CoachedGame, Game, TableGame } from '../game/game.ts';

type GameHeuristics = CoachedGame['heuristics'];

/** Used until the real ones are loaded. */
const NO_HEURISTICS: GameHeuristics = {
  rate: () => 0,
  rateNaively: () => 0,
  advise: () => [],
  reasons: () => [],
};

/** Heuristics of a game; neutral until they are loaded. */
export interface LazyHeuristics {
  readonly heuristics: GameHeuristics;
  /** Whether they are loaded. */
  readonly hasHeuristics?: () => boolean;
  /** Loads them once; rejects if they can't be loaded, and may be called again. */
  readonly fetchHeuristics?: () => Promise<void>;
}

/** A game whose heuristics may still be loading. */
export type AdvisedGame = Game & LazyHeuristics;

/** Imported on demand: no page starts with heuristics. */
export const importHeuristics = () => import('../games/engines.ts');

/** Adds heuristics that are loaded on demand: drawing a table and judging a move need none. */
export function withLazyHeuristics<G extends TableGame>(game: G): G & LazyHeuristics {
  let mind: GameHeuristics | undefined;
  return {
    ...game,
    get heuristics() {
      return mind ?? NO_HEURISTICS;
    },
    hasHeuristics: () => mind !== undefined,
    async fetchHeuristics() {
      const { loadCoached } = await importHeuristics();
      mind ??= (await loadCoached(game.id))?.heuristics;
      if (!mind) throw new Error(`no heuristics for ${game.id}`);
    },
  };
}
