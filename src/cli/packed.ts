import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Encoding } from './negotiate.ts';

const QUICK = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };

interface Packed {
  readonly edition: string;
  readonly text: Promise<Buffer>;
}

/** What was compressed last, by encoding and file: a site is small, and the same files are asked for all the time. */
const kept = new Map<string, Packed>();

async function pack(file: string, encoding: Encoding): Promise<Buffer> {
  const text = await readFile(file);
  return encoding === 'br' ? promisify(brotliCompress)(text, QUICK) : promisify(gzip)(text);
}

/**
 * A text of the site, compressed.
 * @param edition changes whenever the file does
 * @throws where it can't be read; it is tried again the next time
 */
export function packed(file: string, edition: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${file}`;
  const known = kept.get(key);
  if (known?.edition === edition) return known.text;
  const text = pack(file, encoding);
  kept.set(key, { edition, text });
  text.catch(() => kept.delete(key));
  return text;
}
