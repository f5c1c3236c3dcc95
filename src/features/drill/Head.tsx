import type { VNode } from 'preact';
import { type Drill, results } from './drill.ts';
import { Line } from './Line.tsx';
import { Mode } from './Mode.tsx';
import { Out } from './Out.tsx';
import { Strip } from './Strip.tsx';
import { STRIP } from './strip-words.ts';

interface Props {
  readonly drill: Drill;
  readonly home: string;
  /** Counts the milliseconds spent on answers. */
  readonly onSpend: (ms: number) => void;
  readonly spent: number;
  readonly onChosen: () => void;
}

/** The way out, the results so far, what is asked, and the line that drains while one thinks. */
export function Head({ drill, home, spent, onSpend, onChosen }: Props): VNode {
  const { tables, at, open } = drill;
  return (
    <div class="focus-head drill-head">
      <Out home={home} />
      <Strip results={results(drill)} of={tables.length} at={at} />
      <Mode onChosen={onChosen} />
      <p class="drill-at">{STRIP.progress(at + 1, tables.length)}</p>
      <Line running={!open} spent={spent} onSpend={onSpend} />
    </div>
  );
}
