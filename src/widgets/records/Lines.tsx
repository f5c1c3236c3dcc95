import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Naming } from '../../game/seat.ts';
import { lineAt, type ShownRecord } from '../../stores/record/shown.ts';
import { Told } from '../card/Told.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly shown: ShownRecord;
  readonly at: number;
  /** Nothing was against the rules. */
  readonly clean: boolean;
  readonly name: Naming;
  readonly home: string;
  readonly onGo: (to: number) => void;
}

/** So many lines are drawn in one go: the page answers in between. */
const LINES = 150;

/** The whole record as a list, every event with its rule: what was not allowed is marked. It is what is printed. */
export function Lines({ shown, at, clean, name, home, onGo }: Props): VNode {
  const list = useRef<HTMLOListElement>(null);
  const go = useRef(onGo);
  go.current = onGo;
  const [drawn, setDrawn] = useState(LINES);
  const { length } = shown.steps;
  useEffect(() => {
    if (drawn >= length) return;
    const next = setTimeout(() => setDrawn(drawn + LINES));
    return () => clearTimeout(next);
  }, [drawn, length]);
  // Drawn once: which of them one is at changes with every step.
  const lines = useRef<{ readonly of: readonly unknown[]; readonly all: VNode[] }>({ of: [], all: [] });
  const of = [shown, name, home];
  if (of.some((one, i) => one !== lines.current.of[i])) lines.current = { of, all: [] };
  const { all } = lines.current;
  for (let step = all.length; step < Math.min(drawn, length); step++) {
    const { kind, says } = lineAt(shown, step, name);
    all.push(
      <li key={String(step)} class={`is-${kind}`}>
        <button type="button" class="lines-go" onClick={() => go.current(step)}>
          {step === 0 ? WORDS.deal : `${step}.`}
        </button>
        <span>
          <Told lines={says} home={home} />
        </span>
      </li>,
    );
  }
  useEffect(() => {
    const box = list.current;
    const line = box?.children[at];
    if (!box || !(line instanceof HTMLElement)) return;
    line.setAttribute('aria-current', 'step');
    box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 3;
    return () => line.removeAttribute('aria-current');
  }, [at, all, all.length > at]);
  return (
    <section class="lines" aria-labelledby="lines-title">
      <h2 id="lines-title">{WORDS.moves}</h2>
      {clean && <p>{WORDS.clean}</p>}
      <ol ref={list}>{all.slice()}</ol>
    </section>
  );
}
