import { expect, test } from 'vitest';
import { hasChoice } from '../../src/game/options.ts';
import { games } from '../../src/games/index.ts';
import { joinBook } from '../../src/rulebook/book.ts';
import { contentOf } from '../../src/rulebook/content.ts';
import { describeReading } from '../../src/table/ruling/labels.ts';

const shownRules = games.flatMap((game) => {
  const book = joinBook(game, contentOf(game.id));
  return game.options.map((spec) => ({ game, spec, shown: book.houseRule(spec.key).shown }));
});

/** The example that shows each house rule's effect, for people; `UPDATE=1` rewrites the list. */
function exampleList(): string {
  const lines = shownRules.map(({ game, spec, shown }) => {
    const exampleTitle = shown ? (shown.example?.title ?? 'A fresh deal') : 'There is nothing to choose.';
    const readings = (shown?.readings ?? []).map((one) => `    ${describeReading(one)}\n`).join('');
    return `${game.id} ${spec.key}: ${exampleTitle}\n${readings}`;
  });
  return lines.join('');
}

test('every house rule with a choice changes something in an example or a deal', () => {
  const unseen = shownRules.filter(({ spec, shown }) => hasChoice(spec) !== (shown !== undefined));
  expect(unseen.map(({ game, spec }) => `${game.id} ${spec.key}`)).toEqual([]);
});

test('the example of each house rule, and its text, have been proof-read', async () => {
  const path = new URL('./house-rules.txt', import.meta.url).pathname;
  const { readFile, writeFile } = await import('node:fs/promises');
  if (process.env['UPDATE']) await writeFile(path, exampleList());
  expect(exampleList()).toBe(await readFile(path, 'utf8'));
});

test('every house rule says what the source has, and why tables differ about it', () => {
  const silent = shownRules.filter(({ spec }) => !spec.source || !spec.because);
  expect(silent.map(({ game, spec }) => `${game.id} ${spec.key}`)).toEqual([]);
});
