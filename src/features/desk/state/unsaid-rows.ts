import type { DeskPlace } from '../../../game/desk.ts';
import type { DeskGame } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import { type DeskDraft, MOVE, placesOf, questionsAbout } from './draft.ts';
import { isAsked, isCardPlace } from './things.ts';

/** A place of which nothing is said, or a row of them that is laid out together. */
export type UnsaidRow = readonly [DeskPlace, ...DeskPlace[]];

/** A pile of which only the top was said may hold any number under it, or none. */
const isTopOnly = (place: DeskPlace, json: JsonObject): boolean =>
  isCardPlace(place) &&
  place.topOnly === true &&
  place.read(json)?.length === 2 &&
  place.read(json)?.[0] === '?';

/**
 * What is asked, and was not said, in the order of the places.
 * @param partly also what was said in part only
 */
export function findUnsaid(game: DeskGame, draft: DeskDraft, partly = false): readonly UnsaidRow[] {
  const { position } = draft;
  const all = placesOf(game, { ...draft, question: MOVE });
  const open = [...all, ...all.flatMap((place) => questionsAbout(place, position))].filter(
    (place) =>
      !place.presumed &&
      isAsked(place, position) &&
      (place.read(position) === undefined || (partly && isTopOnly(place, position))),
  );
  const rows = new Map<string, [DeskPlace, ...DeskPlace[]]>();
  for (const place of open) {
    const row = (isCardPlace(place) && place.among) || place.id;
    const before = rows.get(row);
    if (before) before.push(place);
    else rows.set(row, [place]);
  }
  return [...rows.values()];
}
