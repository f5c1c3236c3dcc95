import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { type Cited, cite } from '../../referee/cite.ts';
import type { Practice } from '../../stores/match-record.ts';
import { playerName } from '../../stores/names.ts';
import { CardText } from '../card/CardText.tsx';
import { useSlide } from './use-slide.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly home: string;
  /** Where there is no room beside the table it lies over it, on demand. */
  readonly open: boolean;
}

interface Entry {
  readonly key: string;
  readonly says: string;
  /** The rule it happened by; null for what no rule knows. */
  readonly by: Cited | null;
  readonly mine: boolean;
}

/** So many turns are shown: the rest is long ago. */
const MOST = 60;

/** What happened, the latest first, each with the rule it happened by. */
export function Log({ practice, home, open }: Props): VNode {
  const list = useRef<HTMLOListElement>(null);
  useSlide(list);
  const { game, match, steps, takenBack = [] } = practice;
  const entries = steps
    .flatMap(({ events }, step): readonly Entry[] => [
      ...events.map((event, i) => {
        const mine = match.turns[step - 1]?.seat === 0;
        return {
          key: `${step}.${i}`,
          says: game.talk.tell(event, playerName),
          by: cite(game, event.rule),
          mine,
        };
      }),
      // Of moves taken back since, those stand where the game is now that lay further on.
      ...takenBack.flatMap(({ at, move }, i) =>
        Math.min(at, steps.length - 1) === step
          ? [{ key: `back-${i}`, says: WORDS.tookBack(game.talk.describe(move)), by: null, mine: true }]
          : [],
      ),
    ])
    .slice(-MOST)
    .reverse();
  return (
    <section class={`log${open ? ' is-open' : ''}`} aria-labelledby="log-title">
      <h2 id="log-title" class="label">
        {WORDS.log}
      </h2>
      {entries.length === 0 && <p class="log-empty">{WORDS.logEmpty}</p>}
      <div class="log-list" role="log" aria-labelledby="log-title">
        <ol ref={list}>
          {entries.map(({ key, says, by, mine }) => (
            <li key={key} class={mine ? 'is-mine' : undefined}>
              <span>
                <CardText text={says} />
              </span>{' '}
              {by && (
                <a href={home + by.path} title={by.title}>
                  <span class="unseen">Rule </span>
                  {by.number}
                </a>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
