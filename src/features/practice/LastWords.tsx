import { useStore } from '@nanostores/preact';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Practice } from './match-record.ts';
import { $byItself } from './practice.ts';
import { toldSince } from './state/told-since.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  /** Said after it: whose turn it is. */
  readonly children?: ComponentChildren;
}

/**
 * Of what was said the oldest is left out, sentence by sentence, until the rest is seen whole, and a mark stands for
 * it; it is still read aloud.
 */
function fitSentences(box: HTMLElement): void {
  const said = [...box.querySelectorAll('.play-said')];
  for (const one of [box, ...said]) one.classList.remove('unseen', 'is-cut');
  for (const one of said.slice(0, -1)) {
    if (box.scrollHeight <= box.clientHeight + 1) return;
    box.classList.add('is-cut');
    one.classList.add('unseen');
  }
}

/**
 * What the others did since one’s own last choice, a sentence each, and what played itself; what fell or came up,
 * one’s own too, and who won. Where it is too much to see at once the latest is in view, in whole sentences.
 */
export function LastWords({ practice, children }: Props): VNode | null {
  const told = toldSince(practice, useStore($byItself));
  const box = useRef<HTMLParagraphElement>(null);
  const text = told.map(({ says }) => says).join(' ');
  useLayoutEffect(() => {
    if (!box.current) return;
    fitSentences(box.current);
    box.current.scrollTop = box.current.scrollHeight;
  }, [text, children]);
  if (told.length === 0 && !children) return null;
  return (
    // New words are a new line: to the browser, nothing of the old ones has leapt.
    <p ref={box} key={text} class="play-last">
      {told.map(({ step, says, byItself }, i) => (
        <span key={`${step}-${i.toString()}`} class="play-said">
          <CardText text={byItself ? `${says} ${WORDS.wasOnly}` : says} />{' '}
        </span>
      ))}
      {children}
    </p>
  );
}
