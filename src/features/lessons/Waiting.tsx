import type { VNode } from 'preact';
import type { Lesson } from '../../scenarios/lesson.ts';
import '../../ui/focus/focus.css';
import '../../ui/focus/wait.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Out } from './Out.tsx';
import { Telling } from './Telling.tsx';

interface Props {
  readonly lesson: Lesson;
  readonly home: string;
  /** What is waited for, or why that is in vain. */
  readonly now: string;
}

/** A lesson before its cards are there: what it says first stands in the page as it is sent, where it stays. */
export function Waiting({ lesson, home, now }: Props): VNode {
  return (
    <div class="focus lesson is-told is-waiting">
      <div class="focus-head">
        <Out home={home} />
      </div>
      <Telling lesson={lesson} at={0} />
      <div class="focus-table">
        <Announced class="focus-now">{now}</Announced>
      </div>
    </div>
  );
}
