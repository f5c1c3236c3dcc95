import type { VNode } from 'preact';
import type { CardPlace } from '../../game/desk.ts';
import type { DeskBox } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { NONE } from './state/answers.ts';
import { $draft, $held } from './state/desk.ts';
import { completed, type Draft } from './state/draft.ts';
import { putRest, sayOf } from './state/edit.ts';
import { unseenCount, withUnseen } from './state/things.ts';
import { ThatIsAll } from './ThatIsAll.tsx';
import { UnseenStepper } from './UnseenStepper.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: DeskBox;
  readonly place: CardPlace;
  readonly json: JsonObject;
  /** All of the pack lies in places like this one. */
  readonly whole: boolean;
  readonly onWipe: () => void;
}

/** Whether the game completes the place by itself, whatever number of unseen cards one would say. */
function isFixed(game: DeskBox, place: CardPlace, json: JsonObject): boolean {
  const { options } = $draft.get() as Draft;
  const things = place.read(json) ?? place.usual ?? [];
  const more = withUnseen(things, place.kind, unseenCount(things) + 1);
  const read = place.read(completed(game, place.write(json, more), options));
  return unseenCount(read ?? place.usual ?? []) !== unseenCount(more);
}

/** What can be said of a place as a whole: how many cards nobody showed, that there are no more, nothing at all. */
export function PlaceTools({ game, place, json, whole, onWipe }: Props): VNode {
  const said = place.read(json);
  const things = said ?? [];
  const fixed = isFixed(game, place, json);
  return (
    <div class="editor-tools">
      {place.unseen && (said !== undefined || !fixed) && (
        <UnseenStepper
          label={place.label}
          unseen={unseenCount(said ?? place.usual ?? [])}
          fixed={fixed}
          onSet={(n) => sayOf(place, withUnseen(things, place.kind, n))}
        />
      )}
      {!fixed && <ThatIsAll place={place} things={things} />}
      {said === undefined && !fixed && (
        <button type="button" class="chip" onClick={() => sayOf(place, [])}>
          {place.none ?? NONE}
        </button>
      )}
      {whole && (
        <button type="button" class="chip" onClick={() => putRest(place)}>
          {WORDS.putRest}
        </button>
      )}
      {said !== undefined && (
        <button
          type="button"
          class="place-wipe"
          aria-label={WORDS.wipe(place.label)}
          onClick={() => {
            $held.set([]);
            onWipe();
          }}
        >
          ×
        </button>
      )}
    </div>
  );
}
