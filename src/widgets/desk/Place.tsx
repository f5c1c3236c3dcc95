import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Card } from '../../cards/card.ts';
import type { CardPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { DeskGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { $place } from '../../stores/desk.ts';
import { completed } from '../../stores/desk-draft.ts';
import { sayOf } from '../../stores/desk-edit.ts';
import { unseenCount, withUnseen } from '../../stores/desk-things.ts';
import type { CardLook } from '../card-look.ts';
import './place.css';
import { Field } from './Field.tsx';
import { faultAt } from './fault-at.ts';
import { PlaceHead } from './PlaceHead.tsx';
import { Tools } from './soon.tsx';
import { ThatIsAll } from './ThatIsAll.tsx';
import { Things } from './Things.tsx';
import { Wrong } from './Wrong.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: DeskGame;
  readonly place: CardPlace;
  readonly json: JsonObject;
  readonly looks: (card: Card) => CardLook;
  readonly chosen: boolean;
  readonly fault: Fault | null;
}

/** Whether the game completes the place by itself, whatever number of unseen cards one would say. */
function isFixed(game: DeskGame, place: CardPlace, json: JsonObject): boolean {
  const things = place.read(json) ?? place.usual ?? [];
  const more = withUnseen(things, place.kind, unseenCount(things) + 1);
  const read = place.read(completed(game, place.write(json, more)));
  return unseenCount(read ?? place.usual ?? []) !== unseenCount(more);
}

const toggled = (touched: readonly number[], at: number): readonly number[] =>
  touched.includes(at) ? touched.filter((one) => one !== at) : [...touched, at];

/** A place to fill: its name chooses it, its things can be touched, its unseen cards counted. */
export function Place({ game, place, json, looks, chosen, fault }: Props): VNode {
  const [touched, setTouched] = useState<readonly number[]>([]);
  const said = place.read(json);
  const things = said ?? [];
  const marked = touched.filter((at) => at < things.length);
  const wrong = faultAt(place, fault);
  // The pack stays near: a seldom place that is filled says so in one line.
  const brief = place.rare === true && !chosen && !wrong;
  const choose = (): void => $place.set(place.id);
  // Where the game knows how many lie there, nobody says it.
  const fixed = isFixed(game, place, json);
  const questions = [...new Set(things)].flatMap((text) => place.ask?.(text) ?? []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div
      role="group"
      aria-label={place.label}
      class={`place${chosen ? ' is-chosen' : ''}${brief ? ' is-brief' : ''}${place.half ? ' is-half' : ''}${wrong ? ' is-wrong' : ''}`}
      data-place={place.id}
      onPointerDown={choose}
    >
      <PlaceHead
        place={place}
        said={said}
        chosen={chosen}
        brief={brief}
        fixed={fixed}
        onChoose={choose}
        onWipe={() => {
          setTouched([]);
          sayOf(place, undefined);
        }}
      />
      {brief ? null : things.length > 0 ? (
        <Things
          desk={game.desk}
          things={things}
          looks={looks}
          touched={marked}
          wrong={wrong?.at ?? null}
          onTouch={(at) => setTouched(toggled(marked, at))}
        />
      ) : (
        <p class="place-empty">
          {said ? WORDS.none : chosen ? `${place.unsaid}. ${WORDS.tapBelow}` : place.unsaid}
        </p>
      )}
      {wrong && <Wrong says={wrong.says} />}
      {!brief &&
        questions.map((question) => <Field key={question.id} place={question} json={json} fault={fault} />)}
      {chosen && !fixed && <ThatIsAll place={place} things={things} />}
      {marked.length > 0 && (
        <Tools game={game} place={place} json={json} touched={marked} onDone={() => setTouched([])} />
      )}
    </div>
  );
}
