import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { $settings, setSetting } from '../../table/settings.ts';
import { WORDS } from './words.ts';

/** How long one may act out of turn, where the game allows it. */
export function WindowField(): VNode {
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
