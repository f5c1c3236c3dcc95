import { useStore } from '@nanostores/preact';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameEvent } from '../../game/play.ts';
import type { Sign } from '../../game/zone.ts';
import type { Practice } from '../../stores/match-record.ts';
import { eyesOf, namingAt } from '../../stores/people.ts';
import { lastOwn } from '../../stores/practice/undo.ts';
import { $byItself } from '../../stores/practice.ts';
import { CardText } from '../card/CardText.tsx';
import { Signs } from '../hand/Signs.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  /** Said after it: whose turn it is. */
  readonly children?: ComponentChildren;
}

/** Of what was said the oldest is left out, sentence by sentence, until the rest is seen whole; it is still read aloud. */
function fitSentences(box: HTMLElement): void {
  const said = [...box.querySelectorAll('.play-said')];
  for (const one of said) one.classList.remove('unseen');
  for (const one of said.slice(0, -1)) {
    if (box.scrollHeight <= box.clientHeight + 1) return;
    one.classList.add('unseen');
  }
}

/**
 * What the others did since one’s own last choice, a sentence each, and what played itself; what fell or came up,
 * one’s own too, is shown. Where it is too much to see at once the latest is in view, in whole sentences.
 */
export function LastWords({ practice, children }: Props): VNode | null {
  const byItself = useStore($byItself);
  const { game, steps, match } = practice;
  const since = lastOwn(practice, byItself) + 2;
  const signsOf = (event: GameEvent): readonly Sign[] => game.table.shown?.(event) ?? [];
  const shown = steps
    .slice(since - 1)
    .flatMap(({ events }) => events.filter((one) => signsOf(one).length > 0));
  const says = steps.slice(since).flatMap(({ events: [first] }, i) => {
    if (!first || signsOf(first).length > 0) return [];
    const told = game.talk.tell(first, namingAt(practice));
    const turn = since + i - 1;
    return [
      match.turns[turn]?.seat === eyesOf(practice) && byItself.includes(turn)
        ? `${told} ${WORDS.wasOnly}`
        : told,
    ];
  });
  const box = useRef<HTMLParagraphElement>(null);
  const text = says.join(' ');
  useLayoutEffect(() => {
    if (!box.current) return;
    fitSentences(box.current);
    box.current.scrollTop = box.current.scrollHeight;
  }, [text, children]);
  if (says.length === 0 && shown.length === 0 && !children) return null;
  return (
    // New words are a new line: to the browser, nothing of the old ones has leapt.
    <p ref={box} key={`${shown.length} ${says.join()}`} class="play-last">
      {shown.map((event, i) => (
        <span key={`${since}-${i.toString()}`} class="play-shown">
          <Signs signs={signsOf(event)} /> {game.talk.tell(event, namingAt(practice))}{' '}
        </span>
      ))}
      {says.map((one, i) => (
        <span key={`${since}-${i.toString()}`} class="play-said">
          <CardText text={one} />{' '}
        </span>
      ))}
      {children}
    </p>
  );
}
