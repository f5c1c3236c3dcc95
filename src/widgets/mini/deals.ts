/** The deals of a page, and what goes with them. */
export interface Deals {
  readonly seeds: readonly number[];
  /** Where the way goes on. */
  readonly onward: string;
  /** Moves that come to three stars, in words. It fails where they can’t be fetched. */
  readonly wayOf: (seed: number) => Promise<readonly string[]>;
}

/** @param address where the ways of all deals are */
export function dealsAt(seeds: readonly number[], onward: string, address: string): Deals {
  return {
    seeds,
    onward,
    async wayOf(seed) {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const ways: Readonly<Record<string, readonly string[]>> = await answer.json();
      return ways[seed] ?? [];
    },
  };
}
