import { useStore } from '@nanostores/preact';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { clause, sentence } from '../../cards/words.ts';
import { cite } from '../../referee/cite.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Practice } from './match-record.ts';
import { namingAt } from './people.ts';
import { $notice, doubt, letBe, object } from './practice.ts';
import type { Trying } from './state/state.ts';
import { suspects } from './state/tempting.ts';
import './judging.css';
import { WORDS } from './words.ts';

export interface JudgingProps {
  readonly practice: Practice;
  readonly trying: Trying;
}

/** What another tries, in words; and that it is to be judged first, where one wanted to go on. */
export function TryWords({ practice, trying: { seat, move, ruled, doubted } }: JudgingProps): VNode {
  const notice = useStore($notice);
  const name = sentence(namingAt(practice)(seat));
  const asks = doubted ? WORDS.whichRule : WORDS.isItFine;
  return (
    <p class="play-try">
      <CardText
        text={
          ruled ? WORDS.wasAllowed(name) : WORDS.tries(name, clause(practice.game.texts.describeMove(move)))
        }
      />
      {notice === null && !ruled && <span class="play-turn"> {asks}</span>}
    </p>
  );
}

interface OneProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly keys?: string;
  readonly main?: boolean;
  readonly children?: ComponentChildren;
}

const One = ({ label, onClick, keys, main = false, children }: OneProps): VNode => (
  <button type="button" class={`button${main ? ' primary' : ''}`} onClick={onClick} aria-keyshortcuts={keys}>
    {label}
    {children}
  </button>
);

/** Fine, or an objection. The clock runs in the button that is pressed when it has run down. */
export function TryButtons({ trying: { until, length, doubted, ruled } }: JudgingProps): VNode {
  if (ruled) {
    return (
      <div class="play-judge">
        <One label={WORDS.waiting} onClick={letBe} keys="F" main />
      </div>
    );
  }
  if (doubted) {
    return (
      <div class="play-judge">
        <One label={WORDS.fineAfterAll} onClick={letBe} keys="F" />
        <One label={WORDS.justWrong} onClick={() => object(null)} />
      </div>
    );
  }
  return (
    <div class="play-window play-judge">
      <One label={WORDS.fine} onClick={letBe} keys="F" main>
        {until !== null && (
          <span
            key={until}
            class="play-clock"
            style={{ animationDuration: `${length ?? 0}ms` }}
            aria-hidden="true"
          />
        )}
      </One>
      <One label={WORDS.objection} onClick={doubt} keys="O" />
    </div>
  );
}

/** Which rule it breaks, of those that could be meant. */
export function Doubt({ practice, trying: { seat, move } }: JudgingProps): VNode {
  const [rules] = useState(() => suspects(practice, seat, move));
  const list = useRef<HTMLUListElement>(null);
  // Whoever objects by keyboard is at the rules next.
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <ul ref={list} class="play-doubt" aria-label={WORDS.whichRule}>
      {rules.map((id) => {
        const { number, title } = cite(practice.game, id);
        return (
          <li key={id}>
            <button type="button" class="chip" onClick={() => object(id)}>
              <span class="play-rule">{number}</span> {title}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
