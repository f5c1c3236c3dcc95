import type { ComponentChildren, VNode } from 'preact';
import { EndSheet } from '../ui/end-sheet/EndSheet.tsx';
import { ExitLink } from '../ui/focus/ExitLink.tsx';
import { type EndTable, EndTables } from './EndTables.tsx';
import { END } from './end-words.ts';
import { WORDS } from './words.ts';

interface ResultLink {
  readonly href: string;
  readonly says: string;
}

interface Props {
  /** Address of the lessons. */
  readonly lessonsHref: string;
  /** What was played, and how long. */
  readonly head: readonly [ComponentChildren, ComponentChildren];
  readonly tables: readonly EndTable[];
  /** A sentence about the result. */
  readonly note: string;
  readonly links: readonly ResultLink[];
  readonly onAgain: () => void;
  readonly children?: ComponentChildren;
}

/** Result of a series of six tables, with links to continue. */
export function Result({ lessonsHref, head, tables, note, links, onAgain, children }: Props): VNode {
  const rightCount = tables.filter(({ isRight }) => isRight).length;
  return (
    <>
      <div class="focus-head">
        <ExitLink href={lessonsHref} label={WORDS.back} />
      </div>
      <EndSheet
        id="exercise-end"
        head={head}
        title={END.result(rightCount, tables.length)}
        result={
          <p class="end-note">
            {END.praise(rightCount, tables.length)} {note}
          </p>
        }
        ways={
          <>
            <button type="button" class="button primary" onClick={onAgain}>
              {END.another}
            </button>
            <a class="button" href={lessonsHref}>
              {WORDS.back}
            </a>
          </>
        }
        more={links.map(({ href, says }) => (
          <a key={href} class="button" href={href}>
            {says}
          </a>
        ))}
      >
        <EndTables tables={tables} />
        {children}
      </EndSheet>
    </>
  );
}
