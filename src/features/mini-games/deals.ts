/** The deals of a page, and what goes with them. */
export interface MiniDeals {
  readonly seeds: readonly number[];
  /** Where the way goes on. */
  readonly onward: string;
  /** Moves that come to three stars, in words. It fails where they can’t be fetched. */
  readonly fetchWay: (seed: number) => Promise<readonly string[]>;
}

/** What is sent: ways by their aims and seeds. */
type SentWays = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** @param home address of the game’s front page, with its slash */
export function createMiniDeals(
  aim: string,
  seeds: readonly number[],
  onward: string,
  home: string,
): MiniDeals {
  return {
    seeds,
    onward,
    async fetchWay(seed) {
      const address = `${home}learn/minis.json`;
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const ways: SentWays = await answer.json();
      return ways[aim]?.[seed] ?? [];
    },
  };
}
