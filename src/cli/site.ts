import { createReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, posix, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import compression from 'compression';
import send from 'send';
import { cacheControlOf, HEADERS, REVALIDATE, TYPE_BY_ENDING } from '../hosting/headers.ts';

/** Returns the path of a request, starting with `/`, or undefined if it is malformed. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    return /[\0\\]/.test(path) ? undefined : posix.resolve('/', path) + (/.\/$/.test(path) ? '/' : '');
  } catch {
    return undefined;
  }
}

/** Whether a path exists and stays below the root after links are followed. */
async function isInside(root: string, path: string): Promise<boolean> {
  try {
    const [top, file] = await Promise.all([realpath(root), realpath(join(root, path))]);
    return file === top || file.startsWith(top + sep);
  } catch {
    return false;
  }
}

async function sendMissing(root: string, { method }: IncomingMessage, response: ServerResponse) {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE });
  if (method === 'HEAD' || !(await isInside(root, '404.html'))) return void response.end();
  await pipeline(createReadStream(join(root, '404.html')), response);
}

/** Whether a file's type is one that the package wouldn't know for text. */
const hasTypeOfOurs = (response: ServerResponse): boolean =>
  Object.values(TYPE_BY_ENDING).some((type) => String(response.getHeader('Content-Type')).startsWith(type));

// The package is typed for Express but works with any server. Ranges aren't compressed: they count the bytes of the
// plain file.
const compress = compression({
  filter: (request, response) =>
    !request.headers.range && (hasTypeOfOurs(response) || compression.filter(request, response)),
}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

async function answerRequest(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (!/^(GET|HEAD)$/.test(request.method ?? '')) {
    return void response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': REVALIDATE }).end();
  }
  const url = request.url ?? '/';
  const path = pathOf(url);
  const missing = (): Promise<void> => sendMissing(root, request, response);
  if (path === undefined || !(await isInside(root, path))) return missing();
  // ETags are weak and If-Range requires a strong one, so the whole file is sent.
  if (request.headers['if-range']) delete request.headers.range;
  const address = encodeURI(path);
  send(request, address.replaceAll(/[?#]/g, encodeURIComponent), { root, cacheControl: false })
    .on('headers', (_, file: string) => {
      const cacheControl = cacheControlOf(`/${file.slice(root.length).replaceAll(sep, '/').replace(/^\//, '')}`);
      response.setHeader('Cache-Control', cacheControl);
      const type = TYPE_BY_ENDING[extname(file).slice(1)];
      if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
    })
    .on('directory', () => {
      const location = `${address}/${/\?[^#]*/.exec(url) ?? ''}`;
      response.writeHead(301, { Location: location, 'Cache-Control': REVALIDATE }).end();
    })
    .on('error', ({ status, headers }: { status?: number; headers?: Record<string, string> }) => {
      if (status === 416) response.writeHead(416, headers).end();
      else void missing().catch(() => response.destroy());
    })
    .pipe(response);
}

/** Serves the files of a folder like a static host. */
export function createSiteHandler(root: string): RequestListener {
  return (request, response) =>
    compress(request, response, () => {
      void answerRequest(root, request, response).catch(() => response.destroy());
    });
}
