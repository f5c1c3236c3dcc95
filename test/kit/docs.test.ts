import { expect, onTestFinished, test } from 'vitest';
import { isQuick } from '../depth.ts';
import { anImporter, examples } from './examples.ts';

test('the page of the kit has an example of all that can be asked', () => {
  const all = examples()
    .map(({ code }) => code)
    .join('');
  for (const name of ['judge', 'moves', 'apply', 'score', 'audit', 'deal', 'find'])
    expect(all).toContain(`${name}(`);
});

test.skipIf(isQuick)('its programs print what they say, for somebody who imports the library', async () => {
  const all = examples();
  const importer = await anImporter();
  onTestFinished(importer.leave);
  const printed = importer.run(...all.map(({ code }) => code));
  const named = (prints: readonly string[]) => all.map(({ title }, i) => [title, prints[i]]);
  expect(named(printed)).toEqual(named(all.map(({ prints }) => prints)));
});
