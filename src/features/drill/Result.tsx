import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Strip } from './Strip.tsx';

interface Way {
  readonly href: string;
  readonly says: string;
}

interface Props {
  readonly says: string;
  readonly went: readonly boolean[];
  readonly again: string;
  readonly ways: readonly Way[];
  readonly onAgain: () => void;
  readonly children: ComponentChildren;
}

/** How six tables went, and what next; the keyboard stands at six more. */
export function Result({ says, went, again, ways, onAgain, children }: Props): VNode {
  const more = useRef<HTMLButtonElement>(null);
  useEffect(() => more.current?.focus({ preventScroll: true }), []);
  return (
    <section class="drill-end" aria-labelledby="drill-end">
      <Announced as="h2" id="drill-end">
        {says}
      </Announced>
      <Strip results={went} of={went.length} at={went.length} />
      <div class="buttons">
        <button ref={more} type="button" class="button primary" onClick={onAgain}>
          {again}
        </button>
        {ways.map(({ href, says: to }) => (
          <a key={href} class="button" href={href}>
            {to}
          </a>
        ))}
      </div>
      {children}
    </section>
  );
}
