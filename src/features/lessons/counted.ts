import type { JsonObject } from '../../game/json.ts';
import type { Options } from '../../game/options.ts';
import type { Naming } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';
import type { LessonGame } from '../../table/game.ts';
import { WORDS } from './words.ts';

/** What was won, laid out to be counted: the places of the game's own count that hold cards. */
export function counted(
  game: LessonGame,
  options: Options,
  score: JsonObject,
  name: Naming,
): readonly Zone[] {
  const places = game.desk?.counts[0]?.places(options, name) ?? [];
  return places.flatMap((place): Zone[] => {
    if (place.kind !== 'set' && place.kind !== 'row' && place.kind !== 'pile') return [];
    const things = place.read(score) ?? [];
    const items = things.flatMap((text, i) => {
      const thing = game.desk?.thing(text);
      return thing ? [{ id: `${text}-${i}`, cards: thing.cards }] : [];
    });
    return items.length > 0 ? [{ id: place.id, label: place.label, seat: null, kind: 'row', items }] : [];
  });
}

/** Two hands that are compared, one below the other. */
export function compared(game: LessonGame, form: JsonObject): readonly Zone[] {
  const hands = Array.isArray(form['hands']) ? form['hands'] : [];
  const names = [WORDS.hands.first, WORDS.hands.second];
  return hands.map((hand: unknown, i): Zone => {
    const items = (Array.isArray(hand) ? hand : []).flatMap((text, at) => {
      const card = game.pack.read(String(text));
      return card === undefined ? [] : [{ id: `${text}-${at}`, cards: [card] }];
    });
    return { id: `hand-of-${i}`, label: names[i] ?? '', seat: null, kind: 'row', items };
  });
}
