import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { ChoicePlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { FaultText, faultAt } from './FaultText.tsx';
import { editPlace } from './state/edit.ts';
import { chosenIndex } from './state/things.ts';
import { WORDS } from './words.ts';

interface ChoiceFieldProps {
  readonly place: ChoicePlace;
  readonly json: JsonObject;
  readonly fault: Fault | null;
}

/** With more choices than this, the field is a select. */
const MAX_RADIOS = 24;

/** One value out of a few, such as whose turn it is or who made a combined card. */
export function ChoiceField({ place, json, fault }: ChoiceFieldProps): VNode {
  const name = useId();
  const { label, choices } = place;
  const index = chosenIndex(place, json);
  const placeFault = faultAt(place, fault);
  const alert = placeFault && <FaultText says={placeFault.says} />;
  if (choices.length > MAX_RADIOS) {
    return (
      <p class="field">
        <label for={name}>
          <CardText text={label} />
        </label>
        <select
          id={name}
          value={String(index)}
          onChange={({ currentTarget }) => editPlace(place, choices[Number(currentTarget.value)]?.value)}
        >
          {index < 0 && <option value="-1">{WORDS.notSaid}</option>}
          {choices.map((choice, i) => (
            <option key={choice.label} value={String(i)}>
              {choice.label}
            </option>
          ))}
        </select>
        {alert}
      </p>
    );
  }
  return (
    <fieldset class="ways">
      <legend>
        <CardText text={label} />
      </legend>
      <div class="ways-row">
        {choices.map((choice, i) => (
          <label key={choice.label}>
            <input type="radio" name={name} checked={i === index} onChange={() => editPlace(place, choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {alert}
    </fieldset>
  );
}
