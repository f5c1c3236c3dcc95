import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { Box } from '../../game/game.ts';
import { $settings } from '../../table/settings.ts';
import { chooseHelp, HELPS } from './help.ts';
import { WORDS } from './words.ts';

/** Chooses the amount of help: none, playable cards, or a coach. */
export function HelpField({ game }: { readonly game: Box }): VNode {
  const { help } = useStore($settings);
  return (
    <fieldset class="choice">
      <legend>{WORDS.help}</legend>
      <div class="choice-row">
        {HELPS.map((kind) => (
          <label key={kind} class="choice-one">
            <input type="radio" name="help" checked={help === kind} onChange={() => chooseHelp(game, kind)} />
            <span>{WORDS.helps[kind]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
