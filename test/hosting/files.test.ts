import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { HOSTING } from '../../src/hosting/files.ts';
import { cacheControlOf, HEADERS, IMMUTABLE, REVALIDATE } from '../../src/hosting/headers.ts';

const HOSTING_FOLDER = fileURLToPath(new URL('../../hosting/', import.meta.url));
const readText = (name: string): string => readFileSync(HOSTING_FOLDER + name, 'utf8');

describe('the configurations for other servers', () => {
  test('are those that would be written now: the files in hosting/ match', () => {
    expect(readdirSync(HOSTING_FOLDER).sort()).toEqual(Object.keys(HOSTING).sort());
    for (const [name, text] of Object.entries(HOSTING)) expect(readText(name), name).toBe(text);
  });

  test.each(Object.keys(HOSTING))('%s names every header with its whole value, and both cache times', (name) => {
    const text = readText(name);
    for (const [header, value] of Object.entries(HEADERS)) {
      expect(
        text.split('\n').filter((line) => line.includes(header) && line.includes(value)),
        header,
      ).not.toEqual([]);
    }
    expect(text).toContain(IMMUTABLE);
    expect(text).toContain(REVALIDATE);
  });

  test('nginx sends all headers from each place, since a place replaces those around it', () => {
    const places = readText('nginx.conf').split('location ').slice(1);
    expect(places).toHaveLength(2);
    for (const place of places) for (const header of Object.keys(HEADERS)) expect(place).toContain(header);
  });

  test('a missing file is never cached for ever, even if its name has a hash', () => {
    const atErrors = readText('Caddyfile').split('handle_errors')[1] ?? '';
    expect(atErrors).toContain(`Cache-Control "${REVALIDATE}"`);
    for (const line of readText('nginx.conf')
      .split('\n')
      .filter((one) => one.includes(IMMUTABLE)))
      expect(line).not.toContain('always');
  });

  test('whoever comes to a missing address again gets its page again', () => {
    const atErrors = readText('Caddyfile').split('handle_errors')[1] ?? '';
    for (const condition of ['If-None-Match', 'If-Modified-Since'])
      expect(atErrors).toContain(`request_header -${condition}\n`);
  });

  test('only a file with a hash in its name is cached for ever, and no page may be framed', () => {
    expect(['/_astro/a.12345678.js', '/sw.js', '/', '/about/'].map(cacheControlOf)).toEqual([
      IMMUTABLE,
      REVALIDATE,
      REVALIDATE,
      REVALIDATE,
    ]);
    expect(HEADERS['Content-Security-Policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'$/);
  });
});
