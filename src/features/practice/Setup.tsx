import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Box } from '../../game/game.ts';
import { changedOptions, hasChoice, type Options } from '../../game/options.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { HouseFields, OptionField } from '../house-rules/HouseFields.tsx';
import { ownOptions, savedOptions, saveOptions, useHouseRules } from '../house-rules/index.ts';
import { type Practice, STRENGTHS, type Strength } from '../saved-games/index.ts';
import { HelpField } from './HelpField.tsx';
import { PeopleField, type Seating, usePeople } from './PeopleField.tsx';
import { SlipsField } from './SlipsField.tsx';
import { WORDS } from './words.ts';

interface StrengthFieldProps {
  readonly value: Strength;
  readonly onChange: (strength: Strength) => void;
}

function StrengthField({ value, onChange }: StrengthFieldProps): VNode {
  return (
    <fieldset class="choice">
      <legend>{WORDS.opponents}</legend>
      <div class="choice-row">
        {STRENGTHS.map(({ id, label, about }) => (
          <label key={id} class="choice-one">
            <input type="radio" name="strength" checked={value === id} onChange={() => onChange(id)} />
            <span>{label}</span>
            <small>{about}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Props {
  readonly game: Box;
  readonly savedGame: Practice | null;
  readonly problem: string | null;
  readonly onDeal: (options: Options, strength: Strength, people: Seating) => void;
  /** A button to resume the saved game. */
  readonly children?: ComponentChildren;
}

/** The saved house rules; if there are none, those of the last game. */
function startingRules(game: Box, savedGame: Practice | null): Options {
  const lastOptions = savedOptions(game.id) ? undefined : savedGame?.match.options;
  return lastOptions ?? ownOptions(game);
}

/** Sets up a game: players, strength and house rules. */
export function Setup({ game, savedGame, problem, onDeal, children }: Props): VNode {
  const { options, change, conflict } = useHouseRules(game, () => startingRules(game, savedGame));
  const [strength, setStrength] = useState<Strength>(savedGame?.strength ?? 'beginner');
  const people = usePeople(savedGame, game.seats(options));
  const structuralOptions = game.options.filter((option) => option.structural && hasChoice(option));
  const houseRules = game.options.filter((option) => !option.structural);

  return (
    <div class="setup">
      {problem && <Announced class="play-problem">{problem}</Announced>}
      {children}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (conflict !== null) return;
          saveOptions(game.id, changedOptions(game.options, options));
          onDeal(options, strength, people.seating());
        }}
      >
        <div class="setup-shape">
          {structuralOptions.map((option) => (
            <OptionField key={option.key} option={option} value={options[option.key]} onChange={change} />
          ))}
          {!people.several && <StrengthField value={strength} onChange={setStrength} />}
          <HelpField game={game} />
          <PeopleField people={people} />
          {!people.several && <SlipsField />}
        </div>
        <HouseFields house={houseRules} options={options} onChange={change} />
        <div class="setup-foot">
          {conflict !== null && <Announced class="setup-wrong">{conflict}</Announced>}
          <button
            type="submit"
            class={`button${children ? '' : ' primary'} setup-deal`}
            aria-disabled={conflict !== null}
          >
            {WORDS.deal}
          </button>
        </div>
      </form>
    </div>
  );
}
