import { describe, expect, test } from 'vitest';
import { listMishaps } from '../../../src/features/desk/mishaps.ts';
import { games } from '../../../src/games/index.ts';
import { joinBook } from '../../../src/rulebook/book.ts';
import { contentOf } from '../../../src/rulebook/content.ts';

/** A title that fits on a button of two lines. */
const MAX_LETTERS = 50;

describe.each(games.map((game) => [game.name, game] as const))('the mishaps of %s', (_, game) => {
  const mishaps = listMishaps(game);
  const customs = game.rules.all.filter((rule) => rule.kind === 'custom');

  test('have every custom with its law, its number and its place in the rulebook', () => {
    const anchors = joinBook(game, contentOf(game.id))
      .chapter('trouble')
      .rules.map(({ anchor }) => `rules/trouble/#${anchor}`);
    expect([...new Set(mishaps.map(({ path }) => path))]).toEqual(anchors);
    for (const { id, law, strict, title } of customs) {
      const settled = { title, law, strict, number: game.rules.number(id), rule: title };
      expect(mishaps).toContainEqual({ ...settled, path: anchors[customs.findIndex((one) => one.id === id)] });
    }
  });

  test('include some that a custom settles beside its own, under different titles', () => {
    const titles = mishaps.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(customs.length);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.length > MAX_LETTERS)).toEqual([]);
  });
});
