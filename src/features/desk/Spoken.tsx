import type { VNode } from 'preact';
import type { ListPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { Json, JsonObject } from '../../game/json.ts';
import { faultAt } from './fault-at.ts';
import { sayOf } from './state/edit.ts';
import { Wrong } from './Wrong.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly place: ListPlace;
  readonly json: JsonObject;
  readonly fault: Fault | null;
}

/** Words said one after the other: those so far, and what can come next, a line for each speaker. */
export function Spoken({ place, json, fault }: Props): VNode {
  const words = place.words(json);
  const said: readonly Json[] = place.read(json) ?? [];
  const isSaid = place.read(json) !== undefined;
  const wrong = faultAt(place, fault);
  return (
    <div class="spoken">
      <p class="spoken-so-far">
        <span>{words.length > 0 ? words.join(', ') : isSaid ? `${place.none}.` : place.unsaid}</span>
        {!isSaid && (
          <button type="button" class="chip" onClick={() => sayOf(place, [])}>
            {place.none}
          </button>
        )}
        {words.length > 0 && (
          <button
            type="button"
            class="chip"
            onClick={() => sayOf(place, said.length > 1 ? said.slice(0, -1) : undefined)}
          >
            {WORDS.unsay}
          </button>
        )}
      </p>
      {wrong && <Wrong says={wrong.says} />}
      {place.next(json).map(({ label, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
        <div key={label} class="spoken-line" role="group" aria-label={label}>
          <span aria-hidden="true">{label}</span>
          {choices.map((choice) => (
            <button key={choice.label} type="button" class="chip" onClick={() => sayOf(place, choice.said)}>
              {choice.label}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
