import type { Card } from '../cards/card.ts';
import type { Game } from '../game/game.ts';
import type { Json } from '../game/json.ts';
import type { Entry } from './record.ts';

function textsIn(json: Json): readonly string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}

/** How often the tries of a record that are still to come name a card: so many of it lie elsewhere yet. */
export class NamedLater {
  readonly #game: Game;
  readonly #times = new Map<string, number>();

  constructor(game: Game, entries: readonly Entry[]) {
    this.#game = game;
    for (const entry of entries) this.#count(entry, 1);
  }

  /** A try has its turn: it comes no later. */
  pass(entry: Entry): void {
    this.#count(entry, -1);
  }

  of(card: Card): number {
    return this.#times.get(this.#game.pack.code(card)) ?? 0;
  }

  #count({ move }: Entry, by: number): void {
    for (const text of textsIn(this.#game.wire.move.write(move)))
      this.#times.set(text, (this.#times.get(text) ?? 0) + by);
  }
}
