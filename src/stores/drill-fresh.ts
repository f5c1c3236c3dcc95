import type { FreshTry } from '../scenarios/puzzle/fresh.ts';
import { createAsker } from '../workers/ask.ts';
import type { BookCase } from './drill.ts';

/** Tables wished for: one for each of these rules. */
export interface Wished {
  readonly game: string;
  readonly rules: readonly string[];
  readonly seed: number;
}

/** So long, in ms, one waits for new tables; then the book's are taken. */
const PATIENCE = 1_200;

const asker = createAsker<Wished, readonly FreshTry[]>(
  () => new Worker(new URL('./drill-worker.ts', import.meta.url), { type: 'module' }),
);

/** Each fresh table stands in for one of the book's about the same rule. */
export function mixed(cases: readonly BookCase[], fresh: readonly FreshTry[]): readonly BookCase[] {
  const left = [...fresh];
  return cases.map((one) => {
    const at = left.findIndex(({ rule }) => rule === one.rule);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found ? { rule: one.rule, house: [], json: found.case } : one;
  });
}

/** The same drill on tables nobody has seen before, as far as some can be had in a moment. */
export async function freshened(
  game: string,
  cases: readonly BookCase[],
  seed: number,
): Promise<readonly BookCase[]> {
  const late = setTimeout(asker.stop, PATIENCE);
  try {
    const rules = cases.map(({ rule }) => rule);
    return mixed(cases, await asker.ask({ game, rules, seed }));
  } catch {
    return cases;
  } finally {
    clearTimeout(late);
  }
}
