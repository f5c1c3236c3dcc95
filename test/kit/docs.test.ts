import { expect, onTestFinished, test } from 'vitest';
import { isQuick } from '../depth.ts';
import { examples, kitFolder } from './examples.ts';

test('the page of the kit has an example of each question', () => {
  const exampleCode = examples()
    .map(({ code }) => code)
    .join('');
  for (const name of ['judge', 'moves', 'apply', 'score', 'audit', 'deal', 'find'])
    expect(exampleCode).toContain(`${name}(`);
});

test.skipIf(isQuick)('the programs in it print what they say when the library is imported', async () => {
  const kitExamples = examples();
  const importer = await kitFolder();
  onTestFinished(importer.leave);
  const outputs = importer.run(...kitExamples.map(({ code }) => code));
  const withTitles = (prints: readonly string[]) => kitExamples.map(({ title }, i) => [title, prints[i]]);
  expect(withTitles(outputs)).toEqual(withTitles(kitExamples.map(({ prints }) => prints)));
});
