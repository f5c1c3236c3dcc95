import type { VNode } from 'preact';
import type { CountedLine } from '../../stores/desk-laid.ts';
import { CardText } from '../card/CardText.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly lines: readonly CountedLine[];
  readonly home: string;
}

/** Lines of a count, each with the rule it comes from. */
export function CountLines({ lines, home }: Props): VNode | null {
  if (lines.length === 0) return null;
  return (
    <ul class="count-lines">
      {lines.map(({ says, rule }) => (
        <li key={rule.rule + says}>
          <a href={home + rule.path} title={rule.title}>
            <span class="unseen">{WORDS.rule} </span>
            {rule.number}
          </a>{' '}
          <span>
            <CardText text={says} />
          </span>
        </li>
      ))}
    </ul>
  );
}
