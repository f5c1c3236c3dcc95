import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { DeskPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import { faultAt } from './FaultText.tsx';
import { PlaceChip } from './PlaceChip.tsx';
import { $isLaying, $place, $places, $target, $twoSides } from './state/desk.ts';
import { drawnPlaces } from './state/sheet.ts';
import { chosenIndex, isAsked, isBlank, isCardPlace } from './state/things.ts';
import { isNarrow } from './window-size.ts';
import './place-bar.css';
import { useChipOverflow } from './use-chip-overflow.ts';
import { useTabStops } from './use-tab-stops.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly json: JsonObject;
  readonly fault: Fault | null;
  readonly houseRulesSummary: string;
  /** Name of the player who made the try; null if no try is asked about. */
  readonly mover: string | null;
  /** Clears the table; undefined while it is empty. */
  readonly onClear: (() => void) | undefined;
}

/** Id of the house-rules chip among the places. */
export const HOUSE_ID = 'house-rules';

/** Id of the chip for the player who made the try. */
export const MOVER_ID = 'mover';

/** A place's value in a few characters; empty if unsaid. */
function summarizePlace(place: DeskPlace, json: JsonObject): string {
  if (isCardPlace(place)) return '';
  if (place.kind === 'number') return String(place.read(json) ?? '');
  if (place.kind === 'list') return place.words(json).at(-1) ?? (place.read(json) ? place.emptyLabel : '');
  return place.choices[chosenIndex(place, json)]?.label ?? '';
}

/** Whether the place is shown without “More”: it is common, has a value or has a fault. */
const isShownByDefault = (place: DeskPlace, json: JsonObject, fault: Fault | null): boolean =>
  !place.rare || !isBlank(place.read(json)) || faultAt(place, fault) !== null;

/** A rare group of piles has one chip, named after the group; all other cards are touched on the sheet. */
function chipLabel(place: DeskPlace): string | null {
  if (!isCardPlace(place)) return place.label;
  if (!place.rare) return null;
  return place.among === undefined ? place.label : place.id.endsWith('-0') ? place.among : null;
}

/** Asks both sides before the ruling is shown. */
function TwoSidesChip(): VNode {
  const twoSides = useStore($twoSides);
  return (
    <button
      type="button"
      class="chip"
      aria-pressed={twoSides === 'asked'}
      onClick={() => $twoSides.set(twoSides ? null : 'asked')}
    >
      <span aria-hidden="true">⇅</span>
      <span class="unseen">{WORDS.twoSides}</span>
    </button>
  );
}

/** The places that have a chip: all that aren't on the sheet and are asked about. */
function listChipPlaces(
  places: readonly DeskPlace[],
  { json, fault }: Pick<Props, 'json' | 'fault'>,
  targetId?: string,
) {
  const drawnIds = drawnPlaces({ places, json, targetId }).map(({ id }) => id);
  return places.filter(
    (place) =>
      chipLabel(place) !== null && !drawnIds.includes(place.id) && (isAsked(place, json) || faultAt(place, fault)),
  );
}

/** What isn't on the sheet: whose turn it is, numbers, house rules; rare places are behind “More”. */
export function PlaceBar({ json, fault, houseRulesSummary, mover, onClear }: Props): VNode {
  const places = useStore($places);
  const [target, placeId] = [useStore($target), useStore($place)];
  const isLaying = useStore($isLaying);
  const chosenId = placeId === HOUSE_ID || placeId === MOVER_ID ? placeId : target?.id;
  const [isExpanded, setIsExpanded] = useState(false);
  const askedPlaces = listChipPlaces(places, { json, fault }, target?.id);
  const shownPlaces = askedPlaces.filter(
    (place) => isExpanded || place.id === chosenId || isShownByDefault(place, json, fault),
  );
  /** Folds the rare places in again on a phone, where they would cover the table. */
  const collapse = (): void => {
    if (isNarrow()) setIsExpanded(false);
  };
  useLayoutEffect(collapse, [isLaying]);
  const chip = (place: DeskPlace): VNode => (
    <PlaceChip
      key={place.id}
      id={place.id}
      label={chipLabel(place) ?? ''}
      note={summarizePlace(place, json)}
      isChosen={place.id === chosenId}
      hasFault={faultAt(place, fault) !== null}
      onChoose={collapse}
    />
  );
  const fixedChip = (id: string, label: string, note: string): VNode => (
    <PlaceChip {...{ id, label, note }} isChosen={chosenId === id} onChoose={collapse} />
  );
  const rowRef = useRef<HTMLDivElement>(null);
  useChipOverflow(rowRef, {
    lines: 1,
    keepsFirst: false,
    isExpanded,
    keepsMore: shownPlaces.length < askedPlaces.length || mover !== null,
  });
  const barRef = useRef<HTMLDivElement>(null);
  // After the overflow is hidden.
  useTabStops(barRef, '.place-bar');
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div ref={barRef} class={`place-bar${isExpanded ? ' is-all' : ''}`} role="group" aria-label={WORDS.places}>
      <div ref={rowRef} class="place-row">
        {shownPlaces.filter(({ rare }) => !rare).map(chip)}
        {fixedChip(HOUSE_ID, WORDS.house, houseRulesSummary)}
        {mover !== null && (isExpanded || chosenId === MOVER_ID) && fixedChip(MOVER_ID, WORDS.mover, mover)}
        {shownPlaces.filter(({ rare }) => rare).map(chip)}
        <button type="button" class="chip" onClick={() => setIsExpanded(true)}>
          {WORDS.rest}
        </button>
      </div>
      {mover !== null && <TwoSidesChip />}
      {onClear && (
        <button type="button" class="chip desk-clear" onClick={onClear}>
          {WORDS.clear}
        </button>
      )}
    </div>
  );
}
