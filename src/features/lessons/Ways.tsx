import type { VNode } from 'preact';
import { leaf, redo, send, type Visit } from './visit.ts';
import { WORDS } from './words.ts';

interface WayProps {
  readonly says: string;
  readonly onGo: () => void;
  /** The way on: where the keyboard goes. */
  readonly on?: boolean;
}

function Way({ says, onGo, on = false }: WayProps): VNode {
  return (
    <button
      type="button"
      class={`button${on ? ' primary' : ''}`}
      {...(on ? { 'data-go': true } : {})}
      onClick={onGo}
    >
      {says}
    </button>
  );
}

/** While something is asked: a hint, the next one, the last, or to be shown. */
function Asked({ hints }: { readonly hints: number }): VNode {
  return (
    <>
      {hints < 3 && <Way says={WORDS.hint} onGo={() => send({ do: 'hint' })} />}
      <Way says={WORDS.skip} onGo={() => send({ do: 'skip' })} />
    </>
  );
}

interface Props {
  /** As it is shown: of a step that is read again, as it stood then. */
  readonly visit: Visit;
  /** The step one has come to. */
  readonly at: number;
}

/** The way on, and the ways round: back to read again, hint, show me. */
export function Ways({ visit: { game, lesson, run, reading }, at }: Props): VNode {
  const step = lesson.steps[run.at];
  const told = step?.word === 'say' || step?.word === 'reply';
  const asked = reading === null && run.phase === 'open' && !told;
  const mine = game.play.turn(run.state) === lesson.you;
  const back = run.phase !== 'free' && run.phase !== 'astray' && (reading ?? at) > 0;
  return (
    <div class="focus-ways lesson-ways">
      {back ? (
        <button type="button" class="button quiet" onClick={() => leaf(-1)}>
          {WORDS.back}
        </button>
      ) : (
        <span />
      )}
      {reading !== null && !told && <Way says={WORDS.redo} onGo={() => redo(reading)} />}
      {reading !== null && <Way on says={WORDS.next} onGo={() => leaf(1)} />}
      {reading === null && (run.phase === 'done' || (run.phase === 'open' && told)) && (
        <Way
          on
          says={run.phase === 'open' && step?.word === 'reply' ? WORDS.go : WORDS.next}
          onGo={() => send({ do: 'next' })}
        />
      )}
      {reading === null && run.phase === 'astray' && (
        <>
          <Way says={WORDS.stay} onGo={() => send({ do: 'stay' })} />
          <Way on says={WORDS.giveBack} onGo={() => send({ do: 'return' })} />
        </>
      )}
      {asked && <Asked hints={run.hints} />}
      {run.phase === 'free' && mine && <Way says={WORDS.enough} onGo={() => send({ do: 'skip' })} />}
    </div>
  );
}
