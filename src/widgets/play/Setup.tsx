import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { changedOptions, defaultOptions, isOpenTo, type Options } from '../../game/options.ts';
import { type Practice, STRENGTHS, type Strength } from '../../stores/match-record.ts';
import { dealGame, open, stateOf } from '../../stores/practice.ts';
import { CardText } from '../card/CardText.tsx';
import { HelpField } from './HelpField.tsx';
import { OptionField } from './OptionField.tsx';
import { standing } from './standing.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly game: Game;
  readonly home: string;
  readonly saved: Practice | null;
  readonly problem: string | null;
}

/** Who plays, how well, and by which house rules. */
export function Setup({ game, saved, problem }: Props): VNode {
  const [options, setOptions] = useState<Options>(saved?.match.options ?? defaultOptions(game.options));
  const [strength, setStrength] = useState<Strength>(saved?.strength ?? 'beginner');
  const wrong = game.wire.checkOptions?.(options) ?? null;
  const change = (key: string, value: Options[string]): void => setOptions({ ...options, [key]: value });
  const shapes = game.options.filter((option) => option.structural && isOpenTo(option));
  const house = game.options.filter((option) => !option.structural);
  const changed = Object.keys(changedOptions(house, options)).length;
  const going = saved && game.turn(stateOf(saved)) !== null ? saved : null;

  return (
    <div class="setup">
      {problem && (
        <p class="play-problem" role="alert">
          {problem}
        </p>
      )}
      {going && (
        <section class="setup-saved" aria-label={WORDS.goOnSaved}>
          <p>
            <CardText text={standing(going)} />
          </p>
          <button type="button" class="button primary" onClick={() => open(going)}>
            {WORDS.goOnSaved}
          </button>
        </section>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong) dealGame(game, options, strength);
        }}
      >
        <div class="setup-shape">
          {shapes.map((option) => (
            <OptionField key={option.key} option={option} value={options[option.key]} onChange={change} />
          ))}
          <fieldset class="choice">
            <legend>{WORDS.opponents}</legend>
            <div class="choice-row">
              {STRENGTHS.map(({ id, label, about }) => (
                <label key={id} class="choice-one">
                  <input
                    type="radio"
                    name="strength"
                    checked={strength === id}
                    onChange={() => setStrength(id)}
                  />
                  <span>{label}</span>
                  <small>{about}</small>
                </label>
              ))}
            </div>
          </fieldset>
          <HelpField game={game} />
        </div>
        <details class="setup-house">
          <summary>
            {WORDS.houseRules} <small>{changed === 0 ? WORDS.usual : `${changed} changed`}</small>
          </summary>
          <div class="setup-options">
            {house.map((option) => (
              <OptionField
                key={option.key}
                option={option}
                value={options[option.key]}
                onChange={change}
                about
              />
            ))}
          </div>
        </details>
        {wrong && (
          <p class="play-problem" role="alert">
            {wrong.says}
          </p>
        )}
        <button
          type="submit"
          class={`button${going ? '' : ' primary'} setup-deal`}
          aria-disabled={wrong !== null}
        >
          {WORDS.deal}
        </button>
      </form>
    </div>
  );
}
