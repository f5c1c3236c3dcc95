/** The deals of a mini-game, their solutions, and the lesson that follows. */
export interface MiniDeals {
  readonly seeds: readonly number[];
  /** Address of the next lesson. */
  readonly onward: string;
  /** Fetches a sequence of moves that earns three stars, in words. Rejects if it can't be fetched. */
  readonly fetchSolution: (seed: number) => Promise<readonly string[]>;
}

/** Solutions by aim and seed, as served. */
type SolutionsByAim = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** @param home address of the game's front page, with a trailing slash */
export function createMiniDeals(aim: string, seeds: readonly number[], onward: string, home: string): MiniDeals {
  return {
    seeds,
    onward,
    async fetchSolution(seed) {
      const address = `${home}learn/minis.json`;
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const solutions: SolutionsByAim = await answer.json();
      return solutions[aim]?.[seed] ?? [];
    },
  };
}
