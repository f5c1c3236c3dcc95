import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { Card } from '../../cards/card.ts';
import type { CardPlace, DeskPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { DeskGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { $cleared, $folded, $places, $target, clearDesk, layBack, showExample } from '../../stores/desk.ts';
import { type Draft, isEmpty, saidIn } from '../../stores/desk-draft.ts';
import { isAsked, isCards, lyingCards } from '../../stores/desk-things.ts';
import type { CardLook } from '../card-look.ts';
import { Field } from './Field.tsx';
import { faultAt } from './fault-at.ts';
import { HouseRules } from './HouseRules.tsx';
import { Kept } from './Kept.tsx';
import { More } from './More.tsx';
import { Picker } from './Picker.tsx';
import { Place } from './Place.tsx';
import { type Actions, Step } from './Step.tsx';
import { Typed } from './Typed.tsx';
import { Wrong } from './Wrong.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: DeskGame;
  readonly draft: Draft;
  readonly home: string;
  readonly looks: (card: Card) => CardLook;
  readonly fault: Fault | null;
  readonly onDone: () => void;
}

interface Sorted {
  /** To be filled with cards. */
  readonly forward: readonly CardPlace[];
  readonly fields: readonly DeskPlace[];
  /** Behind the others. */
  readonly aside: readonly DeskPlace[];
}

/** The places that are asked about now, by where they stand. */
function sorted(
  places: readonly DeskPlace[],
  json: JsonObject,
  isWrong: (place: DeskPlace) => boolean,
  target: CardPlace | null,
): Sorted {
  const asked = places.filter((place) => isAsked(place, json) || isWrong(place));
  // A seldom place comes forward once it is filled, chosen or wrong.
  const forward = asked
    .filter(isCards)
    .filter(
      (place) => !place.rare || place.read(json) !== undefined || place.id === target?.id || isWrong(place),
    );
  return {
    forward,
    fields: asked.filter((place) => !place.rare),
    aside: asked.filter((place) => (isCards(place) ? !forward.includes(place) : place.rare)),
  };
}

/** What can be done with the whole step. */
function actionsOf({ folded, bare, cleared }: Record<'folded' | 'bare' | 'cleared', boolean>): Actions {
  if (folded) return [{ label: WORDS.change, onAct: () => $folded.set(false) }];
  if (!bare) return [{ label: WORDS.clear, onAct: clearDesk }];
  const example = { label: WORDS.example, onAct: showExample };
  return cleared ? [{ label: WORDS.layBack, onAct: layBack }, example] : [example];
}

/** The first step: laying out what lies there, place by place, from the drawn pack. */
export function PutStep({ game, draft, home, looks, fault, onDone }: Props): VNode {
  const places = useStore($places);
  const target = useStore($target);
  const folded = useStore($folded);
  const cleared = useStore($cleared);
  const json = saidIn(draft);
  const counting = draft.question === 'count';
  const bare = counting ? Object.keys(json).length === 0 : isEmpty(game, draft);
  const lying = lyingCards(game.desk, places, json);
  const isWrong = (place: DeskPlace): boolean => faultAt(place, fault) !== null;
  const { forward, fields, aside } = sorted(places, json, isWrong, target);
  const nowhere = fault && !places.some(isWrong) ? fault.says : null;

  return (
    <Step
      number={1}
      id="put"
      title={counting ? WORDS.liesCount : WORDS.lies}
      folded={folded}
      actions={actionsOf({ folded, bare, cleared: cleared !== null })}
    >
      {bare && !counting && <Kept game={game} />}
      {nowhere && <Wrong says={nowhere} />}
      <div class="places">
        {forward.map((place) => (
          <Place
            key={place.id}
            game={game}
            place={place}
            json={json}
            looks={looks}
            chosen={place.id === target?.id}
            fault={fault}
          />
        ))}
      </div>
      {target && (
        <>
          <Picker game={game} looks={looks} target={target} lying={lying} />
          <Typed place={target.label} />
        </>
      )}
      {fields.map((place) => (
        <Field key={place.id} place={place} json={json} fault={fault} />
      ))}
      <More title={counting ? WORDS.restCount : WORDS.rest} places={aside} json={json} fault={fault} />
      <HouseRules game={game} draft={draft} home={home} />
      <button type="button" class="button primary put-done" onClick={onDone}>
        {counting ? WORDS.doneCount : WORDS.done}
      </button>
    </Step>
  );
}
