import { afterAll, beforeAll, expect, test } from 'vitest';
import { isQuick } from '../depth.ts';
import { anImporter, examples, type Importer } from './examples.ts';

let importer: Importer;
beforeAll(async () => {
  importer = await anImporter();
}, 240_000);
afterAll(() => importer.leave());

test('the page of the kit has an example of all that can be asked', () => {
  const all = examples()
    .map(({ code }) => code)
    .join('');
  for (const name of ['judge', 'moves', 'apply', 'score', 'audit', 'deal', 'find'])
    expect(all).toContain(`${name}(`);
});

test.skipIf(isQuick)('its programs print what they say, for somebody who imports the library', () => {
  const all = examples();
  const printed = importer.run(...all.map(({ code }) => code));
  const named = (prints: readonly string[]) => all.map(({ title }, i) => [title, prints[i]]);
  expect(named(printed)).toEqual(named(all.map(({ prints }) => prints)));
});
