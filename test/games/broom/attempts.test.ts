import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import { choices } from '../../../src/game/options.ts';
import { seatNamerFor } from '../../../src/game/seat-namer.ts';
import { games } from '../../../src/games/index.ts';
import { attemptMove, type TryResult } from '../../../src/referee/try-result.ts';
import { joinBook } from '../../../src/rulebook/book.ts';
import { contentOf } from '../../../src/rulebook/content.ts';

/** The game, counting the attempts that are built and the questions about unseen cards. */
function countCalls(game: WholeGame) {
  const counts = { attempts: 0, unseen: 0 };
  const countedGame: WholeGame = {
    ...game,
    play: {
      ...game.play,
      attempt(state, seat, move) {
        counts.attempts++;
        return game.play.attempt(state, seat, move);
      },
    },
    visibility: {
      ...game.visibility,
      unseen(state, seat, move) {
        counts.unseen++;
        return game.visibility.unseen(state, seat, move);
      },
    },
  };
  return { counted: countedGame, counts };
}

const broom = games.find(({ id }) => id === 'broom') as WholeGame;
const cases = joinBook(broom, contentOf('broom')).cases.flatMap((judged) => {
  if (!judged.tried) return [];
  const { counted, counts } = countCalls(broom);
  const table = { game: counted, state: judged.state, seat: judged.seat, name: seatNamerFor(judged.seat) };
  const tryResult: TryResult = attemptMove(table, judged.tried.move);
  // If unseen cards decide, the try is judged in several worlds, which are counted elsewhere.
  if (broom.visibility.unseen(judged.state, judged.seat, tryResult.move).length > 0) return [];
  return [{ id: judged.id, tried: tryResult, counts }];
});

/** Settings that differ from the table's, for the house rules a ruling of Broom depends on. */
function otherSettings({ ruling }: TryResult): number {
  const keys = new Set(ruling.readings.map(({ option }) => option));
  return broom.options.filter(({ key }) => keys.has(key)).reduce((sum, spec) => sum + choices(spec).length - 1, 0);
}

describe('the cost of a try in Broom', () => {
  const legal = cases.filter(({ tried }) => tried.ruling.verdict === 'legal');
  const legalTakes = legal.filter(({ tried }) => tried.move.type === 'take');
  const illegal = cases.filter(({ tried }) => tried.ruling.verdict === 'illegal');

  test('a legal try that takes builds at most 3 attempts', () => {
    expect(legalTakes.length).toBeGreaterThan(10);
    for (const { id, counts } of legalTakes) expect(counts.attempts, id).toBeLessThanOrEqual(3);
  });

  test('a try that no house rule affects builds one attempt and asks once about unseen cards', () => {
    const unaffected = legal.filter(({ tried }) => tried.ruling.readings.length === 0);
    const singleAttempts = unaffected.filter(({ counts }) => counts.attempts === 1 && counts.unseen === 1);
    expect(singleAttempts.length).toBeGreaterThan(unaffected.length / 2);
  });

  test('a legal raise costs more: it depends on who may raise what', () => {
    const costly = legal.filter(({ counts }) => counts.attempts > 3);
    expect(costly.length).toBeGreaterThan(0);
    for (const { id, tried, counts } of costly) {
      expect(
        tried.ruling.readings.map(({ option }) => option),
        id,
      ).toContain('raise');
      expect(counts.attempts, id).toBeLessThanOrEqual(1 + otherSettings(tried));
    }
  });

  test('every judgement asks once about unseen cards; the nearest moves add at most three attempts', () => {
    expect(illegal.length).toBeGreaterThan(10);
    for (const { id, tried, counts } of cases) {
      expect(counts.unseen - tried.ruling.nearest.length, id).toBe(counts.attempts);
    }
  });
});
