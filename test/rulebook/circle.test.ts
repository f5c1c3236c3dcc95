import { describe, expect, test } from 'vitest';
import { hasChoice } from '../../src/game/options.ts';
import { games } from '../../src/games/index.ts';
import { joinBook } from '../../src/rulebook/book.ts';
import { contentOf } from '../../src/rulebook/content.ts';
import type { JudgedCase } from '../../src/rulebook/judged-case.ts';
import { proveRules } from '../../src/rulebook/proof.ts';
import { attributeValues } from '../../src/rulebook/tags.ts';

test('there are games with rules', () => {
  expect(games.length).toBeGreaterThan(0);
});

describe.each(games.map((game) => [game.name, game] as const))('the rulebook of %s', (_, game) => {
  const book = joinBook(game, contentOf(game.id));
  const allTags = book.chapters.flatMap((chapter) => chapter.tags);
  const rules = (kind: string) => game.rules.all.filter((rule) => rule.kind === kind).map((rule) => [rule.id]);
  const findCaseId = (matches: (judged: JudgedCase) => boolean): string | undefined => book.cases.find(matches)?.id;
  const breaks = (judged: JudgedCase, id: string): boolean =>
    judged.tried?.ruling.verdict === 'illegal' && judged.tried.ruling.findings.some((f) => f.rule === id);
  const permitted = (judged: JudgedCase): readonly string[] => judged.tried?.ruling.permits ?? [];
  const proof = proveRules(book);

  test('tells every rule exactly once, in its own chapter and in order', () => {
    const toldRules = book.chapters.flatMap((chapter) => attributeValues(chapter.tags, 'Rule', 'id'));
    expect(toldRules).toEqual(game.rules.all.map((rule) => rule.id));
  });

  test.each(rules('restriction'))('%s has an example that breaks it, and one that keeps it', (id) => {
    expect(findCaseId((judged) => judged.rule === id && breaks(judged, id))).toBeDefined();
    expect(findCaseId((judged) => judged.rule === id && judged.tried?.ruling.verdict === 'legal')).toBeDefined();
  });

  test('shows the effect of every rule, and each restriction deciding alone, unless it only comes with another', () => {
    const openProofs = proof.filter(({ by, onlyWith }) => (by === null) !== (onlyWith !== null));
    expect(openProofs.map(({ rule }) => rule)).toEqual([]);
    const strays = proof.flatMap(({ onlyWith }) => (onlyWith && !game.rules.rule(onlyWith) ? [onlyWith] : []));
    expect(strays).toEqual([]);
  });

  test.each(rules('permission'))('%s allows the move of an example', (id) => {
    expect(findCaseId((judged) => permitted(judged).includes(id))).toBeDefined();
  });

  test.each(rules('exception'))('%s excuses the move of an example', (id) => {
    expect(findCaseId((judged) => judged.rule === id && permitted(judged).includes(id))).toBeDefined();
  });

  test.each(rules('consequence'))('%s is the reason for an event in an example', (id) => {
    expect(findCaseId((judged) => judged.data.events?.includes(id) ?? false)).toBeDefined();
  });

  test('states for each case what the referee must answer, or what must follow', () => {
    const silent = book.cases.filter(({ data }) => data.move && !data.expect && !data.events);
    expect(silent.map((judged) => judged.id)).toEqual([]);
  });

  test('has something to try in every chapter that forbids something', () => {
    const chaptersWithoutTry = book.chapters.filter(
      ({ rules: bookRules, tags }) =>
        bookRules.some(({ rule }) => rule.kind === 'restriction') && !tags.some((tag) => tag.name === 'Try'),
    );
    expect(chaptersWithoutTry.map((chapter) => chapter.file)).toEqual([]);
  });

  test('tells every house rule in one place, in the chapter of the rule it changes', () => {
    expect(attributeValues(allTags, 'HouseRule', 'option').toSorted()).toEqual(
      game.options
        .filter(hasChoice)
        .map((option) => option.key)
        .toSorted(),
    );
    for (const option of game.options.filter(hasChoice)) {
      const home = game.rules.chapterOf(option.rule);
      const foundChapter = book.chapters.find((c) =>
        attributeValues(c.tags, 'HouseRule', 'option').includes(option.key),
      );
      expect({ option: option.key, chapter: foundChapter?.id }).toEqual({
        option: option.key,
        chapter: home?.id,
      });
    }
  });
});
