import { describe, expect, test } from 'vitest';
import { HUMAN } from '../../../../src/features/house-rules/names.ts';
import type { Action } from '../../../../src/features/practice/state/action.ts';
import { type PracticeHint, stateOf } from '../../../../src/features/practice/state/state.ts';
import type { Practice } from '../../../../src/features/saved-games/index.ts';
import type { ItemRef, Zone } from '../../../../src/game/zone.ts';
import { games } from '../../../../src/games/index.ts';
import { createRandom } from '../../../../src/random/random.ts';
import { freshGame, randomStages, TestTable } from './test-table.ts';
import { inHand, toyHand, toyMove, toyPractice, toyStep, toyZone } from './toy-table.ts';

const ZONES = [toyHand('2S', '3S', '4S'), toyZone('row', 'The centre', ['KC'])] as readonly Zone[];
const centre: ItemRef = { zone: 'The centre', item: 'KC' };
const lay = toyMove('lay', inHand('2S'), centre);
/** A table of the toy game, with the person to move. */
function tableWith(parts: Partial<TestTable['state']> = {}): TestTable {
  const table = new TestTable();
  const practice = toyPractice([toyStep({ zones: ZONES, moves: [lay, toyMove('take', inHand('3S'))] as never })]);
  table.state = { ...table.state, practice, ...parts };
  return table;
}
const TOUCHES: readonly Action[] = [
  { type: 'pick', thing: inHand('2S') },
  { type: 'drop', thing: inHand('2S'), place: { zone: 'nowhere' } },
  { type: 'attempt', move: lay },
];

describe('touches at a table', () => {
  test('pick cards one by one, and put them back', () => {
    const table = tableWith();
    table.send({ type: 'pick', thing: inHand('2S') });
    table.send({ type: 'pick', thing: inHand('4S') });
    expect(table.state.picked).toEqual([inHand('2S'), inHand('4S')]);
    table.send({ type: 'pick', thing: inHand('2S') });
    expect(table.state.picked).toEqual([inHand('4S')]);
  });

  test('pick a whole run at once, and put it back at once', () => {
    const table = tableWith({ picked: [inHand('3S')] });
    const bundle = [inHand('2S'), inHand('3S')];
    table.send({ type: 'pick-together', bundle });
    expect(table.state.picked).toEqual(bundle);
    table.send({ type: 'pick-together', bundle });
    expect(table.state.picked).toEqual([]);
  });

  test('pick what is dragged, with its place', () => {
    const table = tableWith();
    table.send({ type: 'drop', thing: inHand('2S'), place: centre });
    expect(table.state.picked).toEqual([inHand('2S'), centre]);
  });

  test('put away what was said before, but not a hint that hasn’t come to its move', () => {
    const hint = { step: 'what' } as PracticeHint;
    const said = { notice: 'Something.', tried: { ruling: { verdict: 'legal' } } as never, hint };
    for (const touch of [...TOUCHES.slice(0, 2), { type: 'pick-together', bundle: [inHand('2S')] } as const]) {
      const table = tableWith(said);
      table.send(touch);
      expect(table.state).toMatchObject({ notice: null, tried: null, hint });
      const toldTable = tableWith({ ...said, hint: { ...hint, step: 'move' } });
      toldTable.send(touch);
      expect(toldTable.state.hint).toBeNull();
    }
  });

  test('stop a move that was about to play itself', () => {
    for (const touch of [TOUCHES[0], { type: 'pick-together', bundle: [inHand('2S')] } as const] as readonly Action[]) {
      const table = tableWith({ forcedMove: lay });
      table.timers.set('pause', { at: 100, action: { type: 'see-last-move' } });
      table.send(touch);
      expect([table.state.forcedMove, table.timers.size]).toEqual([null, 0]);
    }
  });

  test('do nothing before a game, while a deal is counted, or while the device is passed on', () => {
    for (const touch of TOUCHES) {
      for (const parts of [{ practice: null }, { countedStep: 0 }, { nextHolder: 1 }]) {
        const table = tableWith(parts);
        const before = table.state;
        table.send(touch);
        expect(table.state).toBe(before);
      }
    }
  });

  test('make no move while another’s is to be judged, or while another tab plays', () => {
    const pendingMove = { seat: 1, move: lay, deadline: null } as unknown as NonNullable<
      TestTable['state']['pendingMove']
    >;
    const judging = tableWith({ pendingMove });
    judging.send({ type: 'attempt', move: lay });
    expect(judging.state).toMatchObject({ notice: 'First say whether that move is allowed.', pendingMove });
    const elsewhere = tableWith({ isElsewhere: true });
    const before = elsewhere.state;
    elsewhere.send({ type: 'attempt', move: lay });
    expect(elsewhere.state).toBe(before);
  });
});

test('while the device is passed on, the table only answers to who takes it', () => {
  const table = tableWith({ nextHolder: 1 });
  table.send({ type: 'ask-hint' });
  table.send({ type: 'undo' });
  expect(table.asked).toEqual([]);
  table.send({ type: 'show-notice', notice: 'The link is copied.' });
  expect(table.state.notice).toBe('The link is copied.');
  table.send({ type: 'uncover' });
  expect(table.state).toMatchObject({ nextHolder: null, notice: null, practice: { viewer: 1 } });
  const covered = tableWith({ nextHolder: 1, isElsewhere: true });
  covered.send({ type: 'uncover' });
  expect(covered.state.nextHolder).toBe(1);
});

describe.each(games.map((game) => [game.name, game] as const))('a try at a table of %s', (_, game) => {
  const ownTurn = [...randomStages(freshGame(game, 2), 20)].findLast(
    (one) => game.play.turn(stateOf(one)) === HUMAN,
  ) as Practice;

  test('is written down if it was refused in your turn, each with the number of turns before it', () => {
    const table = new TestTable();
    table.sit(ownTurn);
    const random = createRandom(3);
    const tries = [...Iterator.from(game.play.tries(stateOf(ownTurn), HUMAN)).take(200)];
    for (let i = 0; i < 8 && table.turns === ownTurn.match.turns.length; i++) {
      table.send({ type: 'attempt', move: random.pick(tries) });
    }
    const refused = table.practice.refused ?? [];
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused) expect(one).toMatchObject({ at: ownTurn.match.turns.length, seat: HUMAN });
  });

  test('isn’t noted as what one person has learned if several share the device', () => {
    const table = new TestTable();
    const seats = Array.from({ length: game.seats(ownTurn.match.options) }, (_one, seat) =>
      seat < 2 ? 'person' : 'greedy',
    );
    table.sit({ ...ownTurn, seats: seats as Practice['seats'] } as Practice);
    table.send({ type: 'uncover' });
    const [move] = game.play.moves(stateOf(ownTurn), HUMAN);
    if (move) table.send({ type: 'attempt', move });
    expect(table.turns).toBeGreaterThan(ownTurn.match.turns.length);
    expect(table.effects.filter(({ type }) => type === 'note-rule')).toEqual([]);
  });
});
