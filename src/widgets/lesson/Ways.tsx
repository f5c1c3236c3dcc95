import type { VNode } from 'preact';
import { send, startAgain, type Visit } from '../../stores/lesson.ts';
import { WORDS } from './words.ts';

/** The way on, and the ways round: next, hint, show me, back, again. */
export function Ways({ visit: { game, lesson, run } }: { readonly visit: Visit }): VNode {
  const step = lesson.steps[run.at];
  const waits = step?.word === 'say' || step?.word === 'reply';
  const mine = game.play.turn(run.state) === lesson.you;
  return (
    <div class="lesson-ways">
      <div class="buttons">
        {(run.phase === 'done' || (run.phase === 'open' && waits)) && (
          <button type="button" class="button primary" data-go onClick={() => send({ do: 'next' })}>
            {run.phase === 'open' && step?.word === 'reply' ? WORDS.go : WORDS.next}
          </button>
        )}
        {run.phase === 'astray' && (
          <>
            <button type="button" class="button primary" data-go onClick={() => send({ do: 'return' })}>
              {WORDS.giveBack}
            </button>
            <button type="button" class="button" onClick={() => send({ do: 'stay' })}>
              {WORDS.stay}
            </button>
          </>
        )}
        {run.phase === 'open' && !waits && (
          <>
            {run.hints < 3 && (
              <button type="button" class="button" onClick={() => send({ do: 'hint' })}>
                {WORDS.hint}
              </button>
            )}
            <button type="button" class="button" onClick={() => send({ do: 'skip' })}>
              {WORDS.skip}
            </button>
          </>
        )}
        {run.phase === 'free' && mine && (
          <button type="button" class="button" onClick={() => send({ do: 'skip' })}>
            {WORDS.enough}
          </button>
        )}
      </div>
      <div class="buttons lesson-round">
        {run.phase !== 'free' && run.phase !== 'over' && (run.at > 0 || run.remark) && (
          <button type="button" class="button quiet" onClick={() => send({ do: 'back' })}>
            {WORDS.back}
          </button>
        )}
        {(run.at > 0 || run.phase === 'over') && (
          <button type="button" class="button quiet" onClick={startAgain}>
            {WORDS.again}
          </button>
        )}
      </div>
    </div>
  );
}
