import type { VNode } from 'preact';
import { cite } from '../../referee/cite.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { type Drill, lookAt, sayAnswer } from './drill.ts';
import type { DrillTable } from './table.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly drill: Drill;
  readonly table: DrillTable;
}

interface Choice {
  readonly answer: string;
  readonly says: string;
}

/** Buttons to answer with. */
function Choices({ label, all, kind }: { label: string; all: readonly Choice[]; kind: string }): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class={`focus-ways drill-says is-${kind}`} role="group" aria-label={label}>
      {all.map(({ answer, says }) => (
        <button key={answer} type="button" class="button" onClick={() => sayAnswer(answer)}>
          <CardText text={says} />
        </button>
      ))}
    </div>
  );
}

/** Through a row of moves, and which of them it is. */
function Row({ drill: { look }, table: { tries } }: Props): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="focus-ways drill-says is-slip" role="group" aria-label={WORDS.moves}>
      <button type="button" class="button" onClick={() => sayAnswer(String(look))}>
        {WORDS.thisOne}
      </button>
      <button
        type="button"
        class="button drill-step"
        aria-disabled={look === 0}
        onClick={() => lookAt(look - 1)}
      >
        <span aria-hidden="true">‹</span>
        <span class="unseen">{WORDS.before}</span>
      </button>
      <button
        type="button"
        class="button drill-step"
        aria-disabled={look === tries.length - 1}
        onClick={() => lookAt(look + 1)}
      >
        <span aria-hidden="true">›</span>
        <span class="unseen">{WORDS.after}</span>
      </button>
    </div>
  );
}

const withoutStop = (says: string): string => says.replace(/\.$/, '');

/** How one answers what a table asks. */
export function Answers({ drill, table }: Props): VNode {
  const { kind, tries, hangs, offers } = table;
  const { ruled, why } = drill;
  if (kind === 'legal') {
    const verdicts = (['legal', 'illegal', 'depends'] as const).filter((one) => hangs || one !== 'depends');
    const all = verdicts.map((answer) => ({ answer, says: WORDS.verdicts[answer] }));
    return <Choices label={WORDS.question} all={all} kind={kind} />;
  }
  if (kind === 'mend') {
    const all = tries.slice(1).map(({ says }, i) => ({ answer: String(i + 1), says: withoutStop(says) }));
    return <Choices label={WORDS.instead} all={all} kind={kind} />;
  }
  if (kind === 'slip' && !why) return <Row drill={drill} table={table} />;
  // What the rules are called comes with them, a moment after the table.
  if (!ruled) return <p class="focus-ways drill-says">{WORDS.loading}</p>;
  const all = offers.map((rule) => ({ answer: rule, says: cite(ruled, rule).title }));
  return <Choices label={WORDS.rules} all={all} kind="rule" />;
}
