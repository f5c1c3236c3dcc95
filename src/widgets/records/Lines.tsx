import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
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

/** The whole record as a list, every event with its rule: what was not allowed is marked. It is what is printed. */
export function Lines({ shown, at, clean, name, home, onGo }: Props): VNode {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && line) box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 3;
  }, [at]);
  return (
    <section class="lines" aria-labelledby="lines-title">
      <h2 id="lines-title">{WORDS.moves}</h2>
      {clean && <p>{WORDS.clean}</p>}
      <ol ref={list}>
        {shown.steps.map((_, step) => {
          const { kind, says } = lineAt(shown, step, name);
          return (
            <li key={String(step)} class={`is-${kind}`} aria-current={step === at ? 'step' : undefined}>
              <button type="button" class="lines-go" onClick={() => onGo(step)}>
                {step === 0 ? WORDS.deal : `${step}.`}
              </button>
              <span>
                <Told lines={says} home={home} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
