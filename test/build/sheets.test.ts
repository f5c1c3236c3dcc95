import { expect, test } from 'vitest';
import { addPreloads } from '../../src/build/preloads.ts';
import { bundleSheets } from '../../src/build/sheets.ts';

const link = (href: string): string => `<link rel="stylesheet" href="${href}">`;
const styles = new Map([
  ['/base/house.css', 'p{color:red}'],
  ['/base/_astro/table.abcdefgh.css', 'p{color:blue}'],
  ['/base/_astro/only.abcdefgh.css', 'p{color:green}'],
]);
const [house = '', table = '', ownStyle = ''] = [...styles.keys()].map(link);
const input = { base: '/base/', styles, lazyStyles: new Set(['_astro/table.abcdefgh.css']) };
const page = (...links: readonly string[]): string =>
  `<head>${links.join('')}<title>A page</title></head><body>${link('/base/house.css')}</body>`;

test('a page links one shared style sheet and one of its own, with each style once and in order', () => {
  const { pages, sheets } = bundleSheets([page(house, ownStyle, table, ownStyle), page(house)], input);
  const [firstLinks = '', secondLinks = ''] = pages.map((html) => [...html.matchAll(/href="\/base\/([^"]+)"/g)]);
  expect([...firstLinks].map(([, file = '']) => sheets.get(file))).toEqual([
    'p{color:red}',
    'p{color:green}\np{color:blue}',
  ]);
  expect([...secondLinks].map(([, file]) => file)).toEqual([...firstLinks].slice(0, 1).map(([, file]) => file));
  expect(pages[0]?.slice(0, 10)).toBe('<head><lin');
});

test('a style sheet lists the styles in it that a script may load', () => {
  const { pages } = bundleSheets([page(house, ownStyle, table), page(house)], input);
  expect(pages[0]?.match(/data-has="[^"]*"/g)).toEqual(['data-has="_astro/table.abcdefgh.css"']);
});

test('a page preloads everything its scripts import, directly or not, and nothing that waits for a touch', () => {
  const imports = new Map([
    ['_astro/head.js', ['_astro/a.js']],
    ['_astro/a.js', ['_astro/b.js', '_astro/head.js']],
    ['_astro/Island.js', ['_astro/b.js', '_astro/c.js']],
    ['_astro/Waits.js', ['_astro/d.js']],
  ]);
  const html = [
    '<head></head><script type="module" src="/_astro/head.js"></script>',
    '<astro-island component-url="/_astro/Island.js" renderer-url="/_astro/e.js" client="load"></astro-island>',
    '<astro-island component-url="/_astro/Waits.js" renderer-url="/_astro/f.js" client="touch"></astro-island>',
  ].join('');
  const preloadLinks = [...addPreloads(html, '/', imports).matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)];
  expect(preloadLinks.map(([, href]) => href)).toEqual(
    ['Island', 'e', 'a', 'b', 'c'].map((name) => `/_astro/${name}.js`),
  );
});
