import { describe, expect, test } from 'vitest';
import { TooMuch } from '../../src/game/fault.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameMove } from '../../src/game/play.ts';
import { games } from '../../src/games/index.ts';
import { answer, answerLine, answerSafely } from '../../src/referee/answer.ts';
import { Budget } from '../../src/referee/budget.ts';
import { ruleWithoutReadings } from '../../src/referee/ruling.ts';
import { verdictOf } from '../../src/referee/verdict.ts';

const find = (id: string) => games.find((game) => game.id === id);

/** A table with every card unseen, as far as cards may be left out. */
function unseenTable(game: WholeGame) {
  const options = defaultOptions(game.options);
  const state = game.play.deal(options, 1);
  const seat = game.play.turn(state) ?? 0;
  const view = game.visibility.view(state, (seat + 1) % Number(options['seats']));
  return { state: view, seat, options };
}

/** Every kind of move that names a list of cards, with a number of different cards. */
function naming(game: WholeGame, n: number): GameMove[] {
  const { state, seat, options } = unseenTable(game);
  const dealtState = game.play.deal(options, 1);
  const cards = game.pack.cards.slice(0, n).map(game.pack.code);
  const kinds = new Map<string, GameMove>();
  let looked = 0;
  for (const move of game.play.tries(dealtState, seat)) {
    if (looked++ > 5000) break;
    const json = game.notation.move.write(move);
    if (!Array.isArray(json['cards']) || kinds.has(move.type)) continue;
    const parsedMove = game.notation.move.read({ ...json, cards }, state.options);
    if (parsedMove.ok) kinds.set(move.type, parsedMove.value);
  }
  return [...kinds.values()];
}

/** Games in which a move names a list of cards. */
const listing = games.filter((game) => naming(game, 1).length > 0);

test('in most games a move names a list of cards', () => {
  expect(listing.length).toBeGreaterThan(games.length / 2);
});

describe.each(listing.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test.each([2, 5, 14, 22, 50])('a try that names %i unseen cards is judged in a few ways', (n) => {
    const { state, seat } = unseenTable(game);
    for (const move of naming(game, n)) {
      const budget = new Budget();
      const ruling = ruleWithoutReadings(game, state, seat, move, { budget });
      expect(['illegal', 'depends']).toContain(ruling.verdict);
      expect(budget.spent).toBeLessThan(200);
    }
  });

  test('a list of hundreds of cards gets a ruling, and only an absurd one is too much', () => {
    const { state, seat, options } = unseenTable(game);
    const position = game.notation.position.write(state);
    const [code = ''] = game.pack.cards.map(game.pack.code);
    for (const move of naming(game, 1)) {
      const answerTo = (times: number) => {
        const cards = new Array<string>(times).fill(code);
        const moveJson = { ...game.notation.move.write(move), cards };
        return answer('judge', JSON.stringify({ game: game.id, options, position, seat, move: moveJson }), find);
      };
      expect(answerTo(800)['verdict']).toBe('illegal');
      expect(answerTo(12_000)).toMatchObject({ error: { code: 'too-much', path: 'move' } });
    }
  });
});

test('a hidden hand is judged in no more ways than the budget allows', () => {
  const tries = games.flatMap((game) => naming(game, 1).map((move) => ({ game, move })));
  const hanging = tries.filter(({ game, move }) => {
    const { state, seat } = unseenTable(game);
    return game.visibility.unseen(state, seat, move).length > 0;
  });
  expect(hanging).not.toEqual([]);
  for (const { game, move } of hanging) {
    const { state, seat } = unseenTable(game);
    expect(() => verdictOf(game, state, seat, move, { budget: new Budget(0) })).toThrow(TooMuch);
  }
});

test('an internal error of the referee is the answer to its line, and says so', () => {
  const [game] = games as [WholeGame];
  const failingGame: WholeGame = {
    ...game,
    play: {
      ...game.play,
      attempt: () => {
        throw new RangeError('Invalid array length');
      },
    },
  };
  const errors: unknown[] = [];
  const position = game.notation.position.write(game.play.deal(defaultOptions(game.options), 1));
  const move = naming(game, 1)[0] as GameMove;
  const line = JSON.stringify({ game: game.id, position, move: game.notation.move.write(move) });
  const answerText = answerSafely(
    12,
    () => answerLine('judge', line, () => failingGame),
    (error) => errors.push(error),
  );
  expect(answerText.isError).toBe(true);
  expect(JSON.parse(answerText.text)).toEqual({
    error: {
      code: 'too-much',
      path: '',
      says: 'The referee failed at line 12: that is a fault of ours, not of the line.',
    },
  });
  expect(errors).toEqual([new RangeError('Invalid array length')]);
});
