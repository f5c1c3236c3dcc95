import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { cite } from '../../referee/cite.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Practice } from '../saved-games/index.ts';
import { $refusals } from './practice.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
}

/** As many refusals as fit on a phone beside the count. */
const MAX_REFUSALS = 3;

/** The last refused tries since sitting down, struck through, each with the rule it broke first. */
export function Refusals({ practice: { game }, home }: Props): VNode | null {
  const refusals = useStore($refusals);
  if (refusals.length === 0) return null;
  const lastRefusals = refusals.slice(-MAX_REFUSALS);
  return (
    <div class="end-refused">
      <h3>{WORDS.refused(refusals.length, lastRefusals.length)}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away. */}
      <ul role="list">
        {lastRefusals.map(({ tried, findings }, i) => (
          <li key={i}>
            <s>
              <CardText text={tried.replace(/\.$/, '')} />
            </s>
            {findings.slice(0, 1).map(({ rule }) => {
              const { number, title, path } = cite(game, rule);
              return (
                <a key={rule} href={home + path}>
                  {number} {title}
                </a>
              );
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
