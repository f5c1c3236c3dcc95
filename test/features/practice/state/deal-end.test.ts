import { describe, expect, test } from 'vitest';
import { HUMAN, playerName } from '../../../../src/features/house-rules/names.ts';
import { rewindToDealEnd } from '../../../../src/features/practice/state/deal-end.ts';
import { isScored, stateOf } from '../../../../src/features/practice/state/state.ts';
import type { Practice } from '../../../../src/features/saved-games/match-record.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { games } from '../../../../src/games/index.ts';
import { createRandom } from '../../../../src/random/random.ts';
import { freshGame, hintOf, TestTable } from './test-table.ts';

/** Plays a random game, to its end or for a number of moves. */
function randomPractice(game: WholeGame, seed: number, maxTurns: number): Practice {
  const random = createRandom(seed);
  const { match, steps, ...rest } = freshGame(game, seed);
  const [turns, stepsSoFar] = [[...match.turns], [...steps]];
  for (let i = 0; i < maxTurns; i++) {
    const state = stepsSoFar.at(-1)?.state;
    const seat = state ? game.play.turn(state) : null;
    if (!state || seat === null) break;
    const move = random.pick(game.play.moves(state, seat, 3));
    turns.push({ seat, move });
    stepsSoFar.push(game.play.play(state, seat, move));
  }
  return { ...rest, match: { ...match, turns }, steps: stepsSoFar };
}

describe.each(games.map((game) => [game.name, game] as const))('the end of a deal of %s', (_, game) => {
  const practice = randomPractice(game, 3, 1500);
  const ends = practice.steps.flatMap((_step, at) => (isScored(practice, at) ? [at] : []));

  test('is a table on which it is no player’s turn, and no card is lost', () => {
    expect(ends.length).toBeGreaterThan(0);
    for (const at of ends) {
      const dealEnd = rewindToDealEnd(practice, at);
      const state = stateOf(dealEnd);
      expect(game.play.turn(state)).toBeNull();
      expect(dealEnd.steps.length).toBe(at + 1);
      const cards = (of: typeof state): readonly number[] => [...game.play.cards(of)].sort((a, b) => a - b);
      expect(cards(state)).toEqual(cards(practice.steps[at - 1]?.state as typeof state));
      expect(game.table.zones(game.visibility.view(state, HUMAN), HUMAN, playerName, []).length).toBeGreaterThan(2);
    }
  });

  test('names what was played, and shows no part of the count before it', () => {
    for (const at of ends) {
      const { events } = practice.steps[at] as Practice['steps'][number];
      const shownEvents = rewindToDealEnd(practice, at).steps.at(-1)?.events ?? [];
      expect(shownEvents[0]).toBe(events[0]);
      const scoreIndex = events.findIndex(({ points }) => points !== undefined);
      if (scoreIndex > 1) expect(shownEvents).toEqual(events.slice(0, scoreIndex - 1));
    }
  });

  test('is counted pile by pile, and one line says who won and by how much', () => {
    for (const at of ends) {
      const dealEnd = rewindToDealEnd(practice, at);
      const { events } = practice.steps[at] as Practice['steps'][number];
      const piles = game.count.piles(stateOf(dealEnd), events);
      const sides = new Set(piles.map(({ side }) => side));
      expect(sides.size).toBe(piles.length);
      for (const { cards, adds } of piles) if (adds) expect(adds.length).toBe(cards.length);
      const line = game.count.result(stateOf(dealEnd), events, playerName);
      expect(line).toMatch(/^[A-Z].*\d.*\.$/);
      expect(line).toMatch(/[Yy]ou|Ann|Bert|Cleo|draw/);
      expect(line).not.toMatch(/undefined|NaN|nobody/);
    }
  });

  test('stays until it was seen; then it is counted, and the next deal waits for a word', () => {
    const table = new TestTable();
    const [at = 0] = ends;
    const { match, steps } = practice;
    table.settings = { ...table.settings, window: 'off' };
    table.sit({
      ...practice,
      match: { ...match, turns: match.turns.slice(0, at - 1) },
      steps: steps.slice(0, at),
    });
    const { seat, move } = match.turns[at - 1] as (typeof match.turns)[number];
    // A hint is also given before the last move of a deal.
    if (seat === HUMAN) {
      table.send({
        type: 'answered',
        practice: table.practice,
        requestKind: 'hint',
        seat,
        move,
        hintAnswer: hintOf(move),
      });
      expect(table.state.hint?.why).toMatch(/[.”]$/);
    }
    if (seat === HUMAN) table.send({ type: 'attempt', move });
    else table.send({ type: 'answered', practice: table.practice, requestKind: 'move', seat, move });
    expect(table.state).toMatchObject({ countedStep: at, isLingering: true });
    table.pass(2499);
    expect(table.state.isLingering).toBe(true);
    table.pass(1);
    expect(table.state).toMatchObject({ countedStep: at, isLingering: false });
    const { turns } = table;
    table.pass(60_000);
    expect([table.turns, table.asked]).toEqual([turns, []]);
    // Touches are ignored while a table is counted.
    table.send({ type: 'attempt', move });
    expect(table.turns).toBe(turns);
    table.send({ type: 'close-sheet' });
    expect(table.state.countedStep).toBeNull();
    // A touch ends the wait.
    table.state = { ...table.state, countedStep: at, isLingering: true };
    table.send({ type: 'see-last-move' });
    expect(table.state).toMatchObject({ countedStep: at, isLingering: false });
  });
});
