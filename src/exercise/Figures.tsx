import type { VNode } from 'preact';
import { CardText } from '../ui/card/CardText.tsx';
import './figures.css';
import { stripFullStop } from './run.ts';

/** A way to go on, and what it came to. */
interface FigureLine {
  readonly says: string;
  readonly outcome: string;
  readonly right: boolean;
  /** It is what one chose. */
  readonly mine: boolean;
}

/** What each way came to, the best first, where one’s own stands, and how that was found. */
export function Figures({ lines, method }: { lines: readonly FigureLine[]; method: string }): VNode {
  return (
    <div class="exercise-figures">
      <ol>
        {lines.map(({ says, outcome, right, mine }) => (
          <li key={says} class={`${right ? 'is-right' : ''}${mine ? ' is-mine' : ''}`}>
            <span>
              <CardText text={stripFullStop(says)} />
            </span>{' '}
            <b>{outcome}</b>
          </li>
        ))}
      </ol>
      <p>{method}</p>
    </div>
  );
}
