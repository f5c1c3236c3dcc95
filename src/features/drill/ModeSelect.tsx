import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { DRILL_MODES, isDrillMode } from '../../scenarios/drill/kinds.ts';
import { $settings, setSetting } from '../../table/settings.ts';
import { WORDS } from './words.ts';

/** Selects what a drill asks; the choice is stored on this device. */
export function ModeSelect({ onChosen }: { readonly onChosen: () => void }): VNode {
  const { drill } = useStore($settings);
  const choose = (mode: string): void => {
    if (!isDrillMode(mode)) return;
    setSetting('drill', mode);
    onChosen();
  };
  return (
    <label>
      {WORDS.choose}{' '}
      <select class="drill-mode" value={drill} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {DRILL_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {WORDS.modes[mode]}
          </option>
        ))}
      </select>
    </label>
  );
}
