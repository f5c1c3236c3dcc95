import { useStore } from '@nanostores/preact';
import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isQuestion } from '../../scenarios/question.ts';
import { propose } from '../../table/session.ts';
import { Actions } from '../../table/try/Actions.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { QuestionForm } from './lazy-views.tsx';
import type { LessonScene } from './use-scene.ts';
import { $touched, type LessonVisit, press, redoStep, sendInput, turnPage } from './visit.ts';
import { WORDS } from './words.ts';

/** Focus targets by priority: the next step, else cards or answers. */
const FOCUS_TARGETS = ['[data-go]', '.zone-hand button[tabindex="0"], .lesson-ask button'];

/**
 * Moves the focus to where it is needed next. On the first render it stays at the top of the page, so that the
 * text is read first.
 */
export function useStepFocus(root: RefObject<HTMLElement>, focusKey: unknown): void {
  const isFirstRender = useRef(true);
  useLayoutEffect(() => {
    const wasFirstRender = isFirstRender.current;
    isFirstRender.current = false;
    if (wasFirstRender) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.isConnected) {
      const isInside = root.current?.contains(activeElement);
      if (!isInside || activeElement.getAttribute('aria-disabled') !== 'true') return;
    }
    for (const selector of FOCUS_TARGETS) {
      const target = root.current?.querySelector<HTMLElement>(selector);
      if (target) return target.focus({ preventScroll: true });
    }
  }, [focusKey]);
}

interface StepButtonProps {
  readonly label: string;
  readonly onGo: () => void;
  /** Whether it is the main button, which takes the focus. */
  readonly isPrimary?: boolean;
}

function StepButton({ label, onGo, isPrimary = false }: StepButtonProps): VNode {
  return (
    <button
      type="button"
      class={`button${isPrimary ? ' primary' : ''}`}
      {...(isPrimary ? { 'data-go': true } : {})}
      onClick={onGo}
    >
      {label}
    </button>
  );
}

/** Shown with a question: the next hint, or the answer. */
function HelpButtons({ hints }: { readonly hints: number }): VNode {
  return (
    <>
      {hints < 3 && <StepButton label={WORDS.hint} onGo={() => sendInput({ do: 'hint' })} />}
      <StepButton label={WORDS.skip} onGo={() => sendInput({ do: 'skip' })} />
    </>
  );
}

interface StepButtonsProps {
  /** The visit as shown; while the player rereads a step, its state at that step. */
  readonly visit: LessonVisit;
  /** Index of the current step, which may differ from the step shown. */
  readonly at: number;
}

/** The buttons of a step: back, next, hint, show me. */
export function StepButtons({ visit: { game, lesson, run, reading }, at }: StepButtonsProps): VNode {
  const step = lesson.steps[run.at];
  const isReadOnly = step?.word === 'say' || step?.word === 'reply';
  const isAsked = reading === null && run.phase === 'open' && !isReadOnly;
  const isOwnTurn = game.play.turn(run.state) === lesson.you;
  const canGoBack = run.phase !== 'free' && run.phase !== 'astray' && (reading ?? at) > 0;
  return (
    <div class="focus-ways lesson-ways">
      {canGoBack ? (
        <button type="button" class="button quiet" onClick={() => turnPage(-1)}>
          {WORDS.back}
        </button>
      ) : (
        <span />
      )}
      {reading !== null && !isReadOnly && <StepButton label={WORDS.redo} onGo={() => redoStep(reading)} />}
      {reading !== null && <StepButton isPrimary label={WORDS.next} onGo={() => turnPage(1)} />}
      {reading === null && (run.phase === 'done' || (run.phase === 'open' && isReadOnly)) && (
        <StepButton
          isPrimary
          label={run.phase === 'open' && step?.word === 'reply' ? WORDS.go : WORDS.next}
          onGo={() => sendInput({ do: 'next' })}
        />
      )}
      {reading === null && run.phase === 'astray' && (
        <>
          <StepButton label={WORDS.stay} onGo={() => sendInput({ do: 'stay' })} />
          <StepButton isPrimary label={WORDS.giveBack} onGo={() => sendInput({ do: 'return' })} />
        </>
      )}
      {isAsked && <HelpButtons hints={run.hints} />}
      {run.phase === 'free' && isOwnTurn && <StepButton label={WORDS.enough} onGo={() => sendInput({ do: 'skip' })} />}
    </div>
  );
}

interface LessonActionsProps {
  readonly visit: LessonVisit;
  readonly scene: LessonScene;
}

/** The controls of a step: moves of the game, or answers to a question. */
export function LessonActions({ visit, scene }: LessonActionsProps): VNode | null {
  const { game, lesson, run, reading } = visit;
  const touched = useStore($touched);
  const step = lesson.steps[run.at];
  if (!scene.canPlay) {
    const isAsked = run.phase === 'open' && reading === null;
    // Sentences stay with the answer, so that the table doesn't move.
    return isQuestion(step) && (isAsked || step.word === 'choose') ? (
      <QuestionForm key={run.at} visit={visit} step={step} />
    ) : null;
  }
  const { view } = scene;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class="focus-acts move-acts buttons" role="group" aria-label={WORDS.actions}>
      <Actions
        labels={game.table.actions(view, lesson.you)}
        proposals={propose({ tableSeat: { game, view, seat: lesson.you }, picked: touched })}
        isReady={touched.length > 0}
        onAct={press}
        Text={CardText}
      />
    </div>
  );
}
