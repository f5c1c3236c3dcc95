import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Lesson, LessonStep } from '../../scenarios/lesson.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { laysTable } from './step-table.ts';
import { WORDS } from './words.ts';

function textOf(step: LessonStep): { readonly kind: string | null; readonly text: string } {
  switch (step.word) {
    case 'say':
      return { kind: null, text: step.say };
    case 'reply':
      return { kind: null, text: step.reply };
    case 'move':
      return { kind: WORDS.task, text: step.move };
    case 'break':
      return { kind: WORDS.breaking, text: step.break };
    default:
      return { kind: WORDS.question, text: step.ask };
  }
}

interface Props {
  readonly lesson: Lesson;
  /** The step shown. */
  readonly at: number;
}

/** The text of a step; on a small screen it is folded to a few lines. */
export function StepText({ lesson, at }: Props): VNode {
  const step = lesson.steps[at];
  const { kind, text } = step ? textOf(step) : { kind: null, text: WORDS.playing };
  const root = useRef<HTMLDivElement>(null);
  // A step without a task is shown unfolded.
  const hasNoTask = kind === null;
  const [openStep, setOpenStep] = useState<number | null>(null);
  const [isLong, setIsLong] = useState(false);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const el = root.current;
      if (el) setIsLong(el.scrollHeight > el.clientHeight + 2);
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);
  const isOpen = hasNoTask || openStep === at;
  // A step that lays out other cards is labelled as such.
  const hasNewCards = at > 0 && laysTable(lesson.steps, at);
  const label = [...(kind === null ? [] : [kind]), ...(hasNewCards ? [WORDS.newCards] : [])].join(' · ');
  return (
    <Announced as="div" skipsFirst class={`focus-says lesson-telling${isOpen ? ' is-open' : ''}`}>
      <div ref={root} class="lesson-text">
        {label !== '' && <p class="lesson-kind">{label}</p>}
        <Paragraphs text={text} />
      </div>
      {!hasNoTask && isLong && (
        <button
          type="button"
          class="lesson-more"
          aria-expanded={isOpen}
          onClick={() => setOpenStep(isOpen ? null : at)}
        >
          {isOpen ? WORDS.less : WORDS.more}
        </button>
      )}
    </Announced>
  );
}
