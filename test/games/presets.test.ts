import { expect, test } from 'vitest';
import { changedOptions } from '../../src/game/options.ts';
import { presetsOf } from '../../src/games/book-parts.ts';
import { games } from '../../src/games/index.ts';
import { readHouseRules } from '../../src/referee/case.ts';

test.each(games.map((game) => [game.name, game] as const))(
  'the named tables of %s are valid, all different, and keep the players',
  (_, game) => {
    const presets = presetsOf(game.id);
    expect(presets.length).toBeGreaterThan(2);
    for (const { title, options } of presets) {
      const parsedRules = readHouseRules(game, options);
      expect({ title, ok: parsedRules.ok }).toEqual({ title, ok: true });
      expect({ title, changed: changedOptions(game.options, options) }).toEqual({ title, changed: options });
      const shapes = game.options.filter(({ structural, key }) => structural && key in options);
      expect({ title, shapes }).toEqual({ title, shapes: [] });
    }
    expect(new Set(presets.map(({ options }) => JSON.stringify(options))).size).toBe(presets.length);
  },
);
