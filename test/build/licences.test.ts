import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { licencesOf, packageOf } from '../../src/build/licences.ts';

const folder = mkdtempSync(join(tmpdir(), 'fair-deal-licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a package, with or without a licence text. */
function lay(name: string, text?: string): string {
  const at = join(folder, name);
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'package.json'), JSON.stringify({ name, version: '1.0.0', license: 'MIT' }));
  if (text !== undefined) writeFileSync(join(at, 'LICENSE.md'), text);
  return at;
}

test('a built file belongs to its innermost package, and our own files to none', () => {
  expect(packageOf('/a/node_modules/preact/dist/x.js')).toBe('/a/node_modules/preact');
  expect(packageOf('/a/node_modules/@own/one/x.js?url')).toBe('/a/node_modules/@own/one');
  expect(packageOf('/a/node_modules/one/node_modules/two/x.js')).toBe('/a/node_modules/one/node_modules/two');
  expect(packageOf('/a/src/cards/card.ts')).toBeUndefined();
});

test('each package is listed once, with the whole text of its licence; ours comes first', () => {
  const one = lay('one', 'May be used.');
  const text = licencesOf([one, one, lay('two', 'May be kept.')], 'Ours.');
  expect(text.startsWith('Fair Deal\n\nOurs.')).toBe(true);
  expect(text.match(/one 1\.0\.0 \(MIT\)\n\nMay be used\./g)).toHaveLength(1);
  expect(text).toContain('May be kept.');
});

test('a package without a licence fails the build', () => {
  expect(() => licencesOf([lay('three')], '')).toThrow('three is in the site and brings no text');
});
