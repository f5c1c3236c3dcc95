/** A desk without a page. */
import { answerDraft, type DeskAnswer } from '../../../src/features/desk/state/desk-answer.ts';
import {
  type DeskDraft,
  emptyDraft,
  placesOf,
  setPlace,
  withPlaceJson,
} from '../../../src/features/desk/state/draft.ts';
import type { DeskPlace } from '../../../src/game/desk.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import type { Options } from '../../../src/game/options.ts';
import { gameById } from '../../../src/games/index.ts';

export const gameOf = (id: string): WholeGame => gameById(id) as WholeGame;

/** A desk with these entries and this try. */
export function draftOf(id: string, position: JsonObject, move: JsonObject, options: Options = {}): DeskDraft {
  const draft = emptyDraft(gameOf(id));
  return { ...draft, options: { ...draft.options, ...options }, position, move };
}

export function rulingOn(id: string, draft: DeskDraft): DeskAnswer {
  const answer = answerDraft(gameOf(id), draft);
  if (!answer.ok) throw new Error(answer.fault.says);
  return answer.value;
}

export const openReadings = (answered: DeskAnswer): readonly string[] => answered.openQuestions.map(({ id }) => id);
export const eventText = (answered: DeskAnswer): string => answered.citedEvents.map(({ says }) => says).join(' ');

/** The same desk with one more entry at a place. */
export function withEntry(id: string, draft: DeskDraft, place: string, value: unknown): DeskDraft {
  const game = gameOf(id);
  const deskPlace = placesOf(game, draft).find((one) => one.id === place);
  if (!deskPlace) throw new RangeError(`no place ${place}`);
  return withPlaceJson(game, draft, setPlace(deskPlace, draft.position, value));
}

/** The places of a desk that asks about a move, or of one of its counts. */
export function deskPlaces(id: string, options: Options = {}, question?: string): readonly DeskPlace[] {
  const draft = emptyDraft(gameOf(id), question);
  return placesOf(gameOf(id), { ...draft, options: { ...draft.options, ...options } });
}

export function deskPlace(id: string, place: string, options: Options = {}, question?: string): DeskPlace {
  const found = deskPlaces(id, options, question).find((one) => one.id === place);
  if (!found) throw new RangeError(`no place ${place}`);
  return found;
}

/** What a place offers to choose from. */
export function choicesOf(place: DeskPlace): readonly string[] {
  if (place.kind !== 'choice') throw new TypeError(`${place.id} offers no choices`);
  return place.choices.map(({ value, label }) => `${label}: ${JSON.stringify(value)}`);
}
