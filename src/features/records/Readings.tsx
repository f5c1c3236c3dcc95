import type { VNode } from 'preact';
import { choices } from '../../game/options.ts';
import type { ShownRecord } from './state/shown.ts';
import { WORDS } from './words.ts';

/** House rules under which other moves of the record would be against the rules. */
export function Readings({ shown }: { readonly shown: ShownRecord }): VNode | null {
  const { game } = shown.record;
  const { readings } = shown.audit;
  if (readings.length === 0) return null;
  return (
    <details class="viewer-readings">
      <summary>{WORDS.readings}</summary>
      <ul>
        {readings.map(({ option, value, irregular }) => {
          const spec = game.options.find(({ key }) => key === option);
          const how = spec && choices(spec).find((choice) => choice.value === value)?.label;
          const moves = irregular.map((at) => `move ${at + 1}`).join(', ');
          return (
            <li key={`${option}-${value}`}>
              {WORDS.under(spec?.title ?? option, how ?? String(value), moves)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
