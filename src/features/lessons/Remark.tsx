import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { Remark as Made } from '../../scenarios/run.ts';
import { Judged } from '../../table/ruling/Judged.tsx';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Said } from './Said.tsx';
import { $judge, type Visit } from './visit.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly visit: Visit;
  readonly home: string;
}

/** What is missed is allowed: no answer, right or wrong. */
const RIGHT = { right: true, missed: null, refused: false, wrong: false } as const;

/** What to say where the author says nothing. */
function otherwise({ tone, tried }: Made, breaking: boolean): string | null {
  if (tone === 'right') return WORDS.right;
  if (tone === 'missed') return breaking ? WORDS.legalInstead : WORDS.astray;
  if (tone === 'refused') return breaking ? WORDS.otherRule : tried ? null : WORDS.notAllowed;
  return WORDS.wrong;
}

/** What comes of a try or an answer: the lesson's remark, and the referee's ruling with its law. */
export function Remark({ visit, home }: Props): VNode | null {
  const { lesson, name, run } = visit;
  const judge = useStore($judge);
  const { remark } = run;
  if (!remark || !judge) return null;
  const step = lesson.steps[run.at];
  const says = remark.says ?? (run.phase === 'free' ? null : otherwise(remark, step?.word === 'break'));
  const words = says !== null && <Said text={says} />;
  const { tried } = remark;
  const ruling = tried?.ruling;
  const shown = ruling && (ruling.verdict !== 'legal' || run.phase === 'free' || isAsked(step?.word));
  // What would have been fine is often the answer: it is shown once one has asked for it.
  const given = run.phase === 'free' || run.hints === 3;
  // Of a refusal the ruling bears the sign, and the lesson’s words stand in it.
  const within = shown && remark.tone === 'refused';
  return (
    <div class={`lesson-remark is-${remark.tone}`}>
      {words && !within && (
        <Announced as="div" class="lesson-says">
          <Judged right={RIGHT[remark.tone]}>{words}</Judged>
        </Announced>
      )}
      {shown && (
        <RulingPanel
          game={judge.game}
          home={home}
          ruling={given ? ruling : { ...ruling, nearest: [] }}
          at={tried && { ...tried, name }}
          {...(within && words ? { remark: words } : {})}
        />
      )}
    </div>
  );
}

/** After a question about a try its ruling is the answer, allowed or not. */
function isAsked(word: string | undefined): boolean {
  return word === 'legal' || word === 'breaks';
}
