import type { ComponentChildren, VNode } from 'preact';

/** One value of a word. */
interface WordChoice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly choices: readonly WordChoice[];
  readonly onChange: (value: string) => void;
  /** The choice as it reads in the sentence. */
  readonly children: ComponentChildren;
}

/** A word of the set-up sentence that opens its choices. The select lies over the word, unseen, as wide as it. */
export function SetupWord({ label, value, choices, onChange, children }: Props): VNode {
  return (
    <span class="setup-word">
      <span aria-hidden="true">{children}</span>
      <select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
