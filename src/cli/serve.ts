import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../../dist/', import.meta.url));
const HOST = process.env['HOST'] ?? 'localhost';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const look = (path: string) => stat(join(ROOT, path)).catch(() => undefined);

/** The path asked for, always below `/`; undefined for one that can't be read. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    return /[\0\\]/.test(path) ? undefined : posix.resolve('/', path) + (/.\/$/.test(path) ? '/' : '');
  } catch {
    return undefined;
  }
}

async function send(request: IncomingMessage, response: ServerResponse, path: string, status = 200) {
  const found = await look(path);
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const accepted = type.includes('charset') ? String(request.headers['accept-encoding']) : '';
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name));
  const tag = `W/"${found?.size}-${found?.mtimeMs}"`;
  const known = status === 200 && request.headers['if-none-match'] === tag;
  response.writeHead(known ? 304 : status, {
    'Content-Type': type,
    'Cache-Control': path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  if (known || !found || request.method === 'HEAD') return response.end();
  const file = createReadStream(join(ROOT, path)).on('error', () => response.destroy());
  if (!encoding) return file.pipe(response);
  const quick = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };
  return file.pipe(encoding === 'br' ? createBrotliCompress(quick) : createGzip()).pipe(response);
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  if (!/^(GET|HEAD)$/.test(request.method ?? '')) return response.writeHead(405).end();
  const url = request.url ?? '/';
  const path = pathOf(url);
  const found = path === undefined ? undefined : await look(path);
  if (path && found?.isFile() && !path.endsWith('/')) return send(request, response, path);
  const page = found?.isDirectory() ? posix.join(path ?? '/', 'index.html') : undefined;
  if (!path || !page || !(await look(page))) return send(request, response, '/404.html', 404);
  if (path.endsWith('/')) return send(request, response, page);
  return response.writeHead(301, { Location: `${encodeURI(path)}/${/\?.*/.exec(url) ?? ''}` }).end();
}

if (!(await look('index.html'))) {
  process.stderr.write('There is no built site in dist/: run npm run build first.\n');
  process.exit(1);
}

let port = Number(process.env['PORT'] ?? 4321);
createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  .on('listening', () => process.stdout.write(`Fair Deal is served at http://${HOST}:${port}/\n`))
  .on('error', function next(this: ReturnType<typeof createServer>, error: NodeJS.ErrnoException) {
    if (error.code !== 'EADDRINUSE') throw error;
    port += 1;
    this.listen(port, HOST);
  })
  .listen(port, HOST);
