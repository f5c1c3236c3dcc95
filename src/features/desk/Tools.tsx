import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CardPlace } from '../../game/desk.ts';
import type { DeskBox } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { edit } from './state/edit.ts';
import { apart, joined, shifted, without } from './state/things.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly game: DeskBox;
  readonly place: CardPlace;
  readonly json: JsonObject;
  readonly touched: readonly number[];
  readonly onDone: () => void;
}

/** What can be done with the things one has touched in a place. */
export function Tools({ game, place, json, touched, onDone }: Props): VNode {
  const things = place.read(json) ?? [];
  const [at = 0] = touched;
  const only = touched.length === 1 ? things[at] : undefined;
  const several = only !== undefined && (game.desk.thing(only)?.cards.length ?? 0) > 1;
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
  // What the tools were for is gone with them: the place's name is where one goes on.
  useEffect(() => {
    const name = document.querySelector<HTMLElement>('.place-bar [aria-pressed="true"]');
    return () => {
      if (document.activeElement === document.body) name?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={root} class="place-tools">
      {place.join && touched.length > 1 && button(WORDS.together, (now) => joined(place, now, touched))}
      {place.join && several && button(WORDS.apart, (now) => apart(game, place, now, at))}
      {place.kind === 'pile' && only !== undefined && (
        <>
          {at > 0 && button(WORDS.lower, (now) => shifted(place, now, at, -1))}
          {at < things.length - 1 && button(WORDS.higher, (now) => shifted(place, now, at, 1))}
        </>
      )}
      {button(WORDS.takeAway, (now) => without(place, now, touched))}
    </div>
  );
}
