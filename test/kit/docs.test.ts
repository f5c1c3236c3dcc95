import { afterAll, beforeAll, expect, test } from 'vitest';
import { isQuick } from '../depth.ts';
import { anImporter, examples } from './examples.ts';

let importer: ReturnType<typeof anImporter>;
beforeAll(() => {
  importer = anImporter();
});
afterAll(() => importer.leave());

test('the page of the kit has an example of all that can be asked', () => {
  const all = examples()
    .map(({ code }) => code)
    .join('');
  for (const name of ['judge', 'moves', 'apply', 'score', 'audit', 'deal', 'find'])
    expect(all).toContain(`${name}(`);
});

// Each begins a process of its own, as who imports the library would.
test.skipIf(isQuick).each(examples().map((one) => [one.title, one] as const))(
  '“%s” of the kit’s page prints what it says, for somebody who imports the library',
  (_, { code, prints }) => {
    expect(importer.run(code)).toBe(prints);
  },
);
