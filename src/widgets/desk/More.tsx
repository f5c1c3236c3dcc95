import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import { $place } from '../../stores/desk.ts';
import { isCards } from '../../stores/desk-things.ts';
import { Field } from './Field.tsx';
import { faultAt } from './fault-at.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly title: string;
  readonly places: readonly DeskPlace[];
  readonly json: JsonObject;
  readonly fault: Fault | null;
}

/** What seldom matters to a ruling. Opens by itself where something in it is wrong. */
export function More({ title, places, json, fault }: Props): VNode | null {
  const [opened, setOpened] = useState(false);
  const cards = places.filter(isCards);
  const others = places.filter((place) => !isCards(place));
  const open = opened || places.some((place) => faultAt(place, fault));
  if (places.length === 0) return null;
  return (
    <details class="fold" open={open} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{title}</summary>
      {cards.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
        <div class="more-places" role="group" aria-label={WORDS.addPlace}>
          {cards.map((place) => (
            <button key={place.id} type="button" class="chip" onClick={() => $place.set(place.id)}>
              {place.label} <small>{place.unsaid}</small>
            </button>
          ))}
        </div>
      )}
      <div class="fields">
        {others.map((place) => (
          <Field key={place.id} place={place} json={json} fault={fault} />
        ))}
      </div>
    </details>
  );
}
