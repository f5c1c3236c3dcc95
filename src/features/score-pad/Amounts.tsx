import type { VNode } from 'preact';
import type { AmountsField } from '../../game/pad.ts';
import { amountErrors, parseSum, readAmounts, readTexts } from '../../game/pad-entry.ts';
import { type RoundDraft, setAmount } from './state/draft.ts';
import { editDraft } from './state/pad.ts';
import { LONGEST_TEXT } from './state/sheet.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly field: AmountsField;
  readonly draft: RoundDraft;
  /** Whether the keypad writes to this field. */
  readonly isActive: boolean;
  /** Called when the player presses Enter. */
  readonly onDone: () => void;
}

/** A number for each player, typed with the keypad or a keyboard. */
export function Amounts({ field, draft, isActive, onDone }: Props): VNode {
  const texts = readTexts(draft.entry, field);
  const amounts = readAmounts(draft.entry, field);
  const errors = amountErrors(draft.entry, field);
  const errorId = (at: number): string | undefined => (errors[at] ? `pad-wrong-${field.id}-${at}` : undefined);
  const turnTo = (player: number): void =>
    editDraft((currentDraft) => ({ ...currentDraft, who: player, field: field.id }));
  return (
    <fieldset class="pad-field">
      <legend>{field.label}</legend>
      <div class="pad-amounts" data-columns={field.labels.length}>
        {field.labels.map((name, at) => {
          const text = texts[at] ?? '';
          const sum = parseSum(text);
          const ghost = text === '' && amounts[at] !== null ? String(amounts[at]) : '';
          const isSum = !errors[at] && typeof sum === 'number' && String(sum) !== text.trim();
          return (
            <label key={name} class={`pad-amount${isActive && draft.who === at ? ' is-here' : ''}`}>
              <span class="unseen">{name}</span>
              <input
                type="text"
                inputmode="none"
                autocomplete="off"
                maxLength={LONGEST_TEXT}
                data-amount={at}
                value={text}
                placeholder={ghost}
                aria-invalid={errors[at] !== null}
                aria-describedby={errorId(at)}
                onFocus={() => turnTo(at)}
                onInput={({ currentTarget }) =>
                  editDraft((currentDraft) => setAmount(currentDraft, field, at, currentTarget.value))
                }
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  onDone();
                }}
              />
              <small aria-hidden="true">
                {isSum && `= ${sum}`}
                {ghost !== '' && field.blank === 'rest' && WORDS.rest}
              </small>
            </label>
          );
        })}
      </div>
      {errors.map(
        (message, at) =>
          message !== null && (
            <p key={field.labels[at]} id={errorId(at)} class="pad-comes is-doubtful">
              {message}
            </p>
          ),
      )}
    </fieldset>
  );
}
