import { useStore } from '@nanostores/preact';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Practice } from '../saved-games/index.ts';
import { $forcedTurns, closeWindow, holdWindow } from './practice.ts';
import { createRecap } from './state/recap.ts';
import type { OpenWindow } from './state/window.ts';
import { WORDS } from './words.ts';

interface RecapProps {
  readonly practice: Practice;
  /** Added at the end: whose turn it is. */
  readonly children?: ComponentChildren;
}

/**
 * Hides the oldest sentences until the rest fits, and marks that some are missing. Screen readers still read them. If
 * the latest is too long by itself, its beginning is shown.
 */
function fitSentences(box: HTMLElement): void {
  const sentences = [...box.querySelectorAll('.play-said')];
  for (const one of [box, ...sentences]) one.classList.remove('unseen', 'is-cut', 'is-long');
  const doesOverflow = (): boolean => box.scrollHeight > box.clientHeight + 1;
  for (const one of sentences.slice(0, -1)) {
    if (!doesOverflow()) return;
    box.classList.add('is-cut');
    one.classList.add('unseen');
  }
  box.classList.toggle('is-long', doesOverflow());
}

/**
 * What has happened since the viewer's last choice, a sentence each. If it doesn't fit, the latest sentences are
 * shown in full.
 */
export function Recap({ practice, children }: RecapProps): VNode | null {
  const lines = createRecap(practice, useStore($forcedTurns));
  const box = useRef<HTMLParagraphElement>(null);
  const text = lines.map(({ says }) => says).join(' ');
  useLayoutEffect(() => {
    if (box.current) fitSentences(box.current);
  }, [text, children]);
  if (lines.length === 0 && !children) return null;
  return (
    // A new key makes a new element, so that the browser measures no layout shift.
    <p ref={box} key={text} class="play-last">
      {lines.map(({ step, says, wasForced }, i) => (
        <span key={`${step}-${i.toString()}`} class="play-said">
          <CardText text={wasForced ? `${says} ${WORDS.wasOnly}` : says} />{' '}
        </span>
      ))}
      {children}
    </p>
  );
}

interface WindowTextProps {
  readonly practice: Practice;
  readonly openWindow: OpenWindow;
  /** The question to the viewer; undefined if there is nothing to do. */
  readonly question: string | undefined;
  /** What the picks mean; it replaces the question. */
  readonly picksText: string;
}

/** The open window for acting out of turn: the question, the remaining time, and how to stop the clock. */
export function WindowText({ practice, openWindow, question, picksText }: WindowTextProps): VNode {
  const says = (
    <span class="play-turn">
      {picksText === '' ? (
        <CardText text={question ?? openWindow.says} />
      ) : (
        <Announced as="span">
          <CardText text={picksText} />
        </Announced>
      )}
    </span>
  );
  return (
    <div class="play-hint play-window">
      {question === undefined && picksText === '' ? <Recap practice={practice}>{says}</Recap> : says}
      {openWindow.deadline === null ? (
        <button type="button" class="chip" onClick={closeWindow}>
          {WORDS.letPass}
        </button>
      ) : (
        <button type="button" class="chip" onClick={holdWindow}>
          {WORDS.hold}
          <span
            key={openWindow.deadline}
            class="play-clock"
            style={{ animationDuration: `${openWindow.lengthMs ?? 0}ms` }}
            aria-hidden="true"
          />
        </button>
      )}
    </div>
  );
}
