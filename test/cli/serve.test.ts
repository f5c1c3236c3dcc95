import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressAt, listen, readPort } from '../../src/cli/listen.ts';
import { createSiteHandler } from '../../src/cli/site.ts';
import { HEADERS } from '../../src/hosting/headers.ts';

const HOST = '127.0.0.1';
const SECRET_TEXT = 'not for you';
const PAGE_HTML = `<!doctype html><title>Home</title>${'a card and another card '.repeat(500)}`;
const DATA_LINES = '{"verdict":"legal"}\n'.repeat(100);
const LARGE_BYTES = 8_000_000;

const folder = mkdtempSync(join(tmpdir(), 'fair-deal-site-'));
const dist = join(folder, 'dist');
const server = createServer(createSiteHandler(dist));
let port = 0;

beforeAll(async () => {
  mkdirSync(join(dist, 'about'), { recursive: true });
  mkdirSync(join(dist, '_astro'));
  writeFileSync(join(folder, 'secret.txt'), SECRET_TEXT);
  writeFileSync(join(dist, 'index.html'), PAGE_HTML);
  writeFileSync(join(dist, 'about', 'index.html'), 'About');
  writeFileSync(join(dist, '404.html'), 'There is no such page.');
  writeFileSync(join(dist, '_astro', 'a.hash.js'), 'deal()');
  writeFileSync(join(dist, 'sw.js'), 'keep()');
  writeFileSync(join(dist, 'lines.jsonl'), DATA_LINES);
  writeFileSync(join(dist, 'picture.png'), Buffer.from(Array.from({ length: 100 }, (_, i) => i)));
  writeFileSync(join(dist, 'large.wasm'), Buffer.alloc(LARGE_BYTES));
  writeFileSync(join(dist, 'large.txt'), randomBytes(LARGE_BYTES).toString('base64'));
  symlinkSync(join(folder, 'secret.txt'), join(dist, 'way-out.txt'));
  symlinkSync(folder, join(dist, 'up'));
  symlinkSync(join(dist, 'about'), join(dist, 'within'));
  port = await listen(server, HOST, 0);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends one request with the path as written, without normalization. */
function ask(path: string, { method = 'GET', headers = {} }: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Each has its own connection, since some of these paths make the server close it.
    request({ host: HOST, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', reject)
        .on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: Buffer.concat(parts) });
        });
    })
      .on('error', reject)
      .end();
  });
}

describe('pages', () => {
  test('are served by address, by a folder without a slash, and by a 404 page', async () => {
    const page = await ask('/about/');
    expect([page.status, String(page.body)]).toEqual([200, 'About']);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const expectedHeaders = Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]);
    expect(page.headers).toMatchObject(Object.fromEntries(expectedHeaders));
    expect((await ask('/nowhere/')).headers).toMatchObject(Object.fromEntries(expectedHeaders));
    const redirect = await ask('/about?from=here#top');
    expect([redirect.status, redirect.headers.location]).toEqual([301, '/about/?from=here']);
    expect(redirect.headers['cache-control']).toBe('no-cache');
    const missing = await ask('/nowhere/');
    expect([missing.status, String(missing.body)]).toEqual([404, 'There is no such page.']);
    expect((await ask('/_astro/')).status).toBe(404);
    expect((await ask('/index.html/')).status).toBe(404);
  });

  test('a file of data lines is sent with its type, compressed', async () => {
    const { headers, body } = await ask('/lines.jsonl', { headers: { 'Accept-Encoding': 'gzip' } });
    expect([headers['content-type'], headers['content-encoding']]).toEqual([
      'application/jsonl; charset=utf-8',
      'gzip',
    ]);
    expect(String(gunzipSync(body))).toBe(DATA_LINES);
  });

  test('a file with a hash in its name is cached for ever', async () => {
    const { headers } = await ask('/_astro/a.hash.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a file with the same name in every edition is revalidated each time and sent only if it changed', async () => {
    for (const path of ['/', '/sw.js']) {
      const { status, headers } = await ask(path);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect((await ask(path, { headers: { 'If-None-Match': headers.etag ?? '' } })).status).toBe(304);
    }
    expect((await ask('/sw.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('text is compressed as the browser accepts, pictures are not', async () => {
    const as = async (accepted: string, path = '/') => {
      const { headers, body } = await ask(path, { headers: { 'Accept-Encoding': accepted } });
      return [headers['content-encoding'], body] as const;
    };
    const [brotli, compressed] = await as('gzip, br');
    expect([brotli, String(brotliDecompressSync(compressed))]).toEqual(['br', PAGE_HTML]);
    expect(compressed.length).toBeLessThan(PAGE_HTML.length / 10);
    const [gzip, zipped] = await as('br;q=0, gzip');
    expect([gzip, String(gunzipSync(zipped))]).toEqual(['gzip', PAGE_HTML]);
    expect((await as('br;q=0')).map(String)).toEqual(['undefined', PAGE_HTML]);
    expect((await as('br', '/picture.png'))[0]).toBeUndefined();
  });

  test('HEAD sends the headers of GET and no body', async () => {
    const { status, headers, body } = await ask('/', { method: 'HEAD' });
    expect([status, Number(headers['content-length']), body.length]).toEqual([200, PAGE_HTML.length, 0]);
    expect((await ask('/nowhere', { method: 'HEAD' })).status).toBe(404);
  });

  test('a file that the browser already has isn’t sent again', async () => {
    const { headers } = await ask('/');
    const revalidated = await ask('/', { headers: { 'If-None-Match': `"other", ${headers.etag}` } });
    expect([revalidated.status, revalidated.body.length]).toEqual([304, 0]);
    expect((await ask('/', { headers: { 'If-None-Match': 'W/"other"' } })).status).toBe(200);
  });

  test('a range request gets a part of a file', async () => {
    const part = await ask('/picture.png', { headers: { Range: 'bytes=10-19' } });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 10-19/100']);
    expect([...part.body]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    const text = await ask('/', { headers: { Range: 'bytes=-5', 'Accept-Encoding': 'br' } });
    expect([text.headers['content-encoding'], String(text.body)]).toEqual([undefined, PAGE_HTML.slice(-5)]);
    const beyond = await ask('/picture.png', { headers: { Range: 'bytes=100-' } });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */100']);
    const rangeHeaders = { Range: 'bytes=0-1', 'If-Range': part.headers.etag ?? '' };
    expect((await ask('/picture.png', { headers: rangeHeaders })).body.length).toBe(100);
  });

  test('only reading is allowed, and the answer says so', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask('/', { method });
      expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-cache']);
      expect(headers).toHaveProperty('content-security-policy');
    }
  });
});

describe('odd paths', () => {
  const ODD_PATHS = [
    ...['/../secret.txt', '/../../../../etc/passwd', '/about/../../secret.txt', '/./../secret.txt'],
    ...['/%2e%2e/secret.txt', '/%2E%2E%2Fsecret.txt', '/..%2fsecret.txt', '/about/%2e%2e/%2e%2e/secret.txt'],
    ...['/%252e%252e/secret.txt', '/..%255csecret.txt', '/..%5csecret.txt', '/..\\secret.txt', '/\\..\\secret.txt'],
    ...['/secret.txt%00.html', '/%00', '/index.html%00', '/..%00/secret.txt', '/%', '/%zz', '/%c0%ae%c0%ae/secret.txt'],
    ...['/%ff', '/%e0%80%af', '/....//secret.txt', '/.../secret.txt', '//..//secret.txt', '/;/../../secret.txt'],
    ...[
      '/..;/secret.txt',
      '/~/secret.txt',
      '/file:///etc/passwd',
      '/C:/windows/win.ini',
      '/.git/config',
      '/%2f%2fetc/passwd',
    ],
    ...['/way-out.txt', '/up/secret.txt', '/up/', '/up/dist/../secret.txt', '/?../secret.txt/..%00%', '/about/.'],
    ...[`/${'a/'.repeat(3000)}`, `/${'%2e%2e/'.repeat(1000)}secret.txt`, `/${'x'.repeat(5000)}`, '*', 'secret.txt'],
  ];

  test('never serve a file from outside the site', async () => {
    for (const path of ODD_PATHS) {
      const { status, body } = await ask(path);
      const summary = `${path.slice(0, 60)} ${status} ${body}`;
      expect(summary).toMatch(/ (200 (<!doctype.*|About)|301 |400 |404 There is no such page\.)$/);
    }
  });

  test('a doubled slash never sends the browser to another site', async () => {
    for (const path of ['//about', '///about', '//evil.example/..//about', '/%2f/about', '/\\about']) {
      const { location = '/' } = (await ask(path)).headers;
      expect(location).toMatch(/^\/(?![/\\])/);
    }
  });

  test('a link that stays within the site is followed', async () => {
    expect(String((await ask('/within/')).body)).toBe('About');
  });
});

/** Number of files and sockets that this process holds open. */
const openFiles = (): number => readdirSync('/proc/self/fd').length;

test.runIf(process.platform === 'linux')('a client that disconnects in the middle leaves no file open', async () => {
  const abort = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, HOST, () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`),
      );
      socket.once('data', () => socket.destroy()).once('close', () => resolve());
    });
  await abort('/large.txt');
  const openBefore = openFiles();
  for (let i = 0; i < 20; i++) {
    const ten = Array.from({ length: 10 }, (_, k) => abort(k === 0 ? '/large.txt' : '/large.wasm'));
    await Promise.all(ten);
  }
  for (let wait = 0; wait < 100 && openFiles() > openBefore + 5; wait++) await delay(20);
  expect(openFiles()).toBeLessThanOrEqual(openBefore + 5);
});

describe('the port', () => {
  test('is the default unless another is given', () => {
    expect([readPort(), readPort(''), readPort('8080'), readPort('0')]).toEqual([4321, 4321, 8080, 0]);
  });

  test('is a whole number in the range of ports', () => {
    for (const text of ['abc', '-1', '65536', '1e3', '80.5', ' ', '9'.repeat(500)]) {
      expect(() => readPort(text)).toThrow(/^PORT is a whole number from 0 to 65535, not “.{1,50}”\.$/);
    }
  });

  test('is the next free one', async () => {
    const second = createServer();
    expect(await listen(second, HOST, port)).toBeGreaterThan(port);
    second.close();
  });

  test('can’t be used at an address of another machine', async () => {
    await expect(listen(createServer(), '192.0.2.1', 4321)).rejects.toThrow(/192\.0\.2\.1:4321/);
  });

  test('comes after an IPv6 address in brackets', () => {
    expect(addressAt('::1', 4321)).toBe('http://[::1]:4321/');
    expect(addressAt('localhost', 80)).toBe('http://localhost:80/');
    expect(addressAt('127.0.0.1', 80)).toBe('http://127.0.0.1:80/');
  });

  const serve = fileURLToPath(new URL('../../src/cli/serve.ts', import.meta.url));

  test('is refused in a sentence when it isn’t a number', () => {
    const env = { ...process.env, PORT: 'abc' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [serve], { env, encoding: 'utf8' });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe('PORT is a whole number from 0 to 65535, not “abc”.\n');
  });

  test.each([['--port'], ['8080'], ['--help'], ['']])(
    'is not an argument: serve says how to give it with %j, and serves nothing',
    (argument) => {
      const spawnOptions = { encoding: 'utf8', timeout: 20_000 } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [serve, argument], spawnOptions);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(
        new RegExp(`^serve takes nothing like “${argument}”: HOST and PORT .*“PORT=8080 npm run serve”\\.\n$`),
      );
    },
  );
});
