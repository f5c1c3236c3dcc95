import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAULT_CODES } from '../../src/game/fault.ts';
import { games } from '../../src/games/index.ts';
import { seeded } from '../../src/random/random.ts';
import { answer, COMMANDS } from '../../src/referee/answer.ts';
import { often, playThrough, someOptions } from './play-through.ts';

const find = (id: string) => games.find((game) => game.id === id);

describe('law 15: no input makes the referee throw', () => {
  test('whatever text comes in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom(...COMMANDS), (line, command) => {
        const said = answer(command, line, find);
        const { error } = said as { error?: { code: string } };
        expect(FAULT_CODES).toContain(error?.code);
      }),
      { numRuns: often(2000) },
    );
  });

  test.each(games.map((game) => [game.name, game] as const))(
    '%s: whatever is done to a good case',
    (_, game) => {
      const cases = [...playThrough(game, someOptions(game, seeded(3)), 3)].map(({ state, seat, move }) => ({
        game: game.id,
        options: state.options,
        position: game.wire.position.write(state),
        seat,
        move: game.wire.move.write(move),
      }));
      fc.assert(
        fc.property(
          fc.constantFrom(...cases),
          fc.jsonValue({ maxDepth: 2 }),
          fc.nat(),
          fc.constantFrom(...COMMANDS),
          (good, junk, at, command) => {
            const text = JSON.stringify(put(good, junk, at));
            const said = JSON.stringify(answer(command, text, find));
            expect(said).toMatch(/^\{"(error|verdict|moves|position|scores)"/);
          },
        ),
        { numRuns: often(3000) },
      );
    },
  );
});

/** The thing with junk in one of its places, found by counting them. */
function put(thing: unknown, junk: unknown, at: number): unknown {
  const places: ((value: unknown) => void)[] = [];
  const copy: unknown = structuredClone(thing);
  const walk = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const key of Object.keys(inner)) {
      const holder = inner as Record<string, unknown>;
      places.push((value) => {
        holder[key] = value;
      });
      walk(holder[key]);
    }
  };
  walk(copy);
  places[at % places.length]?.(junk);
  return copy;
}
