import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import type { GameState } from '../../src/game/play.ts';
import { games } from '../../src/games/index.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import { answer } from '../../src/referee/answer.ts';
import { often } from '../depth.ts';
import { playThrough, someOptions } from './play-through.ts';

const find = (id: string) => games.find((game) => game.id === id);

/** Every list of cards in a position. */
function cardLists(json: unknown): string[][] {
  if (typeof json !== 'object' || json === null) return [];
  if (Array.isArray(json) && json.length > 0 && json.every((entry) => typeof entry === 'string'))
    return [json];
  return Object.values(json).flatMap(cardLists);
}

/** The position with some cards made unseen, as far as it can still be read. */
function hidden(game: Game, state: GameState, random: Random): JsonObject {
  const json = structuredClone(game.notation.position.write(state)) as JsonObject;
  for (const list of cardLists(json)) {
    const share = random.below(4);
    const known = [...list];
    const some = [...known.keys()].filter(() => random.below(3) < share);
    for (const i of some) list[i] = '?';
    if (some.length === 0 || game.notation.position.read(json, state.options, 1).ok) continue;
    // If not all can be unseen at once, each is tried alone.
    for (const i of some) list[i] = known[i] ?? '?';
    for (const i of some) {
      list[i] = '?';
      if (!game.notation.position.read(json, state.options, 1).ok) list[i] = known[i] ?? '?';
    }
  }
  return json;
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('a position that `apply` writes is read back and written the same, however many cards are unseen', () => {
    let written = 0;
    for (let seed = 0; seed < often(15); seed++) {
      const random = createRandom(500 + seed);
      let n = seed;
      for (const { state, seat, moves } of playThrough(game, someOptions(game, random), seed)) {
        if (n++ % 23 !== 0) continue;
        const position = hidden(game, state, random);
        for (const move of [random.pick(moves), random.pick(moves), random.pick(moves)]) {
          const asked = {
            game: game.id,
            options: state.options,
            position,
            seat,
            move: game.notation.move.write(move),
          };
          const said = answer('apply', JSON.stringify(asked), find);
          const { error } = said as { error?: { code: string; says: string } };
          expect(error?.code ?? 'fine', `${error?.says} ${JSON.stringify(asked)}`).not.toBe('too-much');
          if (!('position' in said)) continue;
          const read = game.notation.position.read(said['position'] as JsonObject, state.options, 1);
          if (!read.ok) throw new Error(`${read.fault.says} ${JSON.stringify(asked)}`);
          expect(game.notation.position.write(read.value)).toEqual(said['position']);
          written++;
        }
      }
    }
    expect(written).toBeGreaterThan(often(50));
  });
});
