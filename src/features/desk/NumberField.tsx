import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { NumberPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { faultAt } from './FaultText.tsx';
import { editPlace } from './state/edit.ts';

interface NumberFieldProps {
  readonly place: NumberPlace;
  readonly json: JsonObject;
  readonly fault: Fault | null;
}

/** How many of the smallest numbers take one touch. */
const MAX_QUICK_NUMBERS = 10;

/** One of a few numbers with one touch, or any number in a box. */
export function NumberField({ place, json, fault }: NumberFieldProps): VNode {
  const id = useId();
  const { min, max, label } = place;
  const current = place.read(json);
  const placeFault = faultAt(place, fault);
  const quickNumbers = Array.from({ length: Math.min(max - min + 1, MAX_QUICK_NUMBERS) }, (_, i) => min + i);
  return (
    <fieldset class="ways">
      <legend>{label}</legend>
      <div class="ways-row">
        {quickNumbers.map((n) => (
          <label key={n}>
            <input type="radio" name={id} checked={n === current} onChange={() => editPlace(place, n)} />
            <span>{n}</span>
          </label>
        ))}
        {max >= min + MAX_QUICK_NUMBERS && (
          <input
            type="number"
            inputmode="numeric"
            aria-label={label}
            min={min}
            max={max}
            step={1}
            value={String(current ?? '')}
            aria-invalid={placeFault !== null}
            onInput={({ currentTarget }) => {
              const n = currentTarget.valueAsNumber;
              if (currentTarget.value === '' && !currentTarget.validity.badInput) editPlace(place, undefined);
              if (Number.isInteger(n) && n >= min && n <= max) editPlace(place, n);
            }}
          />
        )}
      </div>
      {placeFault && (
        <Announced as="span" class="place-wrong">
          {placeFault.says}
        </Announced>
      )}
    </fieldset>
  );
}
