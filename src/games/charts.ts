/** A bar chart of a rulebook, computed at build time; all series share the labels. */
export interface Chart {
  readonly title: string;
  /** What the chart counts, and the size of the sample. */
  readonly about: string;
  readonly unit: string;
  readonly labels: readonly string[];
  /** Value of a full bar. */
  readonly maxValue: number;
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

const modules = import.meta.glob<{ charts: Readonly<Record<string, () => Chart>> }>('./*/charts.ts');

/**
 * Computes a game's chart.
 * @throws RangeError if the game has no such chart
 */
export async function computeChart(game: string, name: string): Promise<Chart> {
  const charts = (await modules[`./${game}/charts.ts`]?.())?.charts;
  const chart = charts?.[name];
  if (!chart) throw new RangeError(`${game} has no chart ${name}`);
  return chart();
}
