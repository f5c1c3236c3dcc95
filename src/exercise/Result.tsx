import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Announced } from '../ui/announce/Announced.tsx';
import { ExitLink } from '../ui/focus/ExitLink.tsx';
import { ProgressStrip } from './Strip.tsx';
import { WORDS } from './words.ts';

interface ResultLink {
  readonly href: string;
  readonly says: string;
}

interface Props {
  /** Address of the lessons. */
  readonly lessonsHref: string;
  /** Content beside the exit link. */
  readonly headContent?: ComponentChildren;
  readonly outcomes: readonly boolean[];
  readonly links?: readonly ResultLink[];
  readonly onAgain: () => void;
  readonly children: ComponentChildren;
}

/** Result of a series of six tables, with links to continue; “Another six” gets the focus. */
export function Result({ lessonsHref, headContent, outcomes, links = [], onAgain, children }: Props): VNode {
  const againButton = useRef<HTMLButtonElement>(null);
  useEffect(() => againButton.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div class="focus-head">
        <ExitLink href={lessonsHref} label={WORDS.back} />
        {headContent}
      </div>
      <section class="exercise-end" aria-labelledby="exercise-end">
        <Announced as="h2" id="exercise-end">
          {`${outcomes.filter(Boolean).length} of ${outcomes.length}`}
        </Announced>
        <ProgressStrip results={outcomes} total={outcomes.length} current={outcomes.length} />
        <div class="buttons">
          <button ref={againButton} type="button" class="button primary" onClick={onAgain}>
            {WORDS.another}
          </button>
          {[{ href: lessonsHref, says: WORDS.back }, ...links].map(({ href, says }) => (
            <a key={href} class="button" href={href}>
              {says}
            </a>
          ))}
        </div>
        {children}
      </section>
    </>
  );
}
