import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { answer, COMMANDS } from '../../src/referee/answer.ts';
import { scaledCount } from '../depth.ts';
import type { LawRunner } from './law-runner.ts';
import type { PlayedDecision } from './play-through.ts';

/** Law 15: no input makes the referee throw. The inputs here are valid ones with changes. */
export function inputLaws({ game, ofDecisions }: LawRunner): void {
  test('law 15: a good case is answered however it is changed', () => {
    const find = (id: string): Game | undefined => (id === game.id ? game : undefined);
    const cases: JsonObject[] = [];
    ofDecisions((decision) => {
      cases.push(caseOf(game, decision));
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.jsonValue({ maxDepth: 2 }),
        fc.nat(),
        fc.constantFrom(...COMMANDS),
        (goodCase, junk, at, command) => {
          const text = JSON.stringify(putJunk(goodCase, junk, at));
          const reply = JSON.stringify(answer(command, text, find));
          expect(reply).toMatch(/^\{"(error|verdict|moves|position|scores)"/);
        },
      ),
      { numRuns: scaledCount(3000) },
    );
  });
}

function caseOf(game: Game, { state, seat, move }: PlayedDecision): JsonObject {
  return {
    game: game.id,
    options: { ...state.options },
    position: game.notation.position.write(state),
    seat,
    move: game.notation.move.write(move),
  };
}

/** Puts junk into one place of a value, found by counting the places. */
function putJunk(root: unknown, junk: unknown, at: number): unknown {
  const places: ((value: unknown) => void)[] = [];
  const copy: unknown = structuredClone(root);
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
