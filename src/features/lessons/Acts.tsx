import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { isQuestion } from '../../scenarios/question.ts';
import { propose } from '../../table/session.ts';
import { Actions } from '../../table/try/Actions.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { $touched, press, type Visit } from './visit.ts';
import '../../table/try/ways.css';
import { Ask } from './soon.tsx';
import type { Scene } from './use-scene.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly visit: Visit;
  readonly scene: Scene;
}

/** What one can do here: the moves of the game, or the answers to a question. */
export function Acts({ visit, scene }: Props): VNode | null {
  const { game, lesson, run, reading } = visit;
  const touched = useStore($touched);
  const step = lesson.steps[run.at];
  if (!scene.playing) {
    const asked = isQuestion(step) && run.phase === 'open' && reading === null;
    return asked ? <Ask key={run.at} visit={visit} step={step} /> : null;
  }
  const { view } = scene;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="focus-acts lesson-acts buttons" role="group" aria-label={WORDS.actions}>
      <Actions
        labels={game.table.actions(view, lesson.you)}
        proposals={propose({ at: { game, view, seat: lesson.you }, picked: touched })}
        ready={touched.length > 0}
        onAct={press}
        Text={CardText}
      />
    </div>
  );
}
