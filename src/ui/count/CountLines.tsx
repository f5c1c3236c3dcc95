import type { VNode } from 'preact';
import type { Citation } from '../../referee/cite.ts';
import { CardText } from '../card/CardText.tsx';
import './lines.css';
import { WORDS } from '../words.ts';

interface Line {
  readonly says: string;
  readonly rule: Citation;
}

interface Props<L extends Line> {
  readonly lines: readonly L[];
  readonly home: string;
  /** A drawing in place of the sentence; null where there is none. */
  readonly draw?: (line: L) => VNode | null;
}

/** Lines of a count, each with a link to its rule. */
export function CountLines<L extends Line>({ lines, home, draw }: Props<L>): VNode | null {
  if (lines.length === 0) return null;
  return (
    <ul class="count-lines">
      {lines.map((line) => {
        const { says, rule } = line;
        const drawing = draw?.(line) ?? null;
        return (
          <li key={rule.rule + says}>
            <a href={home + rule.path} title={rule.title}>
              <span class="unseen">{WORDS.rule} </span>
              {rule.number}
            </a>{' '}
            <span class={drawing ? 'unseen' : undefined}>
              <CardText text={says} />
            </span>
            {drawing}
          </li>
        );
      })}
    </ul>
  );
}
