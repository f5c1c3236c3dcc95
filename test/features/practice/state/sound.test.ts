import { describe, expect, test } from 'vitest';
import { type Sound, soundOf } from '../../../../src/features/practice/sound/synth.ts';
import {
  EMPTY_TABLE,
  type PracticeState,
  type PracticeTry,
  stateOf,
} from '../../../../src/features/practice/state/state.ts';
import type { GameMove } from '../../../../src/game/play.ts';
import { games } from '../../../../src/games/index.ts';
import { createRandom } from '../../../../src/random/random.ts';
import { freshGame } from './test-table.ts';

type Game = (typeof games)[number];
const table = (game: Game): PracticeState => ({ ...EMPTY_TABLE, practice: freshGame(game, 3) });

/** The table after a random move. */
function afterRandomMove(tableState: PracticeState, random = createRandom(5)): PracticeState {
  const { practice } = tableState;
  if (!practice) throw new Error('no game is at the table');
  const { game, steps } = practice;
  const state = stateOf(practice);
  const seat = game.play.turn(state);
  if (seat === null) throw new Error('the game is over');
  const move: GameMove = random.pick(game.play.moves(state, seat));
  const step = game.play.play(state, seat, move);
  return { ...tableState, practice: { ...practice, steps: [...steps, step] } };
}

const judged = (verdict: 'legal' | 'illegal'): PracticeTry => ({ ruling: { verdict } }) as unknown as PracticeTry;

describe.each(games.map((game) => [game.name, game] as const))('at a table of %s', (_, game) => {
  test('a move makes a sound; a deal and a move taken back don’t', () => {
    const before = table(game);
    const after = afterRandomMove(before);
    expect(['laid', 'taken']).toContain(soundOf(before, after));
    expect(soundOf(EMPTY_TABLE, before)).toBeNull();
    expect(soundOf(after, before)).toBeNull();
    expect(soundOf(after, { ...EMPTY_TABLE, practice: freshGame(game, 4) })).toBeNull();
  });

  test('a refusal sounds once, and a ruling that allows doesn’t', () => {
    const before = table(game);
    const afterRefusal = { ...before, tried: judged('illegal') };
    expect(soundOf(before, afterRefusal)).toBe('refused');
    expect(soundOf(afterRefusal, { ...afterRefusal, notice: 'A hint' })).toBeNull();
    expect(soundOf(before, { ...before, tried: judged('legal') })).toBeNull();
  });

  test('a card given to a player sounds different from one laid down, where the game has both', () => {
    const random = createRandom(7);
    const sounds = new Set<Sound | null>();
    let current = table(game);
    for (let i = 0; i < 120 && current.practice && game.play.turn(stateOf(current.practice)) !== null; i++) {
      const next = afterRandomMove(current, random);
      sounds.add(soundOf(current, next));
      current = next;
    }
    expect(sounds.has('laid')).toBe(true);
    expect(sounds.has('taken')).toBe(game.table.last !== undefined);
  });
});
