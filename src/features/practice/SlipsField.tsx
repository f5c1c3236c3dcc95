import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { $settings, setSetting } from '../../table/settings.ts';
import { WORDS } from './words.ts';

/** Chooses whether bots slip now and then. */
export function SlipsField(): VNode {
  const { slips } = useStore($settings);
  return (
    <label class="choice-check">
      <input
        type="checkbox"
        checked={slips === 'on'}
        onChange={({ currentTarget }) => setSetting('slips', currentTarget.checked ? 'on' : 'off')}
      />
      <span>
        {WORDS.slips}
        <small>{WORDS.slipsText}</small>
      </span>
    </label>
  );
}
