import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/loader.ts';
import { joinBook } from '../../src/rulebook/book.ts';
import { contentOf } from '../../src/rulebook/content.ts';

/** A full stop or similar, followed by another sentence. */
const SENTENCE_BREAK = /[.!?]["”]?\s+[A-Z“]/;

describe.each(games.map((game) => [game.name, game] as const))('mistakes at a table of %s', (_, game) => {
  const customs = game.rules.all.filter((rule) => rule.kind === 'custom');

  test('are covered by at most fifteen sentences, one for each kind', () => {
    expect(customs.length).toBeGreaterThan(10);
    expect(customs.length).toBeLessThanOrEqual(15);
    expect(customs.filter(({ law, strict = '' }) => SENTENCE_BREAK.test(law) || SENTENCE_BREAK.test(strict))).toEqual(
      [],
    );
  });

  test('are each at the top of one chapter, by what happened', () => {
    const chapter = joinBook(game, contentOf(game.id)).chapter('trouble');
    expect(chapter.rules.map(({ id }) => id)).toEqual(customs.map(({ id }) => id));
    expect(chapter.tags[0]?.name).toBe('WhatHappened');
    const titles = customs.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('include some that a table can agree to settle strictly', () => {
    expect(customs.filter(({ strict }) => strict !== undefined).length).toBeGreaterThan(2);
  });

  test('are each near a law that the referee can judge', () => {
    for (const { id, near } of customs) {
      const law = game.rules.rule(near);
      expect({ id, near: law?.id, kind: law?.kind === 'custom' }).toEqual({ id, near, kind: false });
    }
  });

  test('aren’t loaded with the game', async () => {
    const rules = (await loadGame(game.id))?.rules.all ?? [];
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter(({ kind }) => kind === 'custom')).toEqual([]);
  });
});
