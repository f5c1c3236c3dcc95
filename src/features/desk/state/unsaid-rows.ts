import type { DeskPlace } from '../../../game/desk.ts';
import type { DeskGame } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import { type DeskDraft, MOVE_QUESTION, placesOf, questionsAbout } from './draft.ts';
import { isAsked, isCardPlace } from './things.ts';

/** An unsaid place, or a row of unsaid places that are laid together. */
export type UnsaidRow = readonly [DeskPlace, ...DeskPlace[]];

/** Whether only the top card is said; any number of cards may be under it. */
const isTopOnly = (place: DeskPlace, json: JsonObject): boolean =>
  isCardPlace(place) && place.topOnly === true && place.read(json)?.length === 2 && place.read(json)?.[0] === '?';

/**
 * Unsaid places in their order, those with `among` as one row.
 * @param includesPartial also includes places that are said in part
 */
export function findUnsaid(game: DeskGame, draft: DeskDraft, includesPartial = false): readonly UnsaidRow[] {
  const { position } = draft;
  const allPlaces = placesOf(game, { ...draft, question: MOVE_QUESTION });
  const unsaidPlaces = [...allPlaces, ...allPlaces.flatMap((place) => questionsAbout(place, position))].filter(
    (place) =>
      !place.presumed &&
      isAsked(place, position) &&
      (place.read(position) === undefined || (includesPartial && isTopOnly(place, position))),
  );
  const rows = new Map<string, [DeskPlace, ...DeskPlace[]]>();
  for (const place of unsaidPlaces) {
    const rowKey = (isCardPlace(place) && place.among) || place.id;
    const knownRow = rows.get(rowKey);
    if (knownRow) knownRow.push(place);
    else rows.set(rowKey, [place]);
  }
  return [...rows.values()];
}
