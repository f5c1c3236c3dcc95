import { expect, test } from 'vitest';
import { beginner, greedy } from '../../src/bots/greedy.ts';
import { random as randomBot } from '../../src/bots/random.ts';
import { UNKNOWN } from '../../src/cards/card.ts';
import { judge } from '../../src/game/judge.ts';
import { createRandom } from '../../src/random/random.ts';
import type { LawRunner } from './law-runner.ts';

/** Laws about writing, reading, views and sampled worlds. */
export function sightLaws({ game, ofDecisions, ofOneDecision }: LawRunner): void {
  test('law 6: states, moves and views survive a clone and JSON', () => {
    ofDecisions(({ state, seat, move }) => {
      for (const value of [state, move, game.visibility.view(state, seat)]) {
        expect(structuredClone(value)).toEqual(value);
        expect(JSON.parse(JSON.stringify(value))).toEqual(value);
      }
    });
  });

  test('law 7: positions and moves written as JSON are read back the same', () => {
    ofDecisions(({ state, seat, moves }) => {
      for (const visibleState of [state, game.visibility.view(state, seat)]) {
        const writtenPosition = game.notation.position.write(visibleState);
        const parsedState = game.notation.position.read(writtenPosition, state.options, 1);
        expect(parsedState.ok && game.notation.position.write(parsedState.value)).toEqual(writtenPosition);
      }
      for (const move of moves.slice(0, 40)) {
        const parsedMove = game.notation.move.read(game.notation.move.write(move), state.options);
        expect(parsedMove).toEqual({ ok: true, value: move });
      }
    });
  });

  test('a position holds everything that later rulings depend on', () => {
    ofOneDecision(({ state, seat, moves }) => {
      const writtenPosition = game.notation.position.write(state);
      const parsedState = game.notation.position.read(writtenPosition, state.options, 1);
      if (!parsedState.ok) throw new Error(`${JSON.stringify(writtenPosition)}: ${parsedState.fault.says}`);
      expect(game.play.moves(parsedState.value, seat)).toEqual(moves);
    });
  });

  test('law 11: a sampled world fits its view, and hidden cards change neither view nor ruling nor advice', () => {
    ofDecisions(({ state, seat, move }, chance) => {
      const view = game.visibility.view(state, seat);
      const guess = game.visibility.sampleWorld(view, seat, chance);
      expect(game.play.cards(guess)).not.toContain(UNKNOWN);
      expect(game.visibility.view(guess, seat)).toEqual(view);
      expect(judge(game, guess, seat, move)).toEqual(judge(game, state, seat, move));
      expect(game.heuristics.rate(view, seat, move)).toBe(
        game.heuristics.rate(game.visibility.view(guess, seat), seat, move),
      );
    });
  });

  test('a window looks the same whichever seat could act, and a seat that is asked may decline', () => {
    ofDecisions(({ state, seat }, chance) => {
      const seats = Array.from({ length: Number(state.options['seats']) }, (_s, n) => n);
      for (const viewer of seats) {
        const view = game.visibility.view(state, viewer);
        const window = game.aside?.window(view, viewer);
        expect(game.aside?.window(game.visibility.sampleWorld(view, viewer, chance), viewer)).toEqual(window);
        if (viewer !== seat || game.aside?.question(view, seat) === undefined) continue;
        expect(window, 'the seat that is asked has a window').toBeDefined();
        expect(window && judge(game, state, seat, window.decline).isLegal).toBe(true);
      }
    });
  });

  test('law 13: bots see only a view, answer legally, and answer the same with the same seed', () => {
    ofDecisions(({ state, seat }, chance) => {
      const view = game.visibility.view(state, seat);
      const start = chance.integerBelow(2 ** 31);
      for (const bot of [randomBot, greedy, beginner]) {
        const move = bot(game, view, seat, createRandom(start));
        expect(judge(game, state, seat, move).isLegal).toBe(true);
        expect(bot(game, structuredClone(view), seat, createRandom(start))).toEqual(move);
      }
    });
  });
}
