import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { Box } from '../../game/game.ts';
import { $settings, type Settings, setSetting } from '../../table/settings.ts';
import { resetCoach } from './coach.ts';
import { WORDS } from './words.ts';

/** The amounts of help, from none to most. */
export const HELPS = ['none', 'show', 'coach'] as const satisfies readonly Settings['help'][];

/** Sets the amount of help. Choosing the coach makes it repeat earlier advice. */
export function chooseHelp(game: Box, amount: Settings['help']): void {
  if (amount === 'coach') resetCoach(game);
  setSetting('help', amount);
}

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
