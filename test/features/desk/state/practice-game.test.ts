import { beforeAll, describe, expect, test, vi } from 'vitest';
import { random as randomBot } from '../../../../src/bots/random.ts';
import { loadGames } from '../../../../src/cli/games.ts';
import { $draft, $laidTable, $picked, showCase } from '../../../../src/features/desk/state/desk.ts';
import { setMover } from '../../../../src/features/desk/state/edit.ts';
import { openDraft } from '../../../../src/features/desk/state/link.ts';
import { showPractice } from '../../../../src/features/desk/state/practice-game.ts';
import { fetchReferee } from '../../../../src/features/desk/state/ruling.ts';
import { noteLookups } from '../../../../src/features/desk/use-open-desk.ts';
import { HUMAN } from '../../../../src/features/house-rules/names.ts';
import { $progress } from '../../../../src/features/progress/progress.ts';
import type { Practice } from '../../../../src/features/saved-games/match-record.ts';
import { handZone } from '../../../../src/game/hand-zones.ts';
import { begin } from '../../../../src/game/match.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import { createRandom } from '../../../../src/random/random.ts';
import { currentDraft, currentRuling } from '../desk-entries.ts';

const games = [...(await loadGames()).values()];
type AGame = (typeof games)[number];

/** A practice game of random moves; takes the next seed if the game ends too early. */
function randomPractice(game: AGame, moves: number, seed = 4): Practice<AGame> {
  const options = defaultOptions(game.options);
  const random = createRandom(seed);
  const steps = [begin(game, options, seed)];
  const turns: { seat: number; move: ReturnType<typeof game.play.moves>[number] }[] = [];
  while (turns.length < moves) {
    const { state } = steps.at(-1) as (typeof steps)[number];
    const seat = game.play.turn(state);
    if (seat === null) return randomPractice(game, moves, seed + 1);
    const move = randomBot(game, game.visibility.view(state, seat), seat, random);
    steps.push(game.play.play(state, seat, move));
    turns.push({ seat, move });
  }
  return { game, match: { options, seed, turns }, strength: 'greedy', steps } as Practice<AGame>;
}

// No worker starts here, so the page judges.
beforeAll(fetchReferee);

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('the last moves of a practice game are laid out, and none of them breaks a rule', () => {
    openDraft(game, '');
    const practice = randomPractice(game, 15);
    for (const movesBack of [1, 2, 3, 4, 5]) {
      expect(showPractice(practice, movesBack)).toBe(true);
      const turn = practice.match.turns.at(-movesBack);
      expect(currentDraft().seat).toBe(turn?.seat);
      // A move of another player may depend on unseen cards, which only that player knows.
      const expectedVerdicts = turn?.seat === HUMAN ? ['legal'] : ['legal', 'depends'];
      expect(expectedVerdicts).toContain(currentRuling().ruling.verdict);
    }
    expect(showPractice(practice, 16)).toBe(false);
  });

  test('no hand of another player is shown except for the cards played from it', () => {
    openDraft(game, '');
    const practice = randomPractice(game, 15);
    let checkedHandCount = 0;
    for (const movesBack of [1, 2, 3, 4]) {
      showPractice(practice, movesBack);
      const { seat, move } = practice.match.turns.at(-movesBack) ?? { seat: HUMAN, move: null };
      const laidTable = $laidTable.get();
      const hand = laidTable?.ok ? laidTable.value.zones.find(({ id }) => id === handZone(seat)) : undefined;
      if (seat === HUMAN || !hand || !move) continue;
      const state = practice.steps[15 - movesBack]?.state;
      const shownCount = hand.items.flatMap(({ cards }) => cards).filter((card) => card >= 0).length;
      expect(shownCount).toBeLessThanOrEqual(game.notation.cardsOf(move, state as never, seat).played.length);
      checkedHandCount += 1;
    }
    expect(checkedHandCount).toBeGreaterThan(0);
  });
});

describe('another player as the one who tried', () => {
  const [game] = games as [AGame];

  test('leaves the same cards on the table, and the try is ruled as theirs', () => {
    openDraft(game, '');
    showCase(game.desk.example as Parameters<typeof showCase>[0]);
    const before = currentDraft().position;
    setMover(1);
    expect([currentDraft().seat, currentDraft().position]).toEqual([1, before]);
    const { verdict, findings } = currentRuling().ruling;
    expect([verdict, findings.map(({ rule }) => rule)]).toEqual([
      'illegal',
      expect.arrayContaining([expect.stringMatching(/turn/)]),
    ]);
    expect($picked.get().every(({ zone }) => zone !== handZone(0))).toBe(true);
  });
});

test('a ruling that is shown long enough is noted, allowed or not', () => {
  vi.useFakeTimers();
  const [game] = games as [AGame];
  openDraft(game, '');
  const stopNoting = noteLookups();
  showCase(game.desk.example as Parameters<typeof showCase>[0]);
  const { verdict, permits: permitsWhileIllegal } = currentRuling().ruling;
  expect(verdict).toBe('illegal');
  const nearestMove = currentRuling().ruling.nearest[0];
  $draft.set({ ...currentDraft(), move: nearestMove ? game.notation.move.write(nearestMove.move) : null });
  const legalRuling = currentRuling().ruling;
  expect([legalRuling.verdict, permitsWhileIllegal.length]).toEqual(['legal', 0]);
  vi.advanceTimersByTime(3000);
  expect($progress.get().rules[legalRuling.permits[0] as string]?.[2]).toBe(1);
  stopNoting();
  vi.useRealTimers();
});
