import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { WORDS } from './words.ts';

/** So long six answers may take, in milliseconds; nothing is lost when it is over. */
const LONG = 40_000;
const TICK = 250;

interface Props {
  /** Whether somebody thinks: while a ruling is read the line stands still. */
  readonly running: boolean;
  readonly spent: number;
  readonly onSpend: (ms: number) => void;
}

/** The seconds that are left of forty, and a line that drains with them: nothing happens when they are gone. */
export function Line({ running, spent, onSpend }: Props): VNode {
  const [gone, setGone] = useState(spent);
  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    const count = (): void => {
      const now = performance.now();
      onSpend(now - last);
      setGone((before) => before + now - last);
      last = now;
    };
    const timer = setInterval(count, TICK);
    return () => {
      count();
      clearInterval(timer);
    };
  }, [running]);
  const left = Math.max(0, 1 - gone / LONG);
  return (
    <>
      <span class="drill-clock" aria-hidden="true">
        {WORDS.left(Math.ceil((left * LONG) / 1000))}
      </span>
      <span class="drill-line" aria-hidden="true">
        <span style={{ transform: `scaleX(${left.toFixed(3)})` }} />
      </span>
    </>
  );
}
