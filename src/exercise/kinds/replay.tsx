import type { VNode } from 'preact';
import type { AnswerChoice } from '../item.ts';
import type { Grader } from './kind.ts';
import { WORDS } from './words.ts';

/** Returns the answers “Move 1”, “Move 2” …, identified by index. */
export const stepChoices = (of: number): readonly AnswerChoice[] =>
  Array.from({ length: of }, (_, i) => ({ answer: String(i), says: WORDS.move(i + 1) }));

/** Which move of a sequence was not allowed? */
export const gradeReplay: Grader = (rulings) =>
  rulings.flatMap(({ verdict }, i) => (verdict === 'illegal' ? [String(i)] : []));

interface Props {
  /** Index of the move that is shown. */
  readonly look: number;
  readonly of: number;
  readonly onLook: (look: number) => void;
  readonly onAnswer: (answer: string) => void;
}

/** Steps through a sequence of moves and picks one as the answer. */
export function ReplaySteps({ look, of, onLook, onAnswer }: Props): VNode {
  const step = (by: number, end: number, sign: string, label: string): VNode => (
    <button type="button" class="button exercise-step" aria-disabled={look === end} onClick={() => onLook(look + by)}>
      <span aria-hidden="true">{sign}</span>
      <span class="unseen">{label}</span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class="focus-ways exercise-says is-replay" role="group" aria-label={WORDS.moves}>
      <button type="button" class="button" onClick={() => onAnswer(String(look))}>
        {WORDS.thisOne}
      </button>
      {step(-1, 0, '‹', WORDS.before)}
      {step(1, of - 1, '›', WORDS.after)}
    </div>
  );
}
