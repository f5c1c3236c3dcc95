import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Announced } from '../ui/announce/Announced.tsx';
import { ExitLink } from '../ui/focus/ExitLink.tsx';
import { Strip } from './Strip.tsx';
import { WORDS } from './words.ts';

interface ResultLink {
  readonly href: string;
  readonly says: string;
}

interface Props {
  /** Address of the lessons. */
  readonly lessons: string;
  /** Content beside the exit link. */
  readonly beside?: ComponentChildren;
  readonly went: readonly boolean[];
  readonly ways?: readonly ResultLink[];
  readonly onAgain: () => void;
  readonly children: ComponentChildren;
}

/** Result of six tables, and what to do next; “Another six” has the focus. */
export function Result({ lessons, beside, went, ways = [], onAgain, children }: Props): VNode {
  const more = useRef<HTMLButtonElement>(null);
  useEffect(() => more.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div class="focus-head">
        <ExitLink href={lessons} says={WORDS.back} />
        {beside}
      </div>
      <section class="exercise-end" aria-labelledby="exercise-end">
        <Announced as="h2" id="exercise-end">
          {`${went.filter(Boolean).length} of ${went.length}`}
        </Announced>
        <Strip results={went} of={went.length} at={went.length} />
        <div class="buttons">
          <button ref={more} type="button" class="button primary" onClick={onAgain}>
            Another six
          </button>
          {[{ href: lessons, says: WORDS.back }, ...ways].map(({ href, says }) => (
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
