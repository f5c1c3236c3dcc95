import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { suitOf } from '../../cards/card.ts';
import type { Game } from '../../game/game.ts';
import { $settings, setSetting } from '../../table/settings.ts';
import { HelpField } from './HelpField.tsx';
import { SlipsField } from './SlipsField.tsx';
import { WORDS } from './words.ts';

/** Time to act out of turn, in games that allow it. */
function WindowField(): VNode {
  const { window } = useStore($settings);
  return (
    <fieldset class="choice">
      <legend>{WORDS.window}</legend>
      <div class="choice-row">
        {(['off', 'short', 'long', 'wait'] as const).map((length) => (
          <label key={length} class="choice-one">
            <input
              type="radio"
              name="window"
              checked={window === length}
              onChange={() => setSetting('window', length)}
            />
            <span>{WORDS.windows[length]}</span>
          </label>
        ))}
      </div>
      <small>{WORDS.windowText}</small>
    </fieldset>
  );
}

const hasSuits = ({ pack }: Game): boolean => pack.cards.some((card) => suitOf(card) !== undefined);

interface CheckFieldProps {
  readonly isChecked: boolean;
  readonly caption: string;
  readonly onChange: (isOn: boolean) => void;
}

const CheckField = ({ isChecked, caption, onChange }: CheckFieldProps): VNode => (
  <label class="choice-check">
    <input type="checkbox" checked={isChecked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    <span>{caption}</span>
  </label>
);

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
      <CheckField
        isChecked={settings.forced === 'itself'}
        caption={WORDS.forced}
        onChange={(isOn) => setSetting('forced', isOn ? 'itself' : 'mine')}
      />
      {hasSuits(game) && (
        <CheckField
          isChecked={settings.suits === 'four'}
          caption={WORDS.fourColours}
          onChange={(isOn) => setSetting('suits', isOn ? 'four' : 'two')}
        />
      )}
      <CheckField
        isChecked={settings.sounds === 'on'}
        caption={WORDS.sounds}
        onChange={(isOn) => setSetting('sounds', isOn ? 'on' : 'off')}
      />
      <CheckField
        isChecked={settings.keys === 'on'}
        caption={WORDS.shortcuts}
        onChange={(isOn) => setSetting('keys', isOn ? 'on' : 'off')}
      />
      <p class="menu-keys">{WORDS.keysText}</p>
    </section>
  );
}
