import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { SiteRequest } from './requests.ts';

/** What a server answers. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The file, decompressed. */
  readonly body: Buffer;
}

const textOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Asks once. The address isn't changed on its way, as a browser or `fetch` would change `../`. */
function askOnce(port: number, method: string, path: string, headers: Readonly<Record<string, string>>) {
  return new Promise<Answer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers, agent: false };
    const message = request(options, (response) => {
      const answerWith = (bytes: Buffer): void => {
        const isZipped = bytes.length > 0 && response.headers['content-encoding'] === 'gzip';
        const body = isZipped ? gunzipSync(bytes) : bytes;
        resolve({ status: response.statusCode ?? 0, headers: textOf(response.headers), body });
      };
      buffer(response).then(answerWith).catch(reject);
    });
    message.on('error', reject).end();
  });
}

/**
 * Asks a server.
 * @param base path of the site
 */
export async function ask(port: number, base: string, { method, address, headers, again }: SiteRequest) {
  const path = base + address;
  if (!again) return askOnce(port, method, path, headers);
  const { etag = '', 'last-modified': date = '' } = (await askOnce(port, 'GET', path, headers)).headers;
  const condition = again === 'by ETag' ? { 'If-None-Match': etag } : { 'If-Modified-Since': date };
  return askOnce(port, method, path, { ...headers, ...condition });
}
