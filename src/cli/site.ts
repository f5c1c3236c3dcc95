import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { extname, join, posix, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ASK_ANEW, HEADERS, keptFor } from '../hosting/headers.ts';
import { encodingFor, isKnown, rangeFor } from './negotiate.ts';
import { packed } from './packed.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** A file or folder of the site. */
interface Found {
  /** Where it lies on the disk. */
  readonly file: string;
  readonly size: number;
  readonly changed: number;
  readonly kind: 'file' | 'folder';
}

/** The path asked for, always below `/`; undefined for one that can't be read. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    return /[\0\\]/.test(path) ? undefined : posix.resolve('/', path) + (/.\/$/.test(path) ? '/' : '');
  } catch {
    return undefined;
  }
}

/** What lies at a path of the site; undefined too where a link leads out of it. */
async function look(root: string, path: string): Promise<Found | undefined> {
  try {
    const [top, file] = await Promise.all([realpath(root), realpath(join(root, path))]);
    if (file !== top && !file.startsWith(top + sep)) return undefined;
    const about = await stat(file);
    if (!about.isFile() && !about.isDirectory()) return undefined;
    const kind = about.isFile() ? 'file' : 'folder';
    return { file, size: about.size, changed: about.mtimeMs, kind };
  } catch {
    return undefined;
  }
}

/** Sends the whole page or file, compressed where it is text, or the part of it that is asked for. */
async function send(
  { headers: asked, method }: IncomingMessage,
  response: ServerResponse,
  path: string,
  { file, size, changed }: Found,
): Promise<void> {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const tag = `W/"${size}-${changed}"`;
  const headers: OutgoingHttpHeaders = {
    ...HEADERS,
    'Content-Type': type,
    'Cache-Control': keptFor(path),
    'Accept-Ranges': 'bytes',
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  if (isKnown(asked['if-none-match'], tag)) return void response.writeHead(304, headers).end();
  // Our tags are weak, so that what If-Range holds can't match: then the whole is sent.
  const range = method === 'GET' && !asked['if-range'] ? rangeFor(asked.range, size) : undefined;
  if (range === null) {
    return void response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}` }).end();
  }
  const encoding = type.includes('charset') && !range ? encodingFor(asked['accept-encoding']) : undefined;
  if (encoding) {
    const text = await packed(file, tag, encoding);
    response.writeHead(200, { ...headers, 'Content-Encoding': encoding, 'Content-Length': text.length });
    return void response.end(method === 'HEAD' ? undefined : text);
  }
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'Content-Length': range ? range.end - range.start + 1 : size,
    ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` } : {}),
  });
  if (method === 'HEAD') return void response.end();
  // A pipeline, not `pipe`: who goes away in the middle leaves no open file behind.
  await pipeline(createReadStream(file, range), response);
}

async function sendMissing(root: string, { method }: IncomingMessage, response: ServerResponse) {
  const page = await look(root, '/404.html');
  response.writeHead(404, {
    ...HEADERS,
    'Content-Type': TYPES['.html'],
    'Cache-Control': ASK_ANEW,
    ...(page ? { 'Content-Length': page.size } : {}),
  });
  if (!page || method === 'HEAD') return void response.end();
  await pipeline(createReadStream(page.file), response);
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!/^(GET|HEAD)$/.test(request.method ?? '')) {
    return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  }
  const url = request.url ?? '/';
  const path = pathOf(url);
  const found = path === undefined ? undefined : await look(root, path);
  if (path === undefined || !found) return sendMissing(root, request, response);
  if (found.kind === 'file') {
    return path.endsWith('/') ? sendMissing(root, request, response) : send(request, response, path, found);
  }
  const index = posix.join(path, 'index.html');
  const page = await look(root, index);
  if (page?.kind !== 'file') return sendMissing(root, request, response);
  if (path.endsWith('/')) return send(request, response, index, page);
  response.writeHead(301, { Location: `${encodeURI(path)}/${/\?[^#]*/.exec(url) ?? ''}` }).end();
}

/** Answers requests with the files below a folder, as a plain static host does. */
export function siteAt(root: string): RequestListener {
  return (request, response) => void answer(root, request, response).catch(() => response.destroy());
}
