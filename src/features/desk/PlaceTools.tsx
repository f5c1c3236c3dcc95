import type { VNode } from 'preact';
import type { CardPlace } from '../../game/desk.ts';
import type { DeskGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { NONE } from './state/answers.ts';
import { $draft, $held } from './state/desk.ts';
import { completed, type Draft } from './state/draft.ts';
import { putRest, sayOf, thatIsAll } from './state/edit.ts';
import { unseenCount, unseenIn, withUnseen } from './state/things.ts';
import { WORDS } from './words.ts';

interface UnseenStepperProps {
  /** The name of the place. */
  readonly label: string;
  readonly unseen: number;
  /** The game knows how many lie there: nobody says it. */
  readonly fixed: boolean;
  readonly onSet: (n: number) => void;
}

/** How many cards nobody showed lie in a place, and one fewer or more of them. */
function UnseenStepper({ label, unseen, fixed, onSet }: UnseenStepperProps): VNode {
  return (
    <span class="stepper">
      {!fixed && (
        <button
          type="button"
          aria-label={WORDS.fewer(label)}
          aria-disabled={unseen === 0}
          onClick={() => unseen > 0 && onSet(unseen - 1)}
        >
          −
        </button>
      )}
      <Announced as="span" class="stepper-unseen" onlyChanges>
        {unseen} <small>{WORDS.unseen}</small>
      </Announced>
      {!fixed && (
        <button type="button" aria-label={WORDS.more(label)} onClick={() => onSet(unseen + 1)}>
          +
        </button>
      )}
    </span>
  );
}

interface ThatIsAllProps {
  readonly place: CardPlace;
  readonly things: readonly string[];
}

/** Says that no others lie there: offered once some are seen, while unseen ones are taken to be there. */
function ThatIsAll({ place, things }: ThatIsAllProps): VNode | null {
  const seen = things.some((text) => unseenIn(text) === 0);
  if (!(place.topOnly || (place.defaultThings && place.kind === 'set')) || !seen || unseenCount(things) === 0)
    return null;
  return (
    <button type="button" class="chip place-whole" onClick={() => thatIsAll(place)}>
      {place.topOnly ? WORDS.last : WORDS.whole}
    </button>
  );
}

interface Props {
  readonly game: DeskGame;
  readonly place: CardPlace;
  readonly json: JsonObject;
  /** All of the pack lies in places like this one. */
  readonly whole: boolean;
  readonly onWipe: () => void;
}

/** Whether the game completes the place by itself, whatever number of unseen cards one would say. */
function isFixed(game: DeskGame, place: CardPlace, json: JsonObject): boolean {
  const { options } = $draft.get() as Draft;
  const things = place.read(json) ?? place.defaultThings ?? [];
  const more = withUnseen(things, place.kind, unseenCount(things) + 1);
  const read = place.read(completed(game, place.write(json, more), options));
  return unseenCount(read ?? place.defaultThings ?? []) !== unseenCount(more);
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
          unseen={unseenCount(said ?? place.defaultThings ?? [])}
          fixed={fixed}
          onSet={(n) => sayOf(place, withUnseen(things, place.kind, n))}
        />
      )}
      {!fixed && <ThatIsAll place={place} things={things} />}
      {said === undefined && !fixed && (
        <button type="button" class="chip" onClick={() => sayOf(place, [])}>
          {place.emptyLabel ?? NONE}
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
