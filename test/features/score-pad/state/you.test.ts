import { expect, test } from 'vitest';
import { computeStanding } from '../../../../src/features/score-pad/state/standing.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import { games } from '../../../../src/games/index.ts';

const NAMES = ['You', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fay'];

test.each(games.map((game) => [game.name, game] as const))(
  '%s: a player called “You” is addressed as you, at the start of a sentence and inside it',
  (_, game) => {
    const seats = game.seats(defaultOptions(game.options));
    for (const first of [0, seats - 1]) {
      const sheet = { id: '1', names: NAMES.slice(0, seats), options: {}, first, rounds: [] };
      const { nextRound, sides } = computeStanding(game, sheet);
      expect(nextRound.says).not.toMatch(/you (?:deals|begins|speaks|has)\b/i);
      expect(nextRound.says).not.toMatch(/[a-z], You\b/);
      expect(sides.join()).toContain('You');
    }
  },
);
