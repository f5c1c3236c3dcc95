import type { VNode } from 'preact';
import { CardText } from '../card/CardText.tsx';
import type { RulingLabels } from './labels.ts';
import type { RuleView } from './ruling-view.ts';

interface Props {
  readonly rule: RuleView;
  readonly labels: RulingLabels;
}

/** A sentence of the rulebook, and the way to it. */
export function Law({ rule: { law, number, title, href }, labels }: Props): VNode {
  return (
    <blockquote class="ruling-law">
      <p>
        <CardText text={law} />
      </p>
      <a href={href}>
        {labels.rule(number)} · {title}
      </a>
    </blockquote>
  );
}
