import type { Game, Naming } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { Options } from '../../game/options.ts';
import type { Zone } from '../../game/zone.ts';

/** What was won, laid out to be counted: the places of the game's own count that hold cards. */
export function counted(game: Game, options: Options, score: JsonObject, name: Naming): readonly Zone[] {
  const places = game.desk.count?.places(options, name) ?? [];
  return places.flatMap((place): Zone[] => {
    if (place.kind === 'choice' || place.kind === 'number') return [];
    const things = place.read(score) ?? [];
    const items = things.flatMap((text, i) => {
      const thing = game.desk.thing(text);
      return thing ? [{ id: `${text}-${i}`, cards: thing.cards }] : [];
    });
    return items.length > 0 ? [{ id: place.id, label: place.label, seat: null, kind: 'row', items }] : [];
  });
}
