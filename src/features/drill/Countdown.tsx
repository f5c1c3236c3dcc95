import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { WORDS } from './words.ts';

/** Countdown for six answers; nothing happens when it ends. */
const DURATION_MS = 40_000;
const TICK_MS = 250;

interface CountdownProps {
  /** Whether the time runs; it stops while a ruling is shown. */
  readonly isRunning: boolean;
  readonly spent: number;
  readonly onSpend: (ms: number) => void;
}

/** The seconds left, and a line that shrinks with them. */
export function Countdown({ isRunning, spent, onSpend }: CountdownProps): VNode {
  const [elapsed, setElapsed] = useState(spent);
  useEffect(() => {
    if (!isRunning) return;
    let lastTick = performance.now();
    const count = (): void => {
      const now = performance.now();
      onSpend(now - lastTick);
      setElapsed((elapsedMs) => elapsedMs + now - lastTick);
      lastTick = now;
    };
    const timer = setInterval(count, TICK_MS);
    return () => {
      count();
      clearInterval(timer);
    };
  }, [isRunning]);
  const leftShare = Math.max(0, 1 - elapsed / DURATION_MS);
  return (
    <>
      <span class="drill-clock" aria-hidden="true">
        {WORDS.left(Math.ceil((leftShare * DURATION_MS) / 1000))}
      </span>
      <span class="drill-line" aria-hidden="true">
        <span style={{ transform: `scaleX(${leftShare.toFixed(3)})` }} />
      </span>
    </>
  );
}
