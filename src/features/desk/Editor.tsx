import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { Card } from '../../cards/card.ts';
import type { CardPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { DeskGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { packOf } from '../../game/pack-of.ts';
import type { CardLook } from '../../ui/card/card-look.ts';
import { $draft, $place, $places, $target, $touchedThings } from './state/desk.ts';
import { countFormOf, type DeskDraft, MOVE_QUESTION, placeJsonOf, questionsAbout } from './state/draft.ts';
import { editPlace, leaveHouseRules, removeLast, tapCard } from './state/edit.ts';
import { isCardPlace, locateCards, unseenInEntry } from './state/things.ts';
import './editor.css';
import { FaultText, faultAt } from './FaultText.tsx';
import { Keypad } from './Keypad.tsx';
import { DeskHouseRules, Field, MoverField, PlaceTools, ThingList, ThingTools, TypedLine } from './lazy-parts.tsx';
import { HOUSE_ID, MOVER_ID } from './PlaceBar.tsx';
import { WORDS } from './words.ts';

interface CardsEditorProps {
  readonly game: DeskGame;
  readonly place: CardPlace;
  readonly json: JsonObject;
  readonly looks: (card: Card) => CardLook;
  readonly fault: Fault | null;
}

const toggle = (indices: readonly number[], index: number): readonly number[] =>
  indices.includes(index) ? indices.filter((one) => one !== index) : [...indices, index];

/** Whether the things need a list of their own: the sheet shows only the top of a pile, and no text that is no card. */
const needsList = (place: CardPlace, things: readonly string[], game: DeskGame, isTouched: boolean): boolean =>
  things.some((text) => unseenInEntry(text) === 0 && !game.desk.thing(text)) ||
  (isTouched && place.kind === 'pile' && things.filter((text) => unseenInEntry(text) === 0).length > 1);

/** The tools of a place of cards, and the keys that lay more there. */
function CardsEditor({ game, place, json, looks, fault }: CardsEditorProps): VNode {
  const places = useStore($places);
  const draft = useStore($draft);
  const touched = useStore($touchedThings);
  const things = place.read(json) ?? [];
  const touchedIndices = touched.filter((index) => index < things.length);
  const placeFault = faultAt(place, fault);
  const placeProps = { game, place, json };
  const holdsWholePack = draft !== null && countFormOf(game, draft)?.whole === true;
  const pack = draft ? packOf(game, draft.options) : game.pack;
  const cardLocations = locateCards(game.desk, places, json, place);

  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class={`editor${placeFault ? ' is-wrong' : ''}`} role="group" aria-label={place.label} data-editor={place.id}>
      <div class="editor-strip">
        <strong class="editor-place">{place.label}</strong>
        {touchedIndices.length > 0 ? (
          <ThingTools {...placeProps} touched={touchedIndices} onDone={() => $touchedThings.set([])} />
        ) : (
          <PlaceTools {...placeProps} holdsWholePack={holdsWholePack} onWipe={() => editPlace(place, undefined)} />
        )}
      </div>
      {placeFault && <FaultText says={placeFault.says} />}
      {needsList(place, things, game, touchedIndices.length > 0) && (
        <ThingList
          desk={game.desk}
          things={things}
          looks={looks}
          touched={touchedIndices}
          wrongIndex={placeFault?.at ?? null}
          onTouch={(index) => $touchedThings.set(toggle(touchedIndices, index))}
        />
      )}
      {questionsAbout(place, json).map((question) => (
        <Field key={question.id} place={question} json={json} fault={fault} />
      ))}
      <Keypad
        pack={pack}
        looks={looks}
        countLeft={(card) => pack.copies(card) - (cardLocations.get(card)?.length ?? 0)}
        onTap={tapCard}
        onRemoveLast={removeLast}
      />
      <TypedLine place={place.label} />
    </div>
  );
}

interface Props {
  readonly game: DeskGame;
  readonly draft: DeskDraft;
  readonly home: string;
  readonly looks: (card: Card) => CardLook;
  readonly fault: Fault | null;
}

/** The editor of the chosen place: cards, a choice, a list or a number. */
export function Editor({ game, draft, home, looks, fault }: Props): VNode | null {
  const place = useStore($place);
  const target = useStore($target);
  const json = placeJsonOf(draft);
  if (place === HOUSE_ID) {
    return (
      <div class="editor editor-house">
        <div class="editor-strip house-strip">
          <strong class="editor-place">{WORDS.house}</strong>
          <button type="button" class="chip" onClick={leaveHouseRules}>
            {WORDS.done}
          </button>
        </div>
        <DeskHouseRules game={game} draft={draft} home={home} />
      </div>
    );
  }
  if (place === MOVER_ID && draft.question === MOVE_QUESTION) {
    return (
      <div class="editor editor-house">
        <MoverField draft={draft} seats={game.seats(draft.options)} />
      </div>
    );
  }
  if (!target) return null;
  if (isCardPlace(target)) {
    return <CardsEditor key={target.id} game={game} place={target} json={json} looks={looks} fault={fault} />;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div key={target.id} class="editor" role="group" aria-label={target.label} data-editor={target.id}>
      <Field place={target} json={json} fault={fault} />
    </div>
  );
}
