import type { Card } from '../cards/card.ts';
import type { Game } from '../game/game.ts';
import type { Json } from '../game/json.ts';
import type { Entry } from './record.ts';

function textsIn(json: Json): readonly string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}

/** Which cards the tries of a record that are still to come name, and when. */
export class NamedLater {
  readonly #code: (card: Card) => string;
  /** By what is named, the places of those tries in the record. */
  readonly #places = new Map<string, number[]>();

  constructor({ pack, wire }: Game, entries: readonly Entry[]) {
    this.#code = pack.code;
    for (const [at, { move }] of entries.entries()) {
      for (const text of textsIn(wire.move.write(move))) {
        const places = this.#places.get(text);
        if (places) places.push(at);
        else this.#places.set(text, [at]);
      }
    }
  }

  /** When a card is named for the so manyth time after a try: as long as that nobody misses one of so many. */
  missed(card: Card, copies: number, after: number): number {
    const places = this.#places.get(this.#code(card)) ?? [];
    const next = places.findIndex((at) => at > after);
    return (next < 0 ? undefined : places[next + copies - 1]) ?? Number.POSITIVE_INFINITY;
  }
}
