import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { NumberPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { faultAt } from './fault-at.ts';
import { sayOf } from './state/edit.ts';

interface Props {
  readonly place: NumberPlace;
  readonly json: JsonObject;
  readonly fault: Fault | null;
}

/** A number of the table: points before, the session. */
export function Amount({ place, json, fault }: Props): VNode {
  const id = useId();
  const { min, max } = place;
  const wrong = faultAt(place, fault);
  return (
    <p class="field">
      <label for={id}>{place.label}</label>
      <input
        id={id}
        type="number"
        inputmode="numeric"
        min={min}
        max={max}
        step={1}
        value={String(place.read(json) ?? '')}
        aria-invalid={wrong !== null}
        onInput={({ currentTarget }) => {
          const n = currentTarget.valueAsNumber;
          if (currentTarget.value === '' && !currentTarget.validity.badInput) sayOf(place, undefined);
          if (Number.isInteger(n) && n >= min && n <= max) sayOf(place, n);
        }}
      />
      {wrong && (
        <Announced as="span" class="place-wrong">
          {wrong.says}
        </Announced>
      )}
    </p>
  );
}
