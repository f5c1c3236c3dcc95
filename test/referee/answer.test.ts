import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { judge } from '../../src/game/judge.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { games } from '../../src/games/index.ts';
import { answer, answerLine, type Command } from '../../src/referee/answer.ts';
import { cite } from '../../src/referee/cite.ts';

const fault = (code: string, path: string, says: unknown) => ({ error: { code, path, says } });

/** The answer to a question about a game, which may be changed in parts. */
const ask = (game: Game, command: Command, question: object) =>
  answer(command, JSON.stringify({ game: game.id, ...question }), (id) => (id === game.id ? game : undefined));

describe('a line that is no question', () => {
  test.each<[string, object]>([
    ['{', fault('bad-json', '', 'This isn’t JSON.')],
    ['[]', fault('bad-json', '', 'This is JSON, but not an object.')],
    ['{}', fault('unknown-game', 'game', 'No game is named.')],
    ['{"game":"whist"}', fault('unknown-game', 'game', 'We don’t know the game “whist”.')],
    ['{"game":7}', fault('unknown-game', 'game', 'No game is named.')],
    ['{"game":"whist","table":1,"move":{}}', fault('bad-json', 'table', 'A case has no “table”.')],
    ['{"game":"whist","seed":-1}', fault('bad-json', 'seed', 'A seed must be a whole number from 0, not -1.')],
    ['{"game":"whist","seed":0.5}', fault('bad-json', 'seed', 'A seed must be a whole number from 0, not 0.5.')],
    ['{"game":"whist","seed":"1"}', fault('bad-json', 'seed', 'A seed must be a whole number from 0, not “1”.')],
  ])('is told so: %s', (line, answered) => {
    for (const command of ['judge', 'moves', 'apply'] as const) {
      expect(answer(command, line, () => undefined)).toEqual(answered);
      expect(answerLine(command, line, () => undefined)).toEqual({ text: JSON.stringify(answered), isError: true });
    }
  });
});

describe.each(games.map((game) => [game.name, game] as const))('a question about %s', (_, game) => {
  const options = defaultOptions(game.options);
  const state = game.play.deal(options, 1);
  const seat = game.play.turn(state) ?? 0;
  const position = game.notation.position.write(state);
  const legalMoves = game.play.moves(state, seat);
  const write = (move: (typeof legalMoves)[number] | undefined): JsonObject => game.notation.move.write(move as never);
  const [legal] = legalMoves;
  const illegal = [...game.play.tries(state, seat)].find((move) => !judge(game, state, seat, move).isLegal);
  const legalTry = { position, seat, move: write(legal) };

  test('must be whole: a move, and a position, are objects', () => {
    for (const command of ['judge', 'apply'] as const)
      expect(ask(game, command, { position, seat })).toEqual(fault('bad-move', 'move', 'There is no move here.'));
    expect(ask(game, 'judge', { position, seat, move: 7 })).toEqual(fault('bad-move', 'move', 'A move is an object.'));
    expect(ask(game, 'moves', { position: 7 })).toEqual(fault('bad-position', 'position', 'A position is an object.'));
    expect(ask(game, 'moves', { options: { nonsense: 1 } })).toMatchObject({ error: { code: 'bad-options' } });
  });

  test('may name a move of ten thousand letters, and no more', () => {
    const codeOf = (letters: number) => {
      const move = { type: 'x'.repeat(letters - '{"type":""}'.length) };
      return ask(game, 'judge', { position, seat, move });
    };
    expect(codeOf(10_000)).toMatchObject({ error: { code: 'bad-move' } });
    expect(codeOf(10_001)).toEqual(fault('too-much', 'move', 'This move names too many cards to look through.'));
  });

  test('is for the seat on turn, unless it names another', () => {
    const judged = ask(game, 'judge', { position, move: write(legal) });
    expect(judged).toEqual(ask(game, 'judge', legalTry));
    expect(judged).toMatchObject({ verdict: 'legal' });
  });

  test('of the moves is answered by every legal one, sorted, whatever move it names itself', () => {
    const moves = legalMoves.map(write).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    const question = { position, seat, move: 'none', seed: 5, options: {} };
    expect(ask(game, 'moves', question)).toEqual({ moves });
    const line = JSON.stringify({ game: game.id, ...question });
    expect(answerLine('moves', line, () => game)).toEqual({ text: JSON.stringify({ moves }), isError: false });
  });

  test('of the moves is refused if they are too many to list', () => {
    const listing = (n: number): Game => ({ ...game, play: { ...game.play, moves: () => new Array(n).fill(legal) } });
    const says = 'More than 40000 moves are possible here: too many to list.';
    const line = JSON.stringify({ game: game.id, position, seat });
    expect(answerLine('moves', line, () => listing(40_000))).toEqual({
      ...{ text: JSON.stringify(fault('too-much', 'position', says)), isError: true },
    });
  });

  test('what a move leads to is answered by the table and its events, each with its rule', () => {
    const { state: after, events } = game.play.play(state, seat, legal as never);
    const applied = ask(game, 'apply', legalTry) as { position: unknown; events: readonly { kind: string }[] };
    expect(applied.position).toEqual(game.notation.position.write(after));
    expect(applied.events.map(({ kind }) => kind)).toEqual(events.map(({ kind }) => kind));
    const says = events.map((event) => game.texts.describeEvent(event, (one) => `seat ${one}`));
    expect(applied.events).toEqual(events.map(({ kind, rule }, i) => ({ kind, rule, says: says[i] })));
  });

  test('what an illegal move leads to is answered by the ruling', () => {
    const question = { position, seat, move: write(illegal) };
    const ruling = ask(game, 'judge', question) as { nearest: readonly { move: JsonObject; says: string }[] };
    expect(ask(game, 'apply', question)).toEqual(ruling);
    expect(ruling).toMatchObject({ verdict: 'illegal', permits: [], depends: [] });
    for (const { move, says } of ruling.nearest) {
      expect(ask(game, 'judge', { position, seat, move })).toMatchObject({ verdict: 'legal', nearest: [] });
      expect(says).toBe(
        game.texts.describeMove(legalMoves.find((one) => JSON.stringify(write(one)) === JSON.stringify(move)) as never),
      );
    }
  });

  test('what a move leads to is refused where unseen cards would have to be counted', () => {
    const unclear = { path: 'table[0]', says: 'Nobody can count these.' };
    const play: Game['play'] = { ...game.play, play: (before) => ({ state: before, events: [], unclear }) };
    expect(ask({ ...game, play }, 'apply', legalTry)).toEqual(fault('bad-position', 'position.table[0]', unclear.says));
  });

  test('what a move leads to is refused where a number would grow out of range', () => {
    const tooLarge = { ok: false, fault: { code: 'bad-position', path: 'position.n', says: 'Too large.' } } as const;
    let reads = 0;
    const read: Game['notation']['position']['read'] = (...args) =>
      ++reads === 1 ? game.notation.position.read(...args) : tooLarge;
    const notation = { ...game.notation, position: { ...game.notation.position, read } };
    const says = 'After this move the number here is larger than the referee can count.';
    expect(ask({ ...game, notation }, 'apply', legalTry)).toEqual(fault('too-much', 'position.n', says));
  });

  test('of a score is refused by a game that counts nothing', () => {
    const { score: _score, ...notation } = game.notation;
    expect(ask({ ...game, notation }, 'score', {})).toEqual(fault('bad-json', '', 'This game has nothing to count.'));
  });

  test('of a score has only the keys the game asks for', () => {
    expect(ask(game, 'score', { nonsense: 1 })).toEqual(fault('bad-json', 'nonsense', 'A case has no “nonsense”.'));
    expect(ask(game, 'score', { options: { nonsense: 1 } })).toMatchObject({ error: { code: 'bad-options' } });
    const unknown = answer('score', '{"game":"whist","anything":1}', () => undefined);
    expect(unknown).toEqual(fault('unknown-game', 'game', 'We don’t know the game “whist”.'));
  });

  test('can cite no rule that isn’t in its book', () => {
    expect(() => cite(game, 'whist/revoke')).toThrow('no rule whist/revoke');
  });
});
