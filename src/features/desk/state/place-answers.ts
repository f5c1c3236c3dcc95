import type { CardPlace, DeskPlace } from '../../../game/desk.ts';
import type { DeskGame, TableGame } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import { completePosition, type DeskDraft, setPlace } from './draft.ts';
import { layTable } from './laid-table.ts';
import { isCardPlace } from './things.ts';
import { WORDS } from './words.ts';

/** With more choices than this, a ruling offers only “none”; the place itself has them all. */
const MAX_CHOICES = 8;

/** An answer that takes one click. */
export interface PlaceAnswer {
  readonly label: string;
  readonly said: unknown;
}

function cardAnswers(place: CardPlace, positionJson: JsonObject): readonly PlaceAnswer[] {
  const none = { label: (place.among === undefined && place.emptyLabel) || WORDS.none, said: [] };
  if (place.placeholder === undefined || !place.unseen) return [none];
  return [{ label: place.placeholder, said: place.defaultThings ?? place.read(positionJson) ?? [] }, none];
}

function answersOfKind(place: DeskPlace, positionJson: JsonObject): readonly PlaceAnswer[] {
  switch (place.kind) {
    case 'choice':
      return place.choices.map(({ value, label }) => ({ label, said: value }));
    case 'number':
      return Array.from({ length: Math.min(place.max - place.min + 1, MAX_CHOICES) }, (_, i) => ({
        label: String(place.min + i),
        said: place.min + i,
      }));
    case 'list':
      return [{ label: place.emptyLabel, said: [] }];
    default:
      return cardAnswers(place, positionJson);
  }
}

/** Short answers to an open question that leave a readable table. */
export function shortAnswersFor(game: DeskGame<TableGame>, draft: DeskDraft, place: DeskPlace): readonly PlaceAnswer[] {
  const laidTable = layTable(game, draft);
  if (!laidTable.ok) return [];
  const positionJson = game.notation.position.write(laidTable.value.state);
  const shortAnswers = answersOfKind(place, positionJson).filter(({ said }) => {
    const position = completePosition(game, setPlace(place, draft.position, said), draft.options);
    return place.read(position) !== undefined && layTable(game, { ...draft, position }).ok;
  });
  return shortAnswers.length > MAX_CHOICES ? shortAnswers.filter(({ said }) => said === null) : shortAnswers;
}

/** Whether a place takes values beyond its short answers. */
export const hasLongerAnswers = (place: DeskPlace, shortAnswers: readonly PlaceAnswer[]): boolean =>
  isCardPlace(place) ||
  place.kind === 'list' ||
  shortAnswers.length === 0 ||
  (place.kind === 'choice' && place.choices.length > MAX_CHOICES) ||
  (place.kind === 'number' && place.min + shortAnswers.length <= place.max);
