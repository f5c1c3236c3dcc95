import { useStore } from '@nanostores/preact';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { capitalize, clause } from '../../cards/words.ts';
import { cite } from '../../referee/cite.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { namingAt, type Practice } from '../saved-games/index.ts';
import { $notice, acceptMove, raiseObjection, toggleDoubt } from './practice.ts';
import { listSuspects } from './state/slip-choice.ts';
import type { PendingMove } from './state/state.ts';
import './pending-move.css';
import { WORDS } from './words.ts';

export interface PendingMoveProps {
  readonly practice: Practice;
  readonly pendingMove: PendingMove;
}

/** The pending move in words, with the question whether it is legal. */
export function PendingMoveText({
  practice,
  pendingMove: { seat, move, isRuled, isDoubted },
}: PendingMoveProps): VNode {
  const notice = useStore($notice);
  const name = capitalize(namingAt(practice)(seat));
  const question = isDoubted ? WORDS.whichRule : WORDS.isItFine;
  return (
    <p class="play-try">
      <CardText
        text={isRuled ? WORDS.wasAllowed(name) : WORDS.tries(name, clause(practice.game.texts.describeMove(move)))}
      />
      {notice === null && !isRuled && <span class="play-turn"> {question}</span>}
    </p>
  );
}

interface JudgeButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly keys?: string;
  readonly isMain?: boolean;
  readonly children?: ComponentChildren;
}

const JudgeButton = ({ label, onClick, keys, isMain = false, children }: JudgeButtonProps): VNode => (
  <button type="button" class={`button${isMain ? ' primary' : ''}`} onClick={onClick} aria-keyshortcuts={keys}>
    {label}
    {children}
  </button>
);

/** Accept or object. The accept button shows the remaining time. */
export function PendingMoveButtons({ pendingMove }: PendingMoveProps): VNode {
  const { deadline, lengthMs, isDoubted, isRuled } = pendingMove;
  if (isRuled) {
    return (
      <div class="play-judge">
        <JudgeButton label={WORDS.waiting} onClick={acceptMove} keys="F" isMain />
      </div>
    );
  }
  if (isDoubted) {
    return (
      <div class="play-judge">
        <JudgeButton label={WORDS.fineAfterAll} onClick={acceptMove} keys="F" />
        <JudgeButton label={WORDS.justWrong} onClick={() => raiseObjection(null)} />
      </div>
    );
  }
  return (
    <div class="play-window play-judge">
      <JudgeButton label={WORDS.fine} onClick={acceptMove} keys="F" isMain>
        {deadline !== null && (
          <span
            key={deadline}
            class="play-clock"
            style={{ animationDuration: `${lengthMs ?? 0}ms` }}
            aria-hidden="true"
          />
        )}
      </JudgeButton>
      <JudgeButton label={WORDS.objection} onClick={toggleDoubt} keys="O" />
    </div>
  );
}

/** Rules to choose from for an objection. */
export function RuleChoice({ practice, pendingMove: { seat, move } }: PendingMoveProps): VNode {
  const [rules] = useState(() => listSuspects(practice, seat, move));
  const listRef = useRef<HTMLUListElement>(null);
  // The first rule gets the focus, for keyboard users.
  useEffect(() => listRef.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <ul ref={listRef} class="play-doubt" aria-label={WORDS.whichRule}>
      {rules.map((id) => {
        const { number, title } = cite(practice.game, id);
        return (
          <li key={id}>
            <button type="button" class="chip" onClick={() => raiseObjection(id)}>
              <span class="play-rule">{number}</span> {title}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
