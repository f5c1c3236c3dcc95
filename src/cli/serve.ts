import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../../dist/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const TEXT = new Set(['.html', '.css', '.js', '.json', '.webmanifest', '.svg', '.txt']);

async function fileAt(path: string): Promise<'file' | 'folder' | undefined> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

/** The path asked for below the root; undefined for one that leads out of it or can't be read. */
function locate(url: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    return path.includes('\0') || path.startsWith('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

function send(request: IncomingMessage, response: ServerResponse, path: string, status = 200): void {
  const type = extname(path);
  const zipped = TEXT.has(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(status, {
    'Content-Type': TYPES[type] ?? 'application/octet-stream',
    'Cache-Control': path.includes('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...(zipped ? { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } : {}),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const file = createReadStream(path);
  (zipped ? file.pipe(createGzip()) : file).pipe(response);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = locate(request.url ?? '/');
  const path = asked === undefined ? undefined : join(ROOT, asked);
  const found = path === undefined ? undefined : await fileAt(path);
  if (path !== undefined && found === 'file') return send(request, response, path);
  if (path !== undefined && found === 'folder' && (await fileAt(join(path, 'index.html')))) {
    if (asked?.endsWith('/')) return send(request, response, join(path, 'index.html'));
    response.writeHead(301, { Location: `${asked}/` }).end();
    return;
  }
  return send(request, response, join(ROOT, '404.html'), 404);
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(500).end());
});

/** Listens on the port asked for, or the next one that is free. */
function listen(port: number): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE' && process.env['PORT'] === undefined) return listen(port + 1);
    process.stderr.write(`Can’t serve on port ${port}: ${error.message}\n`);
    process.exit(1);
  });
  server.listen(port, () => process.stdout.write(`Fair Deal is served at http://localhost:${port}/\n`));
}

if ((await fileAt(join(ROOT, 'index.html'))) === undefined) {
  process.stderr.write('There is no built site in dist/: run npm run build first.\n');
  process.exit(1);
}
listen(Number(process.env['PORT'] ?? 4321));
