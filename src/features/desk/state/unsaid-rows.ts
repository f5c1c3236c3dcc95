import type { DeskPlace } from '../../../game/desk.ts';
import type { DeskGame } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import { type DeskDraft, MOVE, placesOf, questionsAbout } from './draft.ts';
import { isAsked, isCardPlace } from './things.ts';

/** An unsaid place, or a row of unsaid places that are laid together. */
export type UnsaidRow = readonly [DeskPlace, ...DeskPlace[]];

/** With only the top said, any number of cards may be under it. */
const isTopOnly = (place: DeskPlace, json: JsonObject): boolean =>
  isCardPlace(place) &&
  place.topOnly === true &&
  place.read(json)?.length === 2 &&
  place.read(json)?.[0] === '?';

/**
 * Unsaid places in their order, those with `among` as one row.
 * @param partly also includes places that are said in part
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
