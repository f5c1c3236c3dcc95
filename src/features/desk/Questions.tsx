import type { VNode } from 'preact';
import type { DeskBox } from '../../game/game.ts';
import { ask } from './state/desk.ts';
import { type DeskQuestion, MOVE } from './state/draft.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly forms: DeskBox['desk']['counts'];
  readonly asked: DeskQuestion;
}

/** What one comes to the desk with: a move, or something to be counted. */
export function Questions({ forms, asked }: Props): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: ways of the same desk, not a form’s fields.
    <div class="questions" role="group" aria-label={WORDS.questions}>
      {[{ id: MOVE, label: WORDS.allowed }, ...forms].map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={asked === id} onClick={() => ask(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}
