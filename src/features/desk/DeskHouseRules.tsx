import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Box } from '../../game/game.ts';
import { hasChoice, isValueOf, type OptionSpec, type OptionValue, sortedChoices } from '../../game/options.ts';
import { cite } from '../../referee/cite.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { LATE_WORDS } from './late-words.ts';
import { $ruledGame } from './state/desk.ts';
import type { DeskDraft } from './state/draft.ts';
import { setHouseRule } from './state/house-rules.ts';

export interface Props {
  readonly game: Box;
  readonly draft: DeskDraft;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
}

function HouseRuleField({
  option,
  value,
  onSet,
}: {
  readonly option: OptionSpec;
  readonly value: OptionValue | undefined;
  /** Returns false if the value isn't possible. */
  readonly onSet: (value: OptionValue) => boolean;
}): VNode {
  const id = `house-${option.key}`;
  const { values } = option;
  if ('min' in values) {
    return (
      <input
        id={id}
        type="number"
        inputmode="numeric"
        min={values.min}
        max={values.max}
        step={1}
        value={String(value)}
        onInput={({ currentTarget }) => {
          const n = currentTarget.valueAsNumber;
          if (isValueOf(option, n)) onSet(n);
        }}
      />
    );
  }
  const choices = sortedChoices(option);
  return (
    <select
      id={id}
      value={String(choices.findIndex((choice) => choice.value === value))}
      onChange={({ currentTarget }) => {
        const choice = choices[Number(currentTarget.value)];
        if (choice && !onSet(choice.value)) {
          currentTarget.value = String(choices.findIndex((otherChoice) => otherChoice.value === value));
        }
      }}
    >
      {choices.map((choice, i) => (
        <option key={choice.label} value={String(i)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** Inputs for all house rules, each with the number of its rule. */
export function DeskHouseRules({ game, draft, home }: Props): VNode {
  const ruled = useStore($ruledGame);
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <>
      <div class="fields">
        {game.options.filter(hasChoice).map((option) => {
          const rule = ruled && cite(ruled, option.rule);
          return (
            <p key={option.key} class="field">
              <label for={`house-${option.key}`}>{option.title}</label>
              {rule && (
                <a href={home + rule.path} title={rule.title}>
                  <span class="unseen">{LATE_WORDS.rule} </span>
                  {rule.number}
                </a>
              )}
              <HouseRuleField
                option={option}
                value={draft.options[option.key]}
                onSet={(value) => {
                  const refusalText = setHouseRule(option.key, value);
                  setRefusal(refusalText);
                  return refusalText === null;
                }}
              />
            </p>
          );
        })}
      </div>
      {refusal !== null && <Announced class="place-wrong">{refusal}</Announced>}
    </>
  );
}
