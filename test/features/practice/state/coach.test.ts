import { describe, expect, test } from 'vitest';
import { beginner, greedy } from '../../../../src/bots/greedy.ts';
import { HUMAN, playerName } from '../../../../src/features/house-rules/names.ts';
import { EMPTY_HISTORY, isRested, recordAdvice } from '../../../../src/features/practice/advice.ts';
import { stateOf } from '../../../../src/features/practice/state/state.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import type { GameMove } from '../../../../src/game/play.ts';
import { games } from '../../../../src/games/index.ts';
import { createRandom } from '../../../../src/random/random.ts';
import { freshGame, TestTable } from './test-table.ts';

interface Comments {
  readonly turns: number;
  /** The coach's comments on cards and on moves. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly words: readonly string[];
}

/** A beginner plays a game, to its end or a number of moves, with the coach. */
function playWithCoach(game: WholeGame, seed: number, maxTurns: number): Comments {
  const table = new TestTable();
  table.settings = { pace: 'quick', help: 'coach', window: 'off', forced: 'mine', slips: 'off' };
  table.sit(freshGame(game, seed), true);
  const words: string[] = [];
  let turns = 0;
  for (let i = 0; i < maxTurns * 60 && turns < maxTurns; i++) {
    const state = stateOf(table.practice);
    const seat = game.play.turn(state);
    if (table.state.countedStep !== null) table.send({ type: 'close-sheet' });
    else if (seat === null) break;
    else if (seat === HUMAN) {
      if (table.state.advice) words.push(table.state.advice.says);
      const view = game.visibility.view(state, HUMAN);
      table.send({ type: 'attempt', move: beginner(game, view, HUMAN, createRandom(seed * 1000 + turns)) });
      turns += 1;
      table.remark();
      if (table.state.tried?.remark) words.push(table.state.tried.remark);
    } else {
      table.pass(3000);
      table.answer(
        (moves, { question }) => beginner(game, question.view, question.seat, createRandom(question.seed)) ?? moves[0],
      );
    }
  }
  const isRemark = (id: string): boolean => /\/(good|missed)-/.test(id);
  return {
    turns,
    before: table.advice.filter((id) => !isRemark(id)),
    after: table.advice.filter(isRemark),
    words,
  };
}

describe.each(games.map((game) => [game.name, game] as const))('the coach in %s', (_, game) => {
  const comments = playWithCoach(game, 4, 60);

  test('comments on cards and on moves over a whole game, and returns to a subject', () => {
    const { turns, before, after } = comments;
    const allRemarks = [...before, ...after];
    const distinctCount = new Set(before).size;
    console.info(
      `${game.name}: ${turns} turns, ${allRemarks.length} remarks: ${before.length} before a move, ${after.filter((id) => id.includes('/good-')).length} good, ${after.filter((id) => id.includes('/missed-')).length} missed; ${distinctCount} where each is said once for ever.`,
    );
    expect(allRemarks.length).toBeGreaterThan(7);
    expect(after.length).toBeGreaterThan(3);
    expect(allRemarks.length).toBeGreaterThan(distinctCount);
    expect(new Set(after).size).toBeGreaterThan(2);
  });

  test('speaks in sentences about the cards at the table', () => {
    for (const sentence of comments.words) {
      expect(sentence).toMatch(/^[A-Z].*[.”]$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object|-1|null| {2}|\?/);
    }
  });

  test('has a reason for most moves an experienced player makes', () => {
    let [moves, reasons] = [0, 0];
    for (let seed = 1; seed <= 3; seed++) {
      let { state } = freshGame(game, seed).steps[0] as { state: ReturnType<typeof stateOf> };
      for (let i = 0; i < 60; i++) {
        const seat = game.play.turn(state);
        if (seat === null) break;
        const view = game.visibility.view(state, seat);
        const move: GameMove = greedy(game, view, seat, createRandom(seed * 100 + i));
        moves += 1;
        if (game.heuristics.reasons(view, seat, move, playerName).length > 0) reasons += 1;
        state = game.play.play(state, seat, move).state;
      }
    }
    expect(reasons / moves).toBeGreaterThan(0.6);
  });

  test('says the same of a move whatever the unseen cards are', () => {
    const random = createRandom(9);
    let { state } = freshGame(game, 5).steps[0] as { state: ReturnType<typeof stateOf> };
    for (let i = 0; i < 30; i++) {
      const seat = game.play.turn(state);
      if (seat === null) break;
      const view = game.visibility.view(state, seat);
      const move = random.pick(game.play.moves(view, seat, 5));
      const world = game.visibility.view(game.visibility.sampleWorld(view, seat, random), seat);
      expect(game.heuristics.reasons(world, seat, move, playerName)).toEqual(
        game.heuristics.reasons(view, seat, move, playerName),
      );
      state = game.play.play(state, seat, move).state;
    }
  });
});

test('a comment rests for some turns, twice as many each time, or for days', () => {
  const day = 86_400_000;
  const after = (turns: number, history = EMPTY_HISTORY) => ({ ...history, turns: history.turns + turns });
  const onceGiven = recordAdvice(EMPTY_HISTORY, 'a', 0);
  expect(isRested(EMPTY_HISTORY, 'a', 0)).toBe(true);
  expect(isRested(after(5, onceGiven), 'a', 0)).toBe(false);
  expect(isRested(after(6, onceGiven), 'a', 0)).toBe(true);
  expect(isRested(onceGiven, 'b', 0)).toBe(true);
  expect(isRested(onceGiven, 'a', day - 1)).toBe(false);
  expect(isRested(onceGiven, 'a', day)).toBe(true);
  const twiceGiven = recordAdvice(after(6, onceGiven), 'a', 0);
  expect(isRested(after(11, twiceGiven), 'a', 0)).toBe(false);
  expect(isRested(after(12, twiceGiven), 'a', 0)).toBe(true);
  expect(isRested(twiceGiven, 'a', day)).toBe(false);
  expect(isRested(twiceGiven, 'a', 2 * day)).toBe(true);
});
