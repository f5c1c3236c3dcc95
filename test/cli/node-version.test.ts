import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../src/build/node-version.mjs', import.meta.url));

/** The output of the check under a Node of this version. */
function on(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const setup = `data:text/javascript,${encodeURIComponent(pretend)}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', setup, script], { encoding: 'utf8' });
  return { status, stderr };
}

test.each(['20.20.2', '22.17.9'])('Node %s is too old, and a sentence says so', (version) => {
  expect(on(version)).toEqual({
    status: 1,
    stderr: expect.stringContaining(`Node 22.18 or later, and what runs here is ${version}`),
  });
});

test.each(['22.18.0', '23.6.0', '24.21.0'])('Node %s is fine', (version) => {
  expect(on(version)).toEqual({ status: 0, stderr: '' });
});
