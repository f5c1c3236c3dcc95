import type { VNode } from 'preact';
import { CardText } from '../ui/card/CardText.tsx';
import type { AnswerChoice } from './item.ts';
import { stripFullStop } from './run.ts';
import { WORDS } from './words.ts';

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly AnswerChoice[];
  /** Class of the buttons' group. */
  readonly css: string;
  readonly onAnswer: (answer: string) => void;
}

/** The offered answers, each as a button with text. */
export function Choices({ label, choices, css, onAnswer }: ChoicesProps): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class={`focus-ways exercise-says ${css}`} role="group" aria-label={label}>
      {choices.map(({ answer, says }) => (
        <button key={answer} type="button" class="button" onClick={() => onAnswer(answer)}>
          <span>
            <CardText text={stripFullStop(says)} />
          </span>
        </button>
      ))}
    </div>
  );
}

export function NextButton({ onGo }: { readonly onGo: () => void }): VNode {
  return (
    <div class="focus-ways exercise-says">
      <button type="button" class="button primary" onClick={onGo}>
        {WORDS.next}
      </button>
    </div>
  );
}
