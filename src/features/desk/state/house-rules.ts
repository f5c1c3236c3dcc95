import type { DeskPlace } from '../../../game/desk.ts';
import type { DeskGame } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import { changedOptions, type Options, type OptionValue } from '../../../game/options.ts';
import { saveOptions } from '../../house-rules/index.ts';
import { $draft, $game, $isOwnTable, $problem } from './desk.ts';
import {
  completePosition,
  type DeskDraft,
  type DeskQuestion,
  MOVE_QUESTION,
  placeJsonOf,
  placesOf,
  setPlace,
} from './draft.ts';
import { isCardPlace } from './things.ts';

/** Carries values over from old places to new ones with the same id, if they still fit. */
export function carryOver(
  oldPlaces: readonly DeskPlace[],
  newPlaces: readonly DeskPlace[],
  from: JsonObject,
  onto: JsonObject = {},
): JsonObject {
  return newPlaces.reduce<JsonObject>((json, place) => {
    const oldPlace = oldPlaces.find(({ id }) => id === place.id);
    const oldValue = oldPlace?.read(from);
    if (oldValue === undefined || !hasChoice(place, oldValue)) return json;
    const withValue = setPlace(place, json, oldValue);
    if (!oldPlace || !isCardPlace(oldPlace) || !isCardPlace(place)) return withValue;
    return (place.read(withValue) ?? []).reduce<JsonObject>((answered, thing) => {
      const [oldQuestion, newQuestion] = [oldPlace.ask?.(thing), place.ask?.(thing)];
      return oldQuestion && newQuestion ? carryOver([oldQuestion], [newQuestion], from, answered) : answered;
    }, withValue);
  }, onto);
}

function hasChoice(place: DeskPlace, chosenValue: unknown): boolean {
  if (place.kind !== 'choice') return true;
  return place.choices.some(({ value }) => JSON.stringify(value) === JSON.stringify(chosenValue));
}

/** The draft at a table with other options, such as another number of players. */
export function reshapeDraft(game: DeskGame, draft: DeskDraft, options: Options): DeskDraft {
  const seats = game.seats(options);
  const newDraft = { ...draft, options, seat: draft.seat < seats ? draft.seat : 0, claims: [] };
  const carry = (question: DeskQuestion): JsonObject => {
    const [from, to] = [
      { ...draft, question },
      { ...newDraft, question },
    ];
    return carryOver(placesOf(game, from), placesOf(game, to), placeJsonOf(from));
  };
  const won = draft.question === MOVE_QUESTION ? {} : carry(draft.question);
  return { ...newDraft, position: completePosition(game, carry(MOVE_QUESTION), options), won };
}

/**
 * Sets a house rule. Values that no longer fit the number of players are dropped; a conflicting other rule returns
 * to its default.
 * @returns why the value itself is impossible, else null
 */
export function setHouseRule(key: string, value: OptionValue): string | null {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return null;
  const newOptions: Options = { ...draft.options, [key]: value };
  const problem = game.checkOptions?.(newOptions);
  if (problem && problem.key === key) return problem.says;
  const conflicting = game.options.filter((option) => option.key === problem?.key);
  const options = { ...newOptions, ...Object.fromEntries(conflicting.map((option) => [option.key, option.default])) };
  $problem.set(null);
  if ($isOwnTable.get()) saveOptions(game.id, changedOptions(game.options, options));
  const isStructural = game.options.some((option) => option.key === key && option.structural);
  $draft.set(
    isStructural
      ? reshapeDraft(game, draft, options)
      : { ...draft, options, position: completePosition(game, draft.position, options) },
  );
  return null;
}
