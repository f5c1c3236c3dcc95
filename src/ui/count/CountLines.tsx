import type { VNode } from 'preact';
import type { Citation } from '../../referee/cite.ts';
import { CardText } from '../card/CardText.tsx';
import './lines.css';
import { WORDS } from '../words.ts';

interface Props {
  readonly lines: readonly { readonly says: string; readonly rule: Citation }[];
  readonly home: string;
}

/** Lines of a count, each with a link to its rule. */
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
