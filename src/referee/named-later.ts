import type { Game } from '../game/game.ts';
import type { Json } from '../game/json.ts';
import type { Missed } from './presupposed.ts';
import type { Entry } from './record.ts';

function textsIn(json: Json): readonly string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}

/** By what they name, the places of the tries of a record. */
function placesIn({ wire }: Game, entries: readonly Entry[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { move }] of entries.entries()) {
    for (const text of textsIn(wire.move.write(move))) {
      const known = places.get(text);
      if (known) known.push(at);
      else places.set(text, [at]);
    }
  }
  return places;
}

/** Which cards the tries of a record that come after one of them name, and when. Looked up when first asked for. */
export function namedLater(game: Game, entries: readonly Entry[]): (after: number) => Missed {
  let places: ReturnType<typeof placesIn> | undefined;
  return (after) => (card, copies) => {
    places ??= placesIn(game, entries);
    const later = (places.get(game.pack.code(card)) ?? []).filter((at) => at > after);
    return later[copies - 1] ?? Number.POSITIVE_INFINITY;
  };
}
