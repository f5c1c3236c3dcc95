import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import type { GameState } from '../../src/game/play.ts';
import { games } from '../../src/games/index.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import { answer } from '../../src/referee/answer.ts';
import { scaledCount } from '../depth.ts';
import { playThrough, someOptions } from './play-through.ts';

const find = (id: string) => games.find((game) => game.id === id);

/** Returns every list of cards in a position. */
function cardLists(json: unknown): string[][] {
  if (typeof json !== 'object' || json === null) return [];
  if (Array.isArray(json) && json.length > 0 && json.every((entry) => typeof entry === 'string')) return [json];
  return Object.values(json).flatMap(cardLists);
}

/** Returns the position with some cards hidden; cards without which it can't be read stay visible. */
function hideSomeCards(game: Game, state: GameState, random: Random): JsonObject {
  const json = structuredClone(game.notation.position.write(state)) as JsonObject;
  for (const list of cardLists(json)) {
    const share = random.integerBelow(4);
    const originalCards = [...list];
    const hiddenIndices = [...originalCards.keys()].filter(() => random.integerBelow(3) < share);
    for (const i of hiddenIndices) list[i] = '?';
    if (hiddenIndices.length === 0 || game.notation.position.read(json, state.options, 1).ok) continue;
    // If the position can't be read with all of them hidden, each card is tried alone.
    for (const i of hiddenIndices) list[i] = originalCards[i] ?? '?';
    for (const i of hiddenIndices) {
      list[i] = '?';
      if (!game.notation.position.read(json, state.options, 1).ok) list[i] = originalCards[i] ?? '?';
    }
  }
  return json;
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('a position that `apply` writes is read back and written the same, however many cards are unseen', () => {
    let writtenCount = 0;
    for (let seed = 0; seed < scaledCount(15); seed++) {
      const random = createRandom(500 + seed);
      let caseSeed = seed;
      for (const { state, seat, moves } of playThrough(game, someOptions(game, random), seed)) {
        if (caseSeed++ % 23 !== 0) continue;
        const position = hideSomeCards(game, state, random);
        for (const move of [random.pick(moves), random.pick(moves), random.pick(moves)]) {
          const request = {
            game: game.id,
            options: state.options,
            position,
            seat,
            move: game.notation.move.write(move),
          };
          const reply = answer('apply', JSON.stringify(request), find);
          const { error } = reply as { error?: { code: string; says: string } };
          expect(error?.code ?? 'fine', `${error?.says} ${JSON.stringify(request)}`).not.toBe('too-much');
          if (!('position' in reply)) continue;
          const parsedState = game.notation.position.read(reply['position'] as JsonObject, state.options, 1);
          if (!parsedState.ok) throw new Error(`${parsedState.fault.says} ${JSON.stringify(request)}`);
          expect(game.notation.position.write(parsedState.value)).toEqual(reply['position']);
          writtenCount++;
        }
      }
    }
    expect(writtenCount).toBeGreaterThan(scaledCount(50));
  });
});
