import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ThinkingGame } from '../../game/game.ts';
import { changedOptions, isOpenTo, type Options } from '../../game/options.ts';
import type { Practice, Strength } from '../../stores/match-record.ts';
import { keepTable, keptTable } from '../../stores/our-table.ts';
import { dealGame, stateOf } from '../../stores/practice.ts';
import { tableOf } from '../../stores/table-of.ts';
import { HouseFields } from '../house/HouseFields.tsx';
import { OptionField } from '../house/OptionField.tsx';
import { useHouseRules } from '../house/use-house-rules.ts';
import { HelpField } from './HelpField.tsx';
import { SavedGame } from './SavedGame.tsx';
import { StrengthField } from './StrengthField.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: ThinkingGame;
  readonly home: string;
  readonly saved: Practice | null;
  readonly problem: string | null;
}

/** The house rules of one's own table; where none were ever chosen, those of the last game. */
function startingRules(game: ThinkingGame, saved: Practice | null): Options {
  const before = keptTable(game.id) ? undefined : saved?.match.options;
  return before ?? tableOf(game);
}

/** Who plays, how well, and by which house rules. */
export function Setup({ game, saved, problem }: Props): VNode {
  const { options, change, wrong } = useHouseRules(game, () => startingRules(game, saved));
  const [strength, setStrength] = useState<Strength>(saved?.strength ?? 'beginner');
  const shapes = game.options.filter((option) => option.structural && isOpenTo(option));
  const house = game.options.filter((option) => !option.structural);
  const going = saved && game.play.turn(stateOf(saved)) !== null ? saved : null;

  return (
    <div class="setup">
      {problem && (
        <p class="play-problem" role="alert">
          {problem}
        </p>
      )}
      {going && <SavedGame going={going} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong !== null) return;
          keepTable(game.id, changedOptions(game.options, options));
          dealGame(game, options, strength);
        }}
      >
        <div class="setup-shape">
          {shapes.map((option) => (
            <OptionField key={option.key} option={option} value={options[option.key]} onChange={change} />
          ))}
          <StrengthField value={strength} onChange={setStrength} />
          <HelpField game={game} />
        </div>
        <HouseFields house={house} options={options} onChange={change} />
        <div class="setup-foot">
          {wrong !== null && (
            <p class="setup-wrong" role="alert">
              {wrong}
            </p>
          )}
          <button
            type="submit"
            class={`button${going ? '' : ' primary'} setup-deal`}
            aria-disabled={wrong !== null}
          >
            {WORDS.deal}
          </button>
        </div>
      </form>
    </div>
  );
}
