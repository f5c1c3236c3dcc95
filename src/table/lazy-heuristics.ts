import type { CoachedGame, Game, TableGame } from '../game/game.ts';

type GameHeuristics = CoachedGame['heuristics'];

/** As long as nobody thinks, nobody says anything. */
const NO_HEURISTICS: GameHeuristics = {
  rate: () => 0,
  rateNaively: () => 0,
  advise: () => [],
  reasons: () => [],
};

/** Who thinks in a game, and may still be on the way. */
export interface LazyHeuristics {
  readonly heuristics: GameHeuristics;
  /** Whether they are there. */
  readonly hasHeuristics?: () => boolean;
  /** Fetches them, if nobody has. It fails where they can’t be had; the next who asks tries again. */
  readonly fetchHeuristics?: () => Promise<void>;
}

/** A game whose thinker may still be on the way. */
export type AdvisedGame = Game & LazyHeuristics;

/** Where who thinks is: no page begins with it. */
export const importHeuristics = () => import('../games/engines.ts');

/** The game with who thinks in it as soon as they are there: no table needs them to be laid, and no judge. */
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
      if (!mind) throw new Error(`nobody thinks in ${game.id}`);
    },
  };
}
