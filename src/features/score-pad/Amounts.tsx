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
  /** Whether it receives the keys of the keypad. */
  readonly here: boolean;
  /** Called after the last amount. */
  readonly onDone: () => void;
}

/** A number for each player, typed with the keypad or a keyboard. */
export function Amounts({ field, draft, here, onDone }: Props): VNode {
  const texts = readTexts(draft.entry, field);
  const amounts = readAmounts(draft.entry, field);
  const wrong = amountErrors(draft.entry, field);
  const wrongId = (at: number): string | undefined => (wrong[at] ? `pad-wrong-${field.id}-${at}` : undefined);
  const turnTo = (who: number): void => editDraft((now) => ({ ...now, who, field: field.id }));
  return (
    <fieldset class="pad-field">
      <legend>{field.label}</legend>
      <div class="pad-amounts" data-columns={field.labels.length}>
        {field.labels.map((who, at) => {
          const text = texts[at] ?? '';
          const sum = parseSum(text);
          const ghost = text === '' && amounts[at] !== null ? String(amounts[at]) : '';
          const isSum = !wrong[at] && typeof sum === 'number' && String(sum) !== text.trim();
          return (
            <label key={who} class={`pad-amount${here && draft.who === at ? ' is-here' : ''}`}>
              <span class="unseen">{who}</span>
              <input
                type="text"
                inputmode="none"
                autocomplete="off"
                maxLength={LONGEST_TEXT}
                data-amount={at}
                value={text}
                placeholder={ghost}
                aria-invalid={wrong[at] !== null}
                aria-describedby={wrongId(at)}
                onFocus={() => turnTo(at)}
                onInput={({ currentTarget }) =>
                  editDraft((now) => setAmount(now, field, at, currentTarget.value))
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
      {wrong.map(
        (says, at) =>
          says !== null && (
            <p key={field.labels[at]} id={wrongId(at)} class="pad-comes is-doubtful">
              {says}
            </p>
          ),
      )}
    </fieldset>
  );
}
