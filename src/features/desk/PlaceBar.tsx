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
import { NONE } from './state/place-answers.ts';
import { chosenIndex, isAsked, isBlank, isCardPlace, unseenInEntry } from './state/things.ts';
import { isNarrow } from './window-size.ts';
import './place-bar.css';
import { useFit } from './use-fit.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly json: JsonObject;
  readonly fault: Fault | null;
  /** Nothing was said yet. */
  readonly bare: boolean;
  /** How the house rules stand, in a word. */
  readonly house: string;
  /** Whoever tried it, where a try is asked about; null where it is whoever it looks like. */
  readonly mover: string | null;
}

/** Where the house rules stand among the places. */
export const HOUSE = 'house-rules';

/** Where it stands who tried it. */
export const MOVER = 'mover';

/** What was said of a place, as short as can be; empty where nothing was. */
function summarizePlace(place: DeskPlace, json: JsonObject): string {
  if (isCardPlace(place)) {
    const things = place.read(json) ?? [];
    const seen = things.filter((text) => unseenInEntry(text) === 0).length;
    if (place.read(json)?.length === 0) return NONE.toLowerCase();
    return seen > 0 ? String(seen) : '';
  }
  if (place.kind === 'number') return String(place.read(json) ?? '');
  if (place.kind === 'list') return place.words(json).at(-1) ?? (place.read(json) ? place.emptyLabel : '');
  return place.choices[chosenIndex(place, json)]?.label ?? '';
}

/** Whether it is shown unasked: not seldom, or something was said of it, or is wrong there. */
const isShownUnasked = (place: DeskPlace, json: JsonObject, fault: Fault | null): boolean =>
  !place.rare || !isBlank(place.read(json)) || faultAt(place, fault) !== null;

/** The several alike that a place is one of. */
const groupOf = (place: DeskPlace): string | undefined => (isCardPlace(place) ? place.among : undefined);

/** What lies on top of one of several alike. */
function describeTop(game: DeskGame | null, place: DeskPlace, json: JsonObject): string {
  if (isCardPlace(place) && place.read(json)?.length === 0) return '–';
  const top = isCardPlace(place) ? place.read(json)?.at(-1) : undefined;
  const card = top === undefined || unseenInEntry(top) > 0 ? undefined : game?.desk.thing(top)?.cards[0];
  return card === undefined ? '' : (game?.pack.text(card) ?? '');
}

interface PlaceChipProps {
  /** What it chooses. */
  readonly id: string;
  readonly label: string;
  /** Which of several alike it is, from 1: said instead of the label to whoever sees them side by side. */
  readonly nth?: number;
  readonly note: string;
  readonly chosen: boolean;
  readonly wrong?: boolean;
  readonly onChoose: () => void;
}

/** A place to be chosen, with what was said of it. */
function PlaceChip({ id, label, nth, note, chosen, wrong = false, onChoose }: PlaceChipProps): VNode {
  return (
    <button
      type="button"
      class={`chip${wrong ? ' is-wrong' : ''}`}
      data-place={id}
      aria-pressed={chosen}
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

/** Every place of the table, to be chosen and filled: what seldom matters is behind the others. */
export function PlaceBar({ json, fault, bare, house, mover }: Props): VNode {
  const game = useStore($game);
  const places = useStore($places);
  const target = useStore($target);
  const place = useStore($place);
  const laying = useStore($isLaying);
  const chosen = place === HOUSE || place === MOVER ? place : target?.id;
  const [all, setAll] = useState(false);
  const asked = places.filter((place) => isAsked(place, json) || faultAt(place, fault));
  const shown = asked.filter((place) => all || place.id === chosen || isShownUnasked(place, json, fault));
  /** Out of the way again: what was behind it would stand where the table is. */
  const shut = (): void => {
    if (isNarrow()) setAll(false);
  };
  useLayoutEffect(shut, [laying]);
  const chip = (place: DeskPlace, nth?: number): VNode => (
    <PlaceChip
      key={place.id}
      id={place.id}
      label={place.label}
      {...(nth === undefined ? {} : { nth })}
      note={nth === undefined ? summarizePlace(place, json) : describeTop(game, place, json)}
      chosen={place.id === chosen}
      wrong={faultAt(place, fault) !== null}
      onChoose={shut}
    />
  );
  const row = useRef<HTMLDivElement>(null);
  useFit(row, {
    lines: laying && !bare ? 2 : 1,
    open: all,
    more: shown.length < asked.length || mover !== null,
  });
  const alone = shown.filter((place) => groupOf(place) === undefined);
  const amongs = [...new Set(shown.flatMap((place) => groupOf(place) ?? []))];
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class={`place-bar${all ? ' is-all' : ''}`} role="group" aria-label={WORDS.places}>
      <div ref={row} class="place-row">
        {alone.filter(({ rare }) => !rare).map((place) => chip(place))}
        <PlaceChip id={HOUSE} label={WORDS.house} note={house} chosen={chosen === HOUSE} onChoose={shut} />
        {mover !== null && (all || chosen === MOVER) && (
          <PlaceChip id={MOVER} label={WORDS.mover} note={mover} chosen={chosen === MOVER} onChoose={shut} />
        )}
        {alone.filter(({ rare }) => rare).map((place) => chip(place))}
        <button type="button" class="chip" onClick={() => setAll(true)}>
          {WORDS.rest}
        </button>
      </div>
      {amongs.map((among) => (
        <div key={among} class="place-alike">
          <span aria-hidden="true">{among}</span>
          {places
            .filter((place) => groupOf(place) === among)
            .map((place, at) => shown.includes(place) && chip(place, at + 1))}
        </div>
      ))}
    </div>
  );
}
