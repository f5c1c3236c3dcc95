import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import type { DeskPlace, ListPlace, NumberPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { Json, JsonObject } from '../../game/json.ts';
import { seatsOf } from '../../game/seat.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { FaultText, faultAt } from './FaultText.tsx';
import { LATE_WORDS } from './late-words.ts';
import { type DeskDraft, deskNaming } from './state/draft.ts';
import { editPlace, setMover } from './state/edit.ts';

/** Asks which seat made the try. */
export function MoverField({ draft, seats }: { readonly draft: DeskDraft; readonly seats: number }): VNode {
  const name = deskNaming(draft);
  return (
    <fieldset class="ways">
      <legend>{LATE_WORDS.whoTried}</legend>
      <div class="ways-row">
        {seatsOf({ seats }).map((seat) => (
          <label key={seat}>
            <input type="radio" name="mover" checked={seat === draft.seat} onChange={() => setMover(seat)} />
            <span>{capitalize(name(seat))}</span>
          </label>
        ))}
      </div>
      <p>{LATE_WORDS.aboutMover}</p>
    </fieldset>
  );
}

interface ListFieldProps {
  readonly place: ListPlace;
  readonly json: JsonObject;
  readonly fault: Fault | null;
}

/** A list of spoken words, such as bids: those so far, and for each speaker what can come next. */
function ListField({ place, json, fault }: ListFieldProps): VNode {
  const words = place.words(json);
  const entries: readonly Json[] = place.read(json) ?? [];
  const isSaid = place.read(json) !== undefined;
  const placeFault = faultAt(place, fault);
  return (
    <div class="spoken">
      <p class="spoken-so-far">
        <span>{words.length > 0 ? words.join(', ') : isSaid ? `${place.emptyLabel}.` : place.placeholder}</span>
        {!isSaid && (
          <button type="button" class="chip" onClick={() => editPlace(place, [])}>
            {place.emptyLabel}
          </button>
        )}
        {words.length > 0 && (
          <button
            type="button"
            class="chip"
            onClick={() => editPlace(place, entries.length > 1 ? entries.slice(0, -1) : undefined)}
          >
            {LATE_WORDS.takeBackLast}
          </button>
        )}
      </p>
      {placeFault && <FaultText says={placeFault.says} />}
      {place.next(json).map(({ label, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
        <div key={label} class="spoken-line" role="group" aria-label={label}>
          <span aria-hidden="true">{label}</span>
          {choices.map((choice) => (
            <button key={choice.label} type="button" class="chip" onClick={() => editPlace(place, choice.said)}>
              {choice.label}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

interface NumberFieldProps {
  readonly place: NumberPlace;
  readonly json: JsonObject;
  readonly fault: Fault | null;
}

/** How many of the smallest numbers take one touch. */
const MAX_QUICK_NUMBERS = 10;

function NumberField({ place, json, fault }: NumberFieldProps): VNode {
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

interface Props {
  readonly place: DeskPlace;
  readonly json: JsonObject;
  readonly fault: Fault | null;
}

/** The input for a place without cards. */
export function Field({ place, json, fault }: Props): VNode | null {
  switch (place.kind) {
    case 'choice':
      return <ChoiceField place={place} json={json} fault={fault} />;
    case 'number':
      return <NumberField place={place} json={json} fault={fault} />;
    case 'list':
      return <ListField place={place} json={json} fault={fault} />;
    default:
      return null;
  }
}
