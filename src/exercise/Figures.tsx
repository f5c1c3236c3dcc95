import type { VNode } from 'preact';
import { CardText } from '../ui/card/CardText.tsx';
import './figures.css';
import { stripFullStop } from './run.ts';

/** An option and its evaluation. */
interface FigureLine {
  readonly says: string;
  readonly outcome: string;
  readonly right: boolean;
  /** The player chose this option. */
  readonly mine: boolean;
}

/** Evaluations of the options, best first, with the player's choice marked, and the method. */
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
