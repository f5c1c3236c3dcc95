import type { VNode } from 'preact';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Answered } from './state/answer.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly answered: Answered;
  readonly home: string;
}

/** What a legal move brings about, each event with the rule it happens by. */
export function Happens({ answered: { happens, unclear, hangs }, home }: Props): VNode | null {
  if (happens.length === 0 && unclear === null && hangs.length === 0) return null;
  return (
    <div class="happens">
      <h2 class="label">{WORDS.happens}</h2>
      {unclear !== null && (
        <p>
          <CardText text={unclear} />
        </p>
      )}
      <ol>
        {happens.map(({ says, rule }) => (
          <li key={says}>
            <span>
              <CardText text={says} />
            </span>
            <a href={home + rule.path} title={rule.title}>
              <span class="unseen">{WORDS.rule} </span>
              {rule.number}
            </a>
          </li>
        ))}
      </ol>
      {hangs.length > 0 && (
        <p>
          <CardText text={WORDS.hangs(hangs, happens.length === 0)} />
        </p>
      )}
    </div>
  );
}
