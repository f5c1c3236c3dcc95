import type { VNode } from 'preact';
import type { Cited } from '../../referee/cite.ts';
import { Out } from './Out.tsx';
import { Progress } from './Progress.tsx';
import { startAgain, type Visit } from './visit.ts';
import { WORDS } from './words.ts';

/** The laws a lesson is about, by their ids: the page tells them, the game’s own come after. */
export type Laws = Readonly<Record<string, Pick<Cited, 'number' | 'title' | 'path'>>>;

interface Props {
  readonly visit: Visit;
  readonly laws: Laws;
  readonly home: string;
}

/** The way out, how far one is, the law it is about, and the way back to the beginning. */
export function Head({ visit, laws, home }: Props): VNode {
  const { lesson, run, reading } = visit;
  const at = reading ?? run.at;
  const law = laws[lesson.steps[at]?.rule ?? lesson.teaches[0] ?? ''];
  return (
    <div class="focus-head">
      <Out home={home} />
      <Progress visit={visit} at={at} />
      {law && (
        <a class="focus-law" href={home + law.path} title={law.title}>
          {WORDS.law(law.number)}
        </a>
      )}
      {(run.at > 0 || run.phase === 'over') && (
        <button type="button" class="focus-again" title={WORDS.again} onClick={startAgain}>
          <span aria-hidden="true">↺</span>
          <span class="unseen">{WORDS.again}</span>
        </button>
      )}
    </div>
  );
}
