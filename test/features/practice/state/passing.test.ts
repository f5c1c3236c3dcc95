import { describe, expect, test } from 'vitest';
import { observe } from '../../../../src/features/practice/state/observation.ts';
import { stateOf } from '../../../../src/features/practice/state/state.ts';
import { type Practice, readRecord, writeRecord } from '../../../../src/features/saved-games/match-record.ts';
import { namingAt, type Sitter, viewerOf } from '../../../../src/features/saved-games/people.ts';
import { games } from '../../../../src/games/index.ts';
import { freshGame, TestTable } from './test-table.ts';

const NAMES = ['Ida', 'Jan', 'Kim', 'Lea', 'Max', 'Ned'];

describe.each(games.map((game) => [game.name, game] as const))('%s, passed around the table', (_, game) => {
  const soloGame = freshGame(game, 4);
  const count = game.seats(soloGame.match.options);
  const people = (bots: readonly number[]): Practice => ({
    ...soloGame,
    seats: Array.from({ length: count }, (_, seat): Sitter => (bots.includes(seat) ? 'shark' : 'person')),
    names: NAMES.slice(0, count),
  });
  const table = (practice: Practice): TestTable => {
    const one = new TestTable();
    one.settings = { ...one.settings, window: 'off' };
    one.sit(practice);
    return one;
  };
  /** Takes the device when it is passed on, and plays the first legal move. */
  const playOne = (at: TestTable): void => {
    if (at.state.nextHolder !== null) at.send({ type: 'uncover' });
    const eyes = viewerOf(at.practice);
    const [move] = game.play.moves(observe(at.practice).view, eyes);
    if (move && game.play.turn(stateOf(at.practice)) === eyes) at.send({ type: 'attempt', move });
  };

  test('shows no hand before a player takes the device, and then theirs', () => {
    const at = table(people([]));
    const firstSeat = game.play.turn(stateOf(at.practice));
    expect(at.state.nextHolder).toBe(firstSeat);
    at.send({ type: 'pick', thing: { zone: 'hand-0', item: '' } });
    at.send({ type: 'ask-hint' });
    expect(at.state).toMatchObject({ nextHolder: firstSeat, picked: [], hint: null });
    expect(at.asked).toEqual([]);
    at.send({ type: 'uncover' });
    expect(at.state.nextHolder).toBe(null);
    expect(viewerOf(at.practice)).toBe(firstSeat);
    expect(namingAt(at.practice)(firstSeat ?? 0)).toBe('you');
    expect(namingAt(at.practice)(((firstSeat ?? 0) + 1) % count)).toBe(NAMES[((firstSeat ?? 0) + 1) % count]);
  });

  test('shows what was played, and then passes the device to the next player', () => {
    const at = table(people([]));
    for (let i = 0; i < 40; i++) {
      playOne(at);
      const turn = game.play.turn(stateOf(at.practice));
      if (at.state.countedStep !== null) at.send({ type: 'close-sheet' });
      const holder = viewerOf(at.practice);
      if (turn !== null && turn !== holder && at.state.countedStep === null) {
        expect(at.state.nextHolder).toBe(null);
        at.pass(3000);
        expect(at.state.nextHolder).toBe(game.play.turn(stateOf(at.practice)));
        return;
      }
    }
    throw new Error('The device never went round.');
  });

  test('lets bots play at their own strength without covering or showing a hand', () => {
    const at = table(people([1]));
    for (let i = 0; i < 60 && at.asked.length === 0; i++) {
      if (at.state.countedStep !== null) at.send({ type: 'close-sheet' });
      playOne(at);
      at.pass(6000);
    }
    expect(at.asked[0]?.question).toMatchObject({ seat: 1, bot: 'shark' });
    expect(at.state.nextHolder).toBe(null);
    at.answer();
    expect(at.practice.match.turns.at(-1)?.seat).toBe(1);
  });

  test('is stored with every name and seat, and comes back covered', () => {
    const at = table(people([1]));
    for (let i = 0; i < 6; i++) {
      playOne(at);
      at.pass(6000);
      at.answer();
    }
    const result = readRecord(game, JSON.parse(JSON.stringify(writeRecord(at.practice))));
    if (!result.ok) throw new Error(result.fault.says);
    const { seats, names, match } = at.practice;
    expect(result.value).toMatchObject({ seats, names, match });
    expect(result.value.viewer).toBeUndefined();
    const turn = game.play.turn(stateOf(result.value));
    // A single player against bots has no opponent to hide a hand from.
    if (turn !== 1 && turn !== null && count > 2) expect(table(result.value).state.nextHolder).toBe(turn);
    const badRecord = { ...writeRecord(at.practice), seats: ['person'] };
    expect(readRecord(game, badRecord).ok).toBe(false);
  });

  test('lets the holder take back their own move, and asks if others have moved since', () => {
    const at = table(people([]));
    at.send({ type: 'uncover' });
    const firstViewer = viewerOf(at.practice);
    at.send({ type: 'undo' });
    expect(at.state.notice).toBe('You have not played anything yet.');
    playOne(at);
    at.pass(6000);
    for (let i = 0; i < 80 && !(at.state.nextHolder === firstViewer && at.turns > 1); i++) {
      if (at.state.countedStep !== null) at.send({ type: 'close-sheet' });
      playOne(at);
      at.pass(6000);
    }
    at.send({ type: 'undo' });
    expect(at.state.undoReason).toBe(null);
    at.send({ type: 'uncover' });
    expect(viewerOf(at.practice)).toBe(firstViewer);
    at.send({ type: 'undo' });
    expect(at.state.undoReason).toMatch(/since\.$/);
    at.send({ type: 'take-back' });
    expect(at.practice.takenBack?.at(-1)?.seat).toBe(firstViewer);
    expect(game.play.turn(stateOf(at.practice))).toBe(firstViewer);
    expect(at.state.nextHolder).toBe(null);
  });
});
