import { type Chart, computeChart } from '../games/charts.ts';

export type { Chart };

const chartCache = new Map<string, Promise<Chart>>();

/** A game's chart, computed once for all pages that draw it. @throws RangeError if it has no such chart */
export function loadChart(game: string, name: string): Promise<Chart> {
  const key = `${game}/${name}`;
  const chart = chartCache.get(key) ?? computeChart(game, name);
  chartCache.set(key, chart);
  return chart;
}
