import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { cite } from '../../referee/cite.ts';
import type { Ruling } from '../../referee/ruling.ts';
import { tryMove } from '../../table/judge.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { namingAt, type Practice } from '../saved-games/index.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
}

/** As many refusals as fit on a phone beside the count. */
const MAX_REFUSALS = 3;

/** Rules again on the last refused tries of a game. */
function rulingsOnRefused(practice: Practice): readonly Ruling[] {
  const { game, steps, refused = [] } = practice;
  return refused.slice(-MAX_REFUSALS).flatMap(({ at, seat, move }) => {
    const step = steps[at];
    if (!step) return [];
    return tryMove({ game, state: step.state, seat, name: namingAt(practice), hasHiddenCards: true }, move).ruling;
  });
}

/** The last refused tries of the game, struck through, each with the rule it broke first. */
export function Refusals({ practice, home }: Props): VNode | null {
  const { game, refused = [] } = practice;
  const lastRefusals = useMemo(() => rulingsOnRefused(practice), [practice]);
  if (refused.length === 0) return null;
  return (
    <div class="end-refused">
      <h3>{WORDS.refused(refused.length, lastRefusals.length)}</h3>
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
