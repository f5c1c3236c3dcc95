import type { FunctionComponent, VNode } from 'preact';
import { Actions } from './Actions.tsx';
import type { TryState } from './try-state.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly state: TryState;
  readonly actions: readonly string[];
  readonly onAct: (label: string, way: number) => void;
  readonly onAgain: () => void;
  /** How words about cards are written; comes with the engine. */
  readonly Text: FunctionComponent<{ readonly text: string }> | undefined;
}

/** What one can do here; once it was done, what happened, and the way back. */
export function TryRow({ state, actions, onAct, onAgain, Text }: Props): VNode {
  const { picked, ruling, proposals, happened } = state;
  const done = happened !== null;
  return (
    <div class="try-row">
      {/* biome-ignore lint/a11y/useSemanticElements: not a form’s fields. */}
      <div class={`try-acts${done ? ' is-out' : ''}`} role="group" aria-label={WORDS.actions}>
        <Actions labels={actions} proposals={proposals} ready={picked.length > 0} onAct={onAct} Text={Text} />
      </div>
      <p class={`try-happened${done ? '' : ' is-out'}`}>
        <span>{Text && <Text text={happened ?? ''} />}</span>
      </p>
      <button
        type="button"
        class={`button try-again${done ? ' primary' : ruling ? ' quiet' : ' is-out'}`}
        onClick={onAgain}
      >
        {WORDS.again}
      </button>
    </div>
  );
}
