import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { Card } from '../../cards/card.ts';
import type { Fault } from '../../game/fault.ts';
import type { Game } from '../../game/game.ts';
import { $folded, $places, $target, clearDesk, showExample } from '../../stores/desk.ts';
import { type Draft, isEmpty, saidIn } from '../../stores/desk-draft.ts';
import { isCards, lyingCards } from '../../stores/desk-things.ts';
import type { CardLook } from '../card-look.ts';
import { Choice } from './Choice.tsx';
import { faultAt } from './fault-at.ts';
import { HouseRules } from './HouseRules.tsx';
import { Kept } from './Kept.tsx';
import { More } from './More.tsx';
import { Picker } from './Picker.tsx';
import { Place } from './Place.tsx';
import { Step } from './Step.tsx';
import { Typed } from './Typed.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: Game;
  readonly draft: Draft;
  readonly home: string;
  readonly looks: (card: Card) => CardLook;
  readonly fault: Fault | null;
  /** The zone one plays from. */
  readonly hand: string | undefined;
  readonly onDone: () => void;
}

/** The first step: laying out what lies there, place by place, from the drawn pack. */
export function PutStep({ game, draft, home, looks, fault, hand, onDone }: Props): VNode {
  const places = useStore($places);
  const target = useStore($target);
  const folded = useStore($folded);
  const json = saidIn(draft);
  const counting = draft.question === 'count';
  const bare = counting ? Object.keys(json).length === 0 : isEmpty(game, draft);
  const lying = lyingCards(game.desk, places, json);
  // A seldom place comes forward once it is filled, chosen or wrong.
  const forward = places.filter(
    (place) =>
      isCards(place) &&
      (!place.rare || place.read(json) !== undefined || place.id === target?.id || faultAt(place, fault)),
  );
  const aside = places.filter((place) => !forward.includes(place));
  const nowhere = fault && !places.some((place) => faultAt(place, fault)) ? fault.says : null;

  return (
    <Step
      number={1}
      id="put"
      title={counting ? WORDS.liesCount : WORDS.lies}
      folded={folded}
      action={
        folded
          ? { label: WORDS.change, onAct: () => $folded.set(false) }
          : bare
            ? { label: WORDS.example, onAct: showExample }
            : { label: WORDS.clear, onAct: clearDesk }
      }
    >
      {bare && !counting && <Kept game={game} />}
      {nowhere && (
        <p class="place-wrong" role="alert">
          {nowhere}
        </p>
      )}
      <div class="places">
        {forward.filter(isCards).map((place) => (
          <Place
            key={place.id}
            game={game}
            place={place}
            json={json}
            looks={looks}
            chosen={place.id === target?.id}
            fault={fault}
            hint={place.id === hand ? WORDS.tapPlayed : WORDS.tapBelow}
          />
        ))}
      </div>
      {target && (
        <>
          <Picker game={game} looks={looks} target={target} lying={lying} />
          <Typed place={target.label} />
        </>
      )}
      {aside
        .filter((place) => place.kind === 'choice' && !place.rare)
        .map(
          (place) =>
            place.kind === 'choice' && <Choice key={place.id} place={place} json={json} fault={fault} />,
        )}
      <More
        title={counting ? WORDS.restCount : WORDS.rest}
        places={aside.filter((place) => place.rare)}
        json={json}
        fault={fault}
      />
      <HouseRules game={game} draft={draft} home={home} />
      <button type="button" class="button primary put-done" onClick={onDone}>
        {counting ? WORDS.doneCount : WORDS.done}
      </button>
    </Step>
  );
}
