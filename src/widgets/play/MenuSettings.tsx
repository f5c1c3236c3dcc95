import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { suitOf } from '../../cards/card.ts';
import type { Game } from '../../game/game.ts';
import { $settings, setSetting } from '../../stores/settings.ts';
import { HelpField } from './HelpField.tsx';
import { SlipsField } from './SlipsField.tsx';
import { WindowField } from './WindowField.tsx';
import { WORDS } from './words.ts';

const hasSuits = ({ pack }: Game): boolean => pack.cards.some((card) => suitOf(card) !== undefined);

/** How one likes to play. */
export function MenuSettings({ game }: { readonly game: Game }): VNode {
  const settings = useStore($settings);
  return (
    <section class="menu-settings">
      <h3>{WORDS.settings}</h3>
      <fieldset class="choice">
        <legend>{WORDS.pace}</legend>
        <div class="choice-row">
          {(['quick', 'normal', 'step'] as const).map((pace) => (
            <label key={pace} class="choice-one">
              <input
                type="radio"
                name="pace"
                checked={settings.pace === pace}
                onChange={() => setSetting('pace', pace)}
              />
              <span>{WORDS.paces[pace]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {game.aside?.window && <WindowField />}
      <HelpField game={game} />
      <SlipsField />
      <label class="choice-check">
        <input
          type="checkbox"
          checked={settings.forced === 'itself'}
          onChange={({ currentTarget }) => setSetting('forced', currentTarget.checked ? 'itself' : 'mine')}
        />
        <span>{WORDS.forced}</span>
      </label>
      {hasSuits(game) && (
        <label class="choice-check">
          <input
            type="checkbox"
            checked={settings.suits === 'four'}
            onChange={({ currentTarget }) => setSetting('suits', currentTarget.checked ? 'four' : 'two')}
          />
          <span>{WORDS.fourColours}</span>
        </label>
      )}
      <label class="choice-check">
        <input
          type="checkbox"
          checked={settings.sounds === 'on'}
          onChange={({ currentTarget }) => setSetting('sounds', currentTarget.checked ? 'on' : 'off')}
        />
        <span>{WORDS.sounds}</span>
      </label>
      <label class="choice-check">
        <input
          type="checkbox"
          checked={settings.keys === 'on'}
          onChange={({ currentTarget }) => setSetting('keys', currentTarget.checked ? 'on' : 'off')}
        />
        <span>{WORDS.shortcuts}</span>
      </label>
      <p class="menu-keys">{WORDS.keysText}</p>
    </section>
  );
}
