import { Fragment, type VNode } from 'preact';
import type { Citation } from '../../referee/cite.ts';
import { WORDS } from '../words.ts';
import { CardText } from './CardText.tsx';

/** A sentence about an event, and the rule it cites. */
export interface EventLine {
  readonly text: string;
  readonly rule?: Citation | null | undefined;
}

interface Props {
  readonly lines: readonly EventLine[];
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

/** Sentences about events, each with a link to its rule. */
export const EventLines = ({ lines, home }: Props): VNode => (
  <>
    {lines.map(({ text, rule }, i) => (
      <Fragment key={String(i)}>
        <CardText text={text} />{' '}
        {rule && (
          <a href={home + rule.path} title={rule.title}>
            <span class="unseen">{WORDS.rule} </span>
            {rule.number}
          </a>
        )}{' '}
      </Fragment>
    ))}
  </>
);
