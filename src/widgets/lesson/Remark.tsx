import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { tellRuling } from '../../referee/told.ts';
import type { Remark as Made } from '../../scenarios/run.ts';
import type { Visit } from '../../stores/lesson.ts';
import { RulingPanel } from '../ruling/RulingPanel.tsx';
import { rulingView } from '../try/ruling-view.ts';
import { Said } from './Said.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly visit: Visit;
  readonly home: string;
}

/** What to say where the author says nothing. */
function otherwise({ tone, tried }: Made, breaking: boolean): string | null {
  if (tone === 'right') return WORDS.right;
  if (tone === 'missed') return breaking ? WORDS.legalInstead : WORDS.astray;
  if (tone === 'refused') return breaking ? WORDS.otherRule : tried ? null : WORDS.notAllowed;
  return WORDS.wrong;
}

/** What comes of a try or an answer: the lesson's remark, and the referee's ruling with its law. */
export function Remark({ visit, home }: Props): VNode | null {
  const { game, lesson, run, name } = visit;
  const { remark } = run;
  const ruling = useMemo(() => {
    if (!remark?.tried) return null;
    const told = tellRuling(game, remark.tried.state, lesson.you, remark.tried.move, name);
    // What would have been fine is often the answer: it is shown once one has asked for it.
    const given = run.phase === 'free' || run.hints === 3;
    return { told, view: rulingView(given ? told : { ...told, nearest: [] }, home) };
  }, [remark, run.hints, run.phase]);
  if (!remark) return null;
  const step = lesson.steps[run.at];
  const says = remark.says ?? (run.phase === 'free' ? null : otherwise(remark, step?.word === 'break'));
  const shown = ruling && (ruling.told.verdict !== 'legal' || run.phase === 'free' || isAsked(step?.word));
  return (
    <div class={`lesson-remark is-${remark.tone}`} role="status">
      {says !== null && (
        <div class="lesson-says">
          <Said text={says} />
        </div>
      )}
      {shown && <RulingPanel ruling={ruling.view} title={ruling.told.tried} />}
    </div>
  );
}

/** After a question about a try its ruling is the answer, allowed or not. */
function isAsked(word: string | undefined): boolean {
  return word === 'legal' || word === 'breaks';
}
