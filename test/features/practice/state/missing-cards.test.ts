import { describe, expect, test } from 'vitest';
import { describeMissing } from '../../../../src/features/practice/state/missing-cards.ts';
import { observe } from '../../../../src/features/practice/state/observation.ts';
import type { Practice } from '../../../../src/features/saved-games/match-record.ts';
import { viewerOf } from '../../../../src/features/saved-games/people.ts';
import { begin } from '../../../../src/game/match.ts';
import { games } from '../../../../src/games/index.ts';
import { decisionsOf, wholeGame } from '../../../contract/random-game.ts';
import { scaledCount } from '../../../depth.ts';

describe.each(games.map((game) => [game.name, game] as const))('the buttons of %s', (_, game) => {
  /** A random game before its nth decision. */
  function* tables(chance: number): Generator<Practice> {
    const { options, seed, choices } = wholeGame(game, chance);
    const start = begin(game, options, seed);
    yield { game, match: { options, seed, turns: [] }, strength: 'beginner', steps: [start] };
    for (const { seat, move, stateAfter, events } of decisionsOf(game, {
      options,
      seed,
      choices: choices.slice(0, 40),
    })) {
      if (game.play.turn(stateAfter) === null) return;
      const steps = [start, { state: stateAfter, events }];
      yield { game, match: { options, seed, turns: [{ seat, move }] }, strength: 'beginner', steps };
    }
  }

  test('try the move they name, or say where to find the cards they need', () => {
    const badAnswers = new Set<string>();
    for (let chance = 1; chance <= scaledCount(30); chance++) {
      for (const practice of tables(chance)) {
        const { view, propose, turn } = observe(practice);
        if (turn !== viewerOf(practice)) continue;
        const freeLabels = new Set(propose([]).map(({ label }) => label));
        for (const label of game.table.actions(view, viewerOf(practice))) {
          const answer = freeLabels.has(label) ? '' : describeMissing(practice, label);
          if (
            answer !== '' &&
            !/^“[A-Z][a-z ]+” (?:needs cards: touch them first, (?:on|in) |isn’t possible now)/.test(answer)
          )
            badAnswers.add(answer);
          if (/\bin (?!the |your |[A-Z])/.test(answer)) badAnswers.add(answer);
        }
      }
    }
    expect([...badAnswers]).toEqual([]);
  });
});
