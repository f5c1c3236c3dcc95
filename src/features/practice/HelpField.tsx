import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { Box } from '../../game/game.ts';
import { $settings, type Settings, setSetting } from '../../table/settings.ts';
import { resetCoach } from './coach.ts';
import { WORDS } from './words.ts';

/** Chooses the amount of help: none, playable cards, or a coach. */
export function HelpField({ game }: { readonly game: Box }): VNode {
  const { help } = useStore($settings);
  const choose = (amount: Settings['help']): void => {
    // Choosing the coach makes it repeat earlier advice.
    if (amount === 'coach') resetCoach(game);
    setSetting('help', amount);
  };
  return (
    <fieldset class="choice">
      <legend>{WORDS.help}</legend>
      <div class="choice-row">
        {(['none', 'show', 'coach'] as const).map((kind) => (
          <label key={kind} class="choice-one">
            <input type="radio" name="help" checked={help === kind} onChange={() => choose(kind)} />
            <span>{WORDS.helps[kind]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
