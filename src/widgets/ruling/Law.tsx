import type { VNode } from 'preact';
import type { Cited } from '../../referee/cite.ts';
import { CardText } from '../card/CardText.tsx';
import type { RulingLabels } from './labels.ts';

interface Props {
  readonly rule: Cited;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
  readonly labels: RulingLabels;
}

/** A sentence of the rulebook, and the way to it. */
export function Law({ rule: { law, number, title, path }, home, labels }: Props): VNode {
  return (
    <blockquote class="ruling-law">
      <p>
        <CardText text={law} />
      </p>
      <a href={home + path}>
        {labels.rule(number)} · {title}
      </a>
    </blockquote>
  );
}
