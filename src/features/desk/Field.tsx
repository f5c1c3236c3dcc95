import type { VNode } from 'preact';
import { capitalize } from '../../cards/words.ts';
import type { DeskPlace, ListPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { Json, JsonObject } from '../../game/json.ts';
import { seatsOf } from '../../game/seat.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FaultText, faultAt } from './FaultText.tsx';
import { LATE_WORDS } from './late-words.ts';
import { NumberField } from './NumberField.tsx';
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
