import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HUMAN } from '../../../src/features/house-rules/names.ts';
import {
  $practice,
  $window,
  closeWindow,
  holdWindow,
  leave,
  open,
  pick,
  setBotClient,
  stateOf,
  undo,
} from '../../../src/features/practice/practice.ts';
import type { GameMove } from '../../../src/game/play.ts';
import { games } from '../../../src/games/index.ts';
import { setSetting } from '../../../src/table/settings.ts';
import { gameWithWindow } from './state/test-table.ts';

/** Number of steps with events. */
const countVisibleSteps = (): number => $practice.get()?.steps.filter(({ events }) => events.length > 0).length ?? 0;

const withWindows = games.filter((game) => game.aside?.window);

test('some game has windows in which a player may act out of turn', () => {
  expect(withWindows.length).toBeGreaterThan(0);
});

describe.each(withWindows.map((game) => [game.name, game] as const))('a window in %s', (_, game) => {
  /** Whether the player asked in a window acts or declines. */
  let shouldAct = false;

  beforeEach(() => {
    vi.useFakeTimers();
    const entries = new Map<string, string>();
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
    shouldAct = false;
    setSetting('window', 'short');
    setSetting('pace', 'normal');
    setBotClient({
      lookBack: async () => [],
      hint: () => Promise.reject(new Error('no player is asked')),
      ask: async ({ view, seat }): Promise<GameMove> => {
        const moves = game.play.moves(view, seat);
        const decline = game.aside?.window(view, seat)?.decline.type;
        const chosenMove = moves.find(({ type }) => (shouldAct ? type !== decline : type === decline)) ?? moves[0];
        if (!chosenMove) throw new Error('nothing to do');
        return chosenMove;
      },
    });
  });

  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test.each(['me', 'another', 'nobody'] as const)(
    'takes as long, and looks the same, when %s could act',
    async (windowSeat) => {
      open(gameWithWindow(game, windowSeat));
      const before = countVisibleSteps();
      expect($window.get()?.lengthMs).toBe(2500);
      await vi.advanceTimersByTimeAsync(2400);
      expect(countVisibleSteps()).toBe(before);
      expect($window.get()).not.toBeNull();
      await vi.advanceTimersByTimeAsync(200);
      expect(countVisibleSteps()).toBeGreaterThan(before);
    },
  );

  test('is used by another player well before it closes', async () => {
    shouldAct = true;
    const practice = gameWithWindow(game, 'another');
    const askedSeat = game.play.turn(stateOf(practice));
    open(practice);
    const before = countVisibleSteps();
    await vi.advanceTimersByTimeAsync(800);
    expect(countVisibleSteps()).toBe(before);
    await vi.advanceTimersByTimeAsync(1400);
    expect($practice.get()?.match.turns[practice.match.turns.length]?.seat).toBe(askedSeat);
    expect(countVisibleSteps()).toBeGreaterThan(before);
  });

  test('stops from the first touch on, until the player lets it pass', async () => {
    open(gameWithWindow(game, 'nobody'));
    const before = countVisibleSteps();
    const [hand] = game.table
      .zones(game.visibility.view(stateOf(gameWithWindow(game, 'nobody')), HUMAN), HUMAN, String)
      .filter(({ kind }) => kind === 'hand');
    pick({ zone: hand?.id ?? '', item: hand?.items[0]?.id ?? '' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(countVisibleSteps()).toBe(before);
    closeWindow();
    await vi.advanceTimersByTimeAsync(50);
    expect(countVisibleSteps()).toBeGreaterThan(before);
  });

  test('can stay open as long as the player likes', async () => {
    setSetting('window', 'wait');
    open(gameWithWindow(game, 'me'));
    const before = countVisibleSteps();
    expect($window.get()?.deadline).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(countVisibleSteps()).toBe(before);
    closeWindow();
    await vi.advanceTimersByTimeAsync(50);
    expect(countVisibleSteps()).toBeGreaterThan(before);
  });

  test('isn’t shown to a player who turned windows off, and their chance is declined', async () => {
    setSetting('window', 'off');
    const practice = gameWithWindow(game, 'me');
    open(practice);
    expect($window.get()).toBeNull();
    const decline = game.aside?.window(game.visibility.view(stateOf(practice), HUMAN), HUMAN)?.decline;
    expect($practice.get()?.match.turns[practice.match.turns.length]).toEqual({
      seat: HUMAN,
      move: decline,
    });
  });

  test('can’t be returned to once it was declined', async () => {
    const practice = gameWithWindow(game, 'me');
    open(practice);
    const ownTurn = practice.match.turns.findLastIndex(({ seat }) => seat === HUMAN);
    holdWindow();
    closeWindow();
    undo();
    const turnCount = $practice.get()?.match.turns.length ?? 0;
    // Undo goes back to the player's move before the window, or needs consent and changes nothing yet.
    expect(turnCount <= Math.max(ownTurn, 0) || turnCount > practice.match.turns.length).toBe(true);
  });
});
