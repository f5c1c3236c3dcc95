import { Fragment, type VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import type { LessonStep } from '../../scenarios/lesson.ts';
import { whyBetter } from '../../scenarios/question.ts';
import type { Visit } from '../../stores/lesson.ts';
import { Signs } from '../hand/Signs.tsx';
import { Said } from './Said.tsx';
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

/** Who is on turn while a hand is played out. */
function Turn({ visit: { game, lesson, run, name } }: { readonly visit: Visit }): VNode {
  const seat = game.play.turn(run.state);
  const on = seat === lesson.you || seat === null;
  return <p class="lesson-turn">{on ? WORDS.yourTurn : WORDS.turnOf(sentence(name(seat)))}</p>;
}

/** What the lesson says now: the step's text, and what the others did in it. */
export function Telling({ visit }: { readonly visit: Visit }): VNode {
  const { game, lesson, run, name } = visit;
  const step = lesson.steps[run.at];
  const { kind, text } = step ? textOf(step) : { kind: null, text: '' };
  const events = step?.word === 'reply' || run.phase === 'free' ? run.events.slice(0, run.shown) : [];
  return (
    <div class="lesson-telling" aria-live="polite">
      {kind !== null && <p class="lesson-kind">{kind}</p>}
      <div class="lesson-text">
        <Said text={text} />
        {events.map((event, i) => (
          <Fragment key={`${event.kind}${i.toString()}`}>
            <Signs signs={game.table.shown?.(event) ?? []} />
            <Said text={game.talk.tell(event, name)} />
          </Fragment>
        ))}
        {step?.word === 'better' && run.phase === 'done' && <Said text={whyBetter(game, run.state, step)} />}
        {run.phase === 'free' && <Turn visit={visit} />}
      </div>
    </div>
  );
}
