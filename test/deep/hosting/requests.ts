import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One request to every server. */
export interface SiteRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Address below the path of the site, sent as it is written. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the server is asked again for what it has just sent: with its ETag, or with its date. */
  readonly again?: 'by ETag' | 'by date';
}

const GZIP = { 'Accept-Encoding': 'gzip' };

/** The largest file of a folder with this ending. */
function fileIn(site: string, folder: string, ending: string): string {
  const sizeOf = (name: string): number => statSync(join(site, folder, name)).size;
  const names = readdirSync(join(site, folder)).filter((one) => one.endsWith(ending));
  const [name] = names.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (!name) throw new Error(`${folder} has no file that ends in ${ending}`);
  return `${folder}${name}`;
}

/** Addresses that each begin with a slash, of files of every kind, of folders, of nothing, and of what lies outside. */
function addressesOf(site: string, game: string): readonly string[] {
  const hashed = ['.js', '.css', '.woff2'].map((ending) => fileIn(site, '/_astro/', ending));
  const [script = ''] = hashed;
  return [
    ...['/', '/index.html', '/?from=elsewhere', `/${game}/`, `/${game}`, `/${game}?from=elsewhere`],
    ...[`/${game}/rules`, `/${game}/rules/`, `/${game}/learn/drill/?ask=legal`, '/search/?q=joker', '//', `//${game}/`],
    ...[
      ...hashed,
      `${script}?v=1`,
      `${script}/`,
      '/_astro/',
      '/_astro',
      '/_astro/gone.12345678.js',
      '/_astro/%2e%2e/sw.js',
    ],
    ...['/sw.js', '/manifest.webmanifest', '/robots.txt', '/licences.txt', '/favicon.svg', '/icon-180.png'],
    ...[fileIn(site, '/data/1/', '.jsonl'), fileIn(site, '/data/1/', '.json'), `/${game}/sample.json`, '/data/1/'],
    ...['/404.html', '/nowhere', '/nowhere/', '/nowhere.js', `/${game}/nowhere/`, '/.git/config', '/sw.js/'],
    ...['/../package.json', '/../../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2f..%2fetc/passwd'],
    ...[
      '/..%5c..%5cetc/passwd',
      '/%00',
      '/%',
      '/%zz',
      `/${game}/../sw.js`,
      `/%${game.charCodeAt(0).toString(16)}${game.slice(1)}/`,
    ],
  ];
}

/** @param site folder of the build */
export function requestsFor(site: string): readonly SiteRequest[] {
  const game = readdirSync(site).find((name) => existsSync(join(site, name, 'referee')));
  if (!game) throw new Error(`${site} has no game`);
  const script = fileIn(site, '/_astro/', '.js');
  const again = ['/', '/sw.js', script, '/icon-180.png', '/nowhere/'];
  return [
    ...addressesOf(site, game).map((address) => ({ method: 'GET', address, headers: GZIP }) as const),
    ...['/', '/sw.js', script, '/icon-180.png'].map((address) => ({ method: 'GET', address, headers: {} }) as const),
    ...['/', `/${game}`, '/sw.js', script, '/nowhere/'].map(
      (address) => ({ method: 'HEAD', address, headers: GZIP }) as const,
    ),
    ...again.flatMap((address) =>
      (['by ETag', 'by date'] as const).map((by) => ({ method: 'GET', address, headers: GZIP, again: by }) as const),
    ),
    ...['/icon-180.png', script].map(
      (address) => ({ method: 'GET', address, headers: { Range: 'bytes=0-9' } }) as const,
    ),
    { method: 'GET', address: '/icon-180.png', headers: { Range: 'bytes=99999999-' } },
    ...['/', '/nowhere/'].map((address) => ({ method: 'POST', address, headers: {} }) as const),
  ];
}
