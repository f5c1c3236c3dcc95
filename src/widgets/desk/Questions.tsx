import type { VNode } from 'preact';
import { ask } from '../../stores/desk.ts';
import type { Draft } from '../../stores/desk-draft.ts';
import { WORDS } from './words.ts';

/** What one comes to the desk with: a move, or a count. */
export function Questions({ asked }: { readonly asked: Draft['question'] }): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two ways of the same desk, not a form’s fields.
    <div class="questions" role="group" aria-label={WORDS.questions}>
      {(['move', 'count'] as const).map((question) => (
        <button key={question} type="button" aria-pressed={asked === question} onClick={() => ask(question)}>
          {WORDS.question[question]}
        </button>
      ))}
    </div>
  );
}
