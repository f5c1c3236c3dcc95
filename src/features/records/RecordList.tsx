import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeatNamer } from '../../game/seat.ts';
import { EventLines } from '../../ui/card/EventLines.tsx';
import { lineAt, type RecordReplay } from './state/replay.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly replay: RecordReplay;
  /** Index of the current step. */
  readonly at: number;
  /** Whether no entry broke a rule. */
  readonly isClean: boolean;
  readonly name: SeatNamer;
  readonly home: string;
  readonly onGo: (to: number) => void;
}

/** Lines per rendered part: the page stays responsive, and `content-visibility` skips unseen parts. */
const LINES_PER_PART = 50;

/** The whole record as a list, with the rule of every event. Only this list is printed. */
export function RecordList({ replay, at, isClean, name, home, onGo }: Props): VNode {
  const list = useRef<HTMLDivElement>(null);
  const go = useRef(onGo);
  go.current = onGo;
  const { length } = replay.steps;
  const [, rerender] = useState({});
  // Cached, because the current step changes often and the lines don't.
  const parts = useRef<{ readonly key: readonly unknown[]; readonly nodes: VNode[] }>({ key: [], nodes: [] });
  const cacheKey = [replay, name, home];
  if (cacheKey.some((one, i) => one !== parts.current.key[i])) parts.current = { key: cacheKey, nodes: [] };
  const { nodes } = parts.current;
  const line = (step: number): VNode => {
    const { kind, sentences } = lineAt(replay, step, name);
    return (
      <li key={String(step)} class={`is-${kind}`}>
        <button type="button" class="lines-go" onClick={() => go.current(step)}>
          {step === 0 ? WORDS.deal : `${step}.`}
        </button>
        <span>
          <EventLines lines={sentences} home={home} />
        </span>
      </li>
    );
  };
  const firstMissing = nodes.length * LINES_PER_PART;
  if (firstMissing < length) {
    const steps = Array.from({ length: Math.min(LINES_PER_PART, length - firstMissing) }, (_, i) => firstMissing + i);
    nodes.push(
      <ol key={String(firstMissing)} start={firstMissing}>
        {steps.map(line)}
      </ol>,
    );
  }
  useEffect(() => {
    if (nodes.length * LINES_PER_PART >= length) return;
    const timer = setTimeout(() => rerender({}));
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const box = list.current;
    const currentLine = box?.children[Math.floor(at / LINES_PER_PART)]?.children[at % LINES_PER_PART];
    if (!box || !currentLine) return;
    currentLine.setAttribute('aria-current', 'step');
    box.scrollTop += currentLine.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
    return () => currentLine.removeAttribute('aria-current');
    // Again once the current line is rendered.
  }, [at, nodes, nodes.length > at / LINES_PER_PART]);
  return (
    <section class="lines" aria-labelledby="lines-title">
      <h2 id="lines-title">{WORDS.moves}</h2>
      {isClean && <p>{WORDS.clean}</p>}
      <div class="lines-box" ref={list}>
        {nodes.slice()}
      </div>
    </section>
  );
}
