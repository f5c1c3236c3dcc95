import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Card } from '../../cards/card.ts';
import { count } from '../../cards/words.ts';
import type { CardPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { $place } from '../../stores/desk.ts';
import { sayOf } from '../../stores/desk-edit.ts';
import { unseenCount, unseenIn, withUnseen } from '../../stores/desk-things.ts';
import type { CardLook } from '../card-look.ts';
import './place.css';
import { faultAt } from './fault-at.ts';
import { Things } from './Things.tsx';
import { Tools } from './Tools.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: Game;
  readonly place: CardPlace;
  readonly json: JsonObject;
  readonly looks: (card: Card) => CardLook;
  readonly chosen: boolean;
  readonly fault: Fault | null;
  /** What to do while it is empty. */
  readonly hint: string;
}

/** A place to fill: its name chooses it, its things can be touched, its unseen cards counted. */
export function Place({ game, place, json, looks, chosen, fault, hint }: Props): VNode {
  const [touched, setTouched] = useState<readonly number[]>([]);
  const said = place.read(json);
  const things = said ?? [];
  const marked = touched.filter((at) => at < things.length);
  const unseen = unseenCount(said ?? place.usual ?? []);
  const wrong = faultAt(place, fault);
  const cards = things.filter((text) => unseenIn(text) === 0).length + unseenCount(things);
  // The pack stays near: a seldom place that is filled says so in one line.
  const brief = place.rare === true && !chosen && !wrong;
  const choose = (): void => $place.set(place.id);
  const setUnseen = (n: number): void => sayOf(place, withUnseen(things, place.kind, n));

  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div
      role="group"
      aria-label={place.label}
      class={`place${chosen ? ' is-chosen' : ''}${brief ? ' is-brief' : ''}${place.half ? ' is-half' : ''}${wrong ? ' is-wrong' : ''}`}
      data-place={place.id}
      onPointerDown={choose}
    >
      <div class="place-head">
        <button type="button" class="place-name" aria-pressed={chosen} onClick={choose}>
          {place.label}
          {brief && <small> {count(cards, 'card')}</small>}
        </button>
        {chosen && place.unseen && (
          <span class="stepper">
            <button
              type="button"
              aria-label={WORDS.fewer(place.label)}
              aria-disabled={unseen === 0}
              onClick={() => unseen > 0 && setUnseen(unseen - 1)}
            >
              −
            </button>
            <output>
              {unseen} <small>{WORDS.unseen}</small>
            </output>
            <button type="button" aria-label={WORDS.more(place.label)} onClick={() => setUnseen(unseen + 1)}>
              +
            </button>
          </span>
        )}
        {said !== undefined && (
          <button
            type="button"
            class="place-wipe"
            aria-label={WORDS.wipe(place.label)}
            onClick={() => {
              setTouched([]);
              sayOf(place, undefined);
            }}
          >
            ×
          </button>
        )}
      </div>
      {brief ? null : things.length > 0 ? (
        <Things
          desk={game.desk}
          things={things}
          looks={looks}
          touched={marked}
          wrong={wrong?.at ?? null}
          onTouch={(at) =>
            setTouched(marked.includes(at) ? marked.filter((one) => one !== at) : [...marked, at])
          }
        />
      ) : (
        <p class="place-empty">{chosen ? `${place.unsaid}. ${hint}` : place.unsaid}</p>
      )}
      {wrong && (
        <p class="place-wrong" role="alert">
          {wrong.says}
        </p>
      )}
      {marked.length > 0 && (
        <Tools game={game} place={place} json={json} touched={marked} onDone={() => setTouched([])} />
      )}
    </div>
  );
}
