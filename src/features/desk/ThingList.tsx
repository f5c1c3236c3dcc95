import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { CardPlace } from '../../game/desk.ts';
import type { DeskGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { ZoneItem } from '../../game/zone.ts';
import { TABLE_LABELS } from '../../table/labels.ts';
import { Spot } from '../../table/Spot.tsx';
import type { CardLook } from '../../ui/card/card-look.ts';
import { LATE_WORDS } from './late-words.ts';
import { edit } from './state/edit.ts';
import { joinThings, moveThing, splitThing, takeAway, unseenInEntry } from './state/things.ts';

interface ThingToolsProps {
  readonly game: DeskGame;
  readonly place: CardPlace;
  readonly json: JsonObject;
  readonly touched: readonly number[];
  readonly onDone: () => void;
}

/** Tools for the touched things of a place. */
export function ThingTools({ game, place, json, touched, onDone }: ThingToolsProps): VNode {
  const things = place.read(json) ?? [];
  const [at = 0] = touched;
  const onlyThing = touched.length === 1 ? things[at] : undefined;
  const isCombined = onlyThing !== undefined && (game.desk.thing(onlyThing)?.cards.length ?? 0) > 1;
  const act = (change: (json: JsonObject) => JsonObject): void => {
    edit(change);
    onDone();
  };
  const button = (label: string, change: (json: JsonObject) => JsonObject): VNode => (
    <button type="button" class="chip" onClick={() => act(change)}>
      {label}
    </button>
  );
  const root = useRef<HTMLDivElement>(null);
  // When the tools are removed with their things, focus moves to the slot of the place.
  useEffect(() => {
    const slot = document.querySelector<HTMLElement>('.slot[aria-pressed="true"]');
    return () => {
      if (document.activeElement === document.body) slot?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={root} class="place-tools">
      {place.join &&
        touched.length > 1 &&
        button(LATE_WORDS.together, (currentJson) => joinThings(place, currentJson, touched))}
      {place.join && isCombined && button(LATE_WORDS.apart, (currentJson) => splitThing(game, place, currentJson, at))}
      {place.kind === 'pile' && onlyThing !== undefined && (
        <>
          {at > 0 && button(LATE_WORDS.lower, (currentJson) => moveThing(place, currentJson, at, -1))}
          {at < things.length - 1 && button(LATE_WORDS.higher, (currentJson) => moveThing(place, currentJson, at, 1))}
        </>
      )}
      {place.kind === 'pile' && (
        <button type="button" class="chip" onClick={onDone}>
          {LATE_WORDS.layOnIt}
        </button>
      )}
      {button(LATE_WORDS.takeAway, (currentJson) => takeAway(place, currentJson, touched))}
    </div>
  );
}

interface Props {
  readonly desk: DeskGame['desk'];
  readonly things: readonly string[];
  readonly looks: (card: Card) => CardLook;
  readonly touched: readonly number[];
  /** Index of the thing that a fault is about. */
  readonly wrongIndex: number | null;
  readonly onTouch: (at: number) => void;
}

/** The things of a place as small cards; a run of unseen cards is one card back with its number. */
export function ThingList({ desk, things, looks, touched, wrongIndex, onTouch }: Props): VNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away.
    <ul class={`things${things.length > MAX_IN_ROW ? ' is-many' : ''}`} role="list">
      {things.map((text, at) => {
        const unseen = unseenInEntry(text);
        const thing = unseen > 0 ? { cards: [UNKNOWN] } : desk.thing(text);
        const item: ZoneItem = {
          id: String(at),
          cards: thing?.cards ?? [],
          ...(thing && 'worth' in thing && thing.worth !== undefined ? { worth: thing.worth } : {}),
        };
        if (unseen > 0) {
          return (
            <li key={text} class="things-unseen">
              <Spot {...PLAIN_SPOT} item={item} looks={item.cards.map(looks)} />
              <span aria-hidden="true">×{unseen}</span>
              <span class="unseen">{`${unseen} ${LATE_WORDS.unseen}`}</span>
            </li>
          );
        }
        return (
          <li key={`${text}-${things.indexOf(text) === at ? 0 : at}`}>
            {thing ? (
              <Spot
                {...PLAIN_SPOT}
                item={item}
                looks={item.cards.map(looks)}
                isPicked={touched.includes(at)}
                isMarked={wrongIndex === at}
                isTabStop
                onPick={() => onTouch(at)}
              />
            ) : (
              <button
                type="button"
                class="things-strange"
                aria-pressed={touched.includes(at)}
                onClick={() => onTouch(at)}
              >
                {text}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Number of cards that fit side by side on a phone. */
const MAX_IN_ROW = 8;

const PLAIN_SPOT = {
  labels: { ...TABLE_LABELS, marked: LATE_WORDS.wrongThing },
  isPicked: false,
  isMarked: false,
  isHinted: false,
  isTabStop: false,
} as const;
