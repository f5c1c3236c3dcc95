import { describe, expect, test } from 'vitest';
import { HUMAN } from '../../../../src/features/house-rules/names.ts';
import { hasSeenNewCards } from '../../../../src/features/practice/state/new-cards.ts';
import { observe } from '../../../../src/features/practice/state/observation.ts';
import { stateOf } from '../../../../src/features/practice/state/state.ts';
import type { Practice } from '../../../../src/features/saved-games/match-record.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { games } from '../../../../src/games/index.ts';
import { freshGame, randomStages, TestTable } from './test-table.ts';

/** Random games until a position fits; undefined if none does. */
function findPractice(
  game: WholeGame,
  fits: (practice: Practice) => boolean,
  { seeds = 40, moves = 150 } = {},
): Practice | undefined {
  for (let seed = 1; seed < seeds; seed++) {
    for (const practice of randomStages(freshGame(game, seed), moves - 1)) {
      if (game.play.turn(stateOf(practice)) !== null && fits(practice)) return practice;
    }
  }
  return undefined;
}

const hasLingeringCards = (practice: Practice): boolean => {
  const { shownZones, zones, turn } = observe(practice);
  return turn !== HUMAN && JSON.stringify(shownZones()) !== JSON.stringify(zones());
};

const ownMoves = ({ game, steps }: Practice): number => {
  const state = steps.at(-1)?.state;
  if (!state || game.play.turn(state) !== HUMAN) return 0;
  return game.play.moves(game.visibility.view(state, HUMAN), HUMAN, 2).length;
};

const isAsked = ({ game, steps }: Practice): boolean =>
  game.aside?.question(steps.at(-1)?.state as never, HUMAN) !== undefined;

/** Whether the player has only one move, and it does or doesn't reveal a card, as asked. */
const isOnlyMove = (practice: Practice, revealsCard: boolean): boolean => {
  const { game, steps } = practice;
  const step = steps.at(-1);
  if (!step || ownMoves(practice) !== 1 || isAsked(practice)) return false;
  const [move] = game.play.moves(step.state, HUMAN);
  if (!move) return false;
  return hasSeenNewCards(practice, step, [game.play.play(step.state, HUMAN, move)]) === revealsCard;
};

const isRevealingOnlyMove = (practice: Practice): boolean => isOnlyMove(practice, true);

/** A table for each game in which the next move clears cards away. */
const lingeringTables = games.flatMap((game) => findPractice(game, hasLingeringCards) ?? []);

test('cards that leave with the next move stay two and a half seconds, or until a touch', () => {
  expect(lingeringTables.length).toBeGreaterThan(0);
  for (const practice of lingeringTables) {
    for (const pace of ['quick', 'normal'] as const) {
      const table = new TestTable();
      table.settings = { ...table.settings, pace, window: 'off' };
      table.sit(practice);
      table.pass(2499);
      expect(table.asked).toEqual([]);
      table.pass(1);
      expect(table.asked.length).toBe(1);
      const otherTable = new TestTable();
      otherTable.settings = table.settings;
      otherTable.sit(practice);
      otherTable.send({ type: 'see-last-move' });
      otherTable.pass(900);
      expect(otherTable.asked.length).toBe(1);
    }
  }
});

test('a player who sets the pace of the others is never hurried by a touch', () => {
  for (const practice of lingeringTables) {
    const table = new TestTable();
    table.settings = { ...table.settings, pace: 'step', window: 'off' };
    table.sit(practice);
    table.send({ type: 'see-last-move' });
    table.pass(60_000);
    expect(table.asked).toEqual([]);
    expect(table.state.botStatus).toBe('waiting');
  }
});

const FORCED_SETTINGS = { pace: 'quick', help: 'none', window: 'off', forced: 'itself', slips: 'off' } as const;

describe.each(games.map((game) => [game.name, game] as const))('the only move in %s', (_, game) => {
  const practice = findPractice(game, (one) => isOnlyMove(one, false), { seeds: 60 });

  test.runIf(practice)('plays itself after a moment in which it is shown, and undo skips it', () => {
    if (!practice) return;
    const table = new TestTable();
    table.settings = FORCED_SETTINGS;
    table.sit(practice);
    const { turns } = table;
    expect(table.state.forcedMove).not.toBeNull();
    table.pass(1500);
    expect(table.turns).toBe(turns);
    table.pass(1000);
    expect(table.practice.match.turns[turns]?.seat).toBe(HUMAN);
    expect(table.state.forcedTurns).toEqual([turns]);
    const ownTurn = practice.match.turns.findLastIndex(
      ({ seat }, i) => seat === HUMAN && practice.steps[i + 1]?.events.length !== 0,
    );
    table.send({ type: 'undo' });
    if (table.state.undoReason) table.send({ type: 'take-back' });
    if (ownTurn >= 0) expect(table.turns).toBeLessThanOrEqual(ownTurn);
    else expect(table.state.notice).not.toBeNull();
  });

  test.runIf(practice)('waits for a player who touches anything, and for one who hasn’t asked for it', () => {
    if (!practice) return;
    const table = new TestTable();
    table.settings = FORCED_SETTINGS;
    table.sit(practice);
    const { turns } = table;
    table.send({ type: 'see-last-move' });
    table.pass(60_000);
    expect(table.turns).toBe(turns);
    const unforcedTable = new TestTable();
    unforcedTable.sit(practice);
    expect(unforcedTable.state.forcedMove).toBeNull();
  });

  test('is left to the player where it shows a card, and where there is a choice', () => {
    const shows = findPractice(game, isRevealingOnlyMove, { seeds: 20 }) ?? [];
    const choice = findPractice(game, (one) => ownMoves(one) > 1) as Practice;
    for (const one of [shows, choice].flat()) {
      const table = new TestTable();
      table.settings = FORCED_SETTINGS;
      table.sit(one);
      expect(table.state.forcedMove).toBeNull();
    }
  });
});

test('in most games a player sometimes has one move only, and in some that move shows a card', () => {
  const forcedGames = games.filter((game) => findPractice(game, (one) => isOnlyMove(one, false), { seeds: 60 }));
  expect(forcedGames.length).toBeGreaterThan(2);
  expect(games.some((game) => findPractice(game, isRevealingOnlyMove, { seeds: 20 }))).toBe(true);
});
