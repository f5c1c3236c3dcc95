import type { VNode } from 'preact';
import type { CardPlace } from '../../game/desk.ts';
import type { DeskGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { LATE_WORDS } from './late-words.ts';
import { $draft, $touchedThings } from './state/desk.ts';
import { completePosition, type DeskDraft } from './state/draft.ts';
import { editPlace, putRemainingCards, removeUnseen } from './state/edit.ts';
import { countUnseen, unseenInEntry, withUnseen } from './state/things.ts';

interface UnseenStepperProps {
  readonly label: string;
  readonly unseen: number;
  /** Whether the game determines the number: then there are no buttons. */
  readonly isCountFixed: boolean;
  readonly onSet: (n: number) => void;
}

/** Shows how many unseen cards are in a place, with buttons for one fewer or more. */
function UnseenStepper({ label, unseen, isCountFixed, onSet }: UnseenStepperProps): VNode {
  return (
    <span class="stepper">
      {!isCountFixed && (
        <button
          type="button"
          aria-label={LATE_WORDS.fewer(label)}
          aria-disabled={unseen === 0}
          onClick={() => unseen > 0 && onSet(unseen - 1)}
        >
          −
        </button>
      )}
      <Announced as="span" class="stepper-unseen" skipsFirst>
        {unseen}
        <span class="unseen"> {LATE_WORDS.unseen}</span>
      </Announced>
      {!isCountFixed && (
        <button type="button" aria-label={LATE_WORDS.more(label)} onClick={() => onSet(unseen + 1)}>
          +
        </button>
      )}
    </span>
  );
}

interface NoMoreButtonProps {
  readonly place: CardPlace;
  readonly things: readonly string[];
}

/** A button for “no other cards are here”; shown if some cards are seen and others are assumed. */
function NoMoreButton({ place, things }: NoMoreButtonProps): VNode | null {
  const hasSeenCards = things.some((text) => unseenInEntry(text) === 0);
  if (!(place.topOnly || (place.defaultThings && place.kind === 'set')) || !hasSeenCards || countUnseen(things) === 0)
    return null;
  return (
    <button type="button" class="chip place-whole" onClick={() => removeUnseen(place)}>
      {place.topOnly ? LATE_WORDS.last : LATE_WORDS.whole}
    </button>
  );
}

interface Props {
  readonly game: DeskGame;
  readonly place: CardPlace;
  readonly json: JsonObject;
  /** Whether all places of the count together hold the whole pack. */
  readonly holdsWholePack: boolean;
  readonly onWipe: () => void;
}

/** Whether the game overrides the number of unseen cards that is set here. */
function isFixed(game: DeskGame, place: CardPlace, json: JsonObject): boolean {
  const { options } = $draft.get() as DeskDraft;
  const things = place.read(json) ?? place.defaultThings ?? [];
  const oneMore = withUnseen(things, place.kind, countUnseen(things) + 1);
  const completedThings = place.read(completePosition(game, place.write(json, oneMore), options));
  return countUnseen(completedThings ?? place.defaultThings ?? []) !== countUnseen(oneMore);
}

/** Tools for a place as a whole: the number of unseen cards, no more cards, clear. */
export function PlaceTools({ game, place, json, holdsWholePack, onWipe }: Props): VNode {
  const enteredThings = place.read(json);
  const things = enteredThings ?? [];
  const isCountFixed = isFixed(game, place, json);
  return (
    <div class="editor-tools">
      {place.unseen && (enteredThings !== undefined || !isCountFixed) && (
        <UnseenStepper
          label={place.label}
          unseen={countUnseen(enteredThings ?? place.defaultThings ?? [])}
          isCountFixed={isCountFixed}
          onSet={(n) => editPlace(place, withUnseen(things, place.kind, n))}
        />
      )}
      {!isCountFixed && <NoMoreButton place={place} things={things} />}
      {enteredThings === undefined && !isCountFixed && (
        <button type="button" class="chip" onClick={() => editPlace(place, [])}>
          {place.emptyLabel ?? LATE_WORDS.none}
        </button>
      )}
      {holdsWholePack && (
        <button type="button" class="chip" onClick={() => putRemainingCards(place)}>
          {LATE_WORDS.putRest}
        </button>
      )}
      {enteredThings !== undefined && (
        <button
          type="button"
          class="place-wipe"
          aria-label={LATE_WORDS.wipe(place.label)}
          onClick={() => {
            $touchedThings.set([]);
            onWipe();
          }}
        >
          ×
        </button>
      )}
    </div>
  );
}
