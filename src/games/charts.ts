/** A chart of a rulebook, computed when the site is built: bars over the same labels, one for each series. */
export interface Chart {
  readonly title: string;
  /** What was counted, and over how much. */
  readonly about: string;
  readonly unit: string;
  readonly labels: readonly string[];
  /** Where a bar is full. */
  readonly most: number;
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

const modules = import.meta.glob<{ charts: Readonly<Record<string, () => Chart>> }>('./*/charts.ts');

/** A game’s chart by its name. @throws RangeError where it has none */
export async function chartOf(game: string, name: string): Promise<Chart> {
  const charts = (await modules[`./${game}/charts.ts`]?.())?.charts;
  const chart = charts?.[name];
  if (!chart) throw new RangeError(`${game} has no chart ${name}`);
  return chart();
}
