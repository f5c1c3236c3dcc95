import { describe, expect, test } from 'vitest';
import { mean } from '../../../src/bots/statistics.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import type { GameMove, GameState } from '../../../src/game/play.ts';
import { harvestPositions } from '../../../src/scenarios/judgement/harvest.ts';
import { playMoments } from '../../../src/scenarios/puzzle/moments.ts';
import { duelWith } from '../duel/duel.ts';
import type { Duel, DuelMove } from '../duel/rules.ts';

const game = duelWith('2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H 7H 8H 9H', 4);
const alternativeOf = (move: GameMove, view: GameState): string | undefined => {
  const { led } = view as Duel;
  if (led === null) return undefined;
  return (move as DuelMove).card > led ? 'high' : 'low';
};
const decisionOf = (id: string) => ({ id, prompt: 'High or low?', alternativeOf });
const never = { ...decisionOf('never'), alternativeOf: () => undefined };
const harvest = (count: number, ...decisions: readonly ReturnType<typeof decisionOf>[]) => [
  ...harvestPositions({ game, judgement: { unit: 'duels', decisions }, count, worlds: 16, seed: 2 }),
];

describe('positions to judge from games between regulars', () => {
  test('are as many for each decision as wanted, the decision with fewer first', () => {
    const kinds = harvest(3, decisionOf('one'), decisionOf('other')).map(({ kind }) => kind);
    expect(kinds).toEqual(['one', 'other', 'one', 'other', 'one', 'other']);
  });

  test('are fewer for a decision that never comes up, and end then', () => {
    expect(harvest(2, never, decisionOf('one')).map(({ kind }) => kind)).toEqual(['one', 'one']);
    expect(harvest(0, decisionOf('one'))).toEqual([]);
  });

  test('are the same for the same request, and six moves apart', () => {
    const positions = harvest(20, decisionOf('one'));
    expect(harvest(20, decisionOf('one'))).toEqual(positions);
    const moments = playMoments(game, defaultOptions(game.options), 2).take(1500).toArray();
    const texts = moments.map(({ state, seat }) =>
      JSON.stringify(game.notation.position.write(game.visibility.view(state, seat))),
    );
    const places = positions.map((one) => texts.indexOf(JSON.stringify(one.case['position'])));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    const gaps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
    expect(mean(gaps)).toBeLessThan(60);
  });

  test('are looked for at 250 moves for each that is wanted', () => {
    let asked = 0;
    const counted = {
      ...never,
      alternativeOf() {
        asked++;
        return undefined;
      },
    };
    const { moves } = game.play;
    // One card each: a decision is asked once at each move.
    const single = {
      ...game,
      play: { ...game.play, moves: (...given: Parameters<typeof moves>) => moves(...given).slice(0, 1) },
    };
    const judgement = { unit: 'duels', decisions: [counted, counted] };
    const found = [...harvestPositions({ game: single, judgement, count: 2, worlds: 4, seed: 1 })];
    expect(found).toEqual([]);
    expect(asked).toBe(2 * 2 * 2 * 250);
  });
});
