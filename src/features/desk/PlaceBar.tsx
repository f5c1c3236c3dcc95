import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { DeskPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { DeskGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { faultAt } from './FaultText.tsx';
import { $game, $isLaying, $place, $places, $target, choosePlace } from './state/desk.ts';
import { chosenIndex, isAsked, isBlank, isCardPlace, unseenInEntry } from './state/things.ts';
import { isNarrow } from './window-size.ts';
import './place-bar.css';
import { useChipOverflow } from './use-chip-overflow.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly json: JsonObject;
  readonly fault: Fault | null;
  /** Whether the draft is still empty. */
  readonly isEmpty: boolean;
  readonly houseRulesSummary: string;
  /** Name of the player who made the try; null if no try is asked about. */
  readonly mover: string | null;
}

/** Id of the house-rules chip among the places. */
export const HOUSE_ID = 'house-rules';

/** Id of the chip for the player who made the try. */
export const MOVER_ID = 'mover';

/** A place's value in a few characters; empty if unsaid. */
function summarizePlace(place: DeskPlace, json: JsonObject): string {
  if (isCardPlace(place)) {
    const things = place.read(json) ?? [];
    const seenCount = things.filter((text) => unseenInEntry(text) === 0).length;
    if (place.read(json)?.length === 0) return WORDS.none.toLowerCase();
    return seenCount > 0 ? String(seenCount) : '';
  }
  if (place.kind === 'number') return String(place.read(json) ?? '');
  if (place.kind === 'list') return place.words(json).at(-1) ?? (place.read(json) ? place.emptyLabel : '');
  return place.choices[chosenIndex(place, json)]?.label ?? '';
}

/** Whether the place is shown without “More”: it is common, has a value or has a fault. */
const isShownByDefault = (place: DeskPlace, json: JsonObject, fault: Fault | null): boolean =>
  !place.rare || !isBlank(place.read(json)) || faultAt(place, fault) !== null;

/** The group of similar places that this one belongs to. */
const groupOf = (place: DeskPlace): string | undefined => (isCardPlace(place) ? place.among : undefined);

/** The top card of a place in a group, or a dash if the place is empty. */
function describeTop(game: DeskGame | null, place: DeskPlace, json: JsonObject): string {
  if (isCardPlace(place) && place.read(json)?.length === 0) return '–';
  const top = isCardPlace(place) ? place.read(json)?.at(-1) : undefined;
  const card = top === undefined || unseenInEntry(top) > 0 ? undefined : game?.desk.thing(top)?.cards[0];
  return card === undefined ? '' : (game?.pack.text(card) ?? '');
}

interface PlaceChipProps {
  /** Id of the place to choose. */
  readonly id: string;
  readonly label: string;
  /** Number within its group, from 1; shown instead of the label, which is still read out. */
  readonly nth?: number;
  readonly note: string;
  readonly isChosen: boolean;
  readonly hasFault?: boolean;
  readonly onChoose: () => void;
}

/** A button that chooses a place, with the place's value. */
function PlaceChip({ id, label, nth, note, isChosen, hasFault = false, onChoose }: PlaceChipProps): VNode {
  return (
    <button
      type="button"
      class={`chip${hasFault ? ' is-wrong' : ''}`}
      data-place={id}
      aria-pressed={isChosen}
      onClick={() => {
        choosePlace(id);
        onChoose();
      }}
    >
      {nth !== undefined && <span aria-hidden="true">{nth}</span>}
      <span class={nth === undefined ? undefined : 'unseen'}>{label}</span>{' '}
      {note !== '' && (
        <small>
          <CardText text={note} />
        </small>
      )}
    </button>
  );
}

/** Places without a group, and the names of the groups. */
function splitGroups(places: readonly DeskPlace[]): {
  readonly ungroupedPlaces: readonly DeskPlace[];
  readonly groups: readonly string[];
} {
  return {
    ungroupedPlaces: places.filter((place) => groupOf(place) === undefined),
    groups: [...new Set(places.flatMap((place) => groupOf(place) ?? []))],
  };
}

/** All places of the table; rare ones are behind “More”. */
export function PlaceBar({ json, fault, isEmpty, houseRulesSummary, mover }: Props): VNode {
  const [game, places] = [useStore($game), useStore($places)];
  const [target, placeId] = [useStore($target), useStore($place)];
  const isLaying = useStore($isLaying);
  const chosenId = placeId === HOUSE_ID || placeId === MOVER_ID ? placeId : target?.id;
  const [isExpanded, setIsExpanded] = useState(false);
  const askedPlaces = places.filter((place) => isAsked(place, json) || faultAt(place, fault));
  const shownPlaces = askedPlaces.filter(
    (place) => isExpanded || place.id === chosenId || isShownByDefault(place, json, fault),
  );
  /** Folds the rare places in again on a phone, where they would cover the table. */
  const collapse = (): void => {
    if (isNarrow()) setIsExpanded(false);
  };
  useLayoutEffect(collapse, [isLaying]);
  const chip = (place: DeskPlace, nth?: number): VNode => (
    <PlaceChip
      key={place.id}
      id={place.id}
      label={place.label}
      {...(nth === undefined ? {} : { nth })}
      note={nth === undefined ? summarizePlace(place, json) : describeTop(game, place, json)}
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
    lines: isLaying && !isEmpty ? 2 : 1,
    isExpanded,
    keepsMore: shownPlaces.length < askedPlaces.length || mover !== null,
  });
  const { ungroupedPlaces, groups } = splitGroups(shownPlaces);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class={`place-bar${isExpanded ? ' is-all' : ''}`} role="group" aria-label={WORDS.places}>
      <div ref={rowRef} class="place-row">
        {ungroupedPlaces.filter(({ rare }) => !rare).map((place) => chip(place))}
        {fixedChip(HOUSE_ID, WORDS.house, houseRulesSummary)}
        {mover !== null && (isExpanded || chosenId === MOVER_ID) && fixedChip(MOVER_ID, WORDS.mover, mover)}
        {ungroupedPlaces.filter(({ rare }) => rare).map((place) => chip(place))}
        <button type="button" class="chip" onClick={() => setIsExpanded(true)}>
          {WORDS.rest}
        </button>
      </div>
      {groups.map((group) => (
        <div key={group} class="place-alike">
          <span aria-hidden="true">{group}</span>
          {places
            .filter((place) => groupOf(place) === group)
            .map((place, index) => shownPlaces.includes(place) && chip(place, index + 1))}
        </div>
      ))}
    </div>
  );
}
