/** What the headers of a request ask for: pure readings of text, to be tested without a server. */

export type Encoding = 'br' | 'gzip';

/** Bytes of a file, first and last. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Best first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** The weight (`q`) the header gives to each coding it names. */
function weights(header: string): ReadonlyMap<string, number> {
  const entries = header.split(',').map((entry): [string, number] => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const q = parameters.find((part) => part.startsWith('q='))?.slice(2);
    return [name, q === undefined ? 1 : Number(q) || 0];
  });
  return new Map(entries);
}

/** The coding `Accept-Encoding` likes best of those we have; undefined for none. */
export function encodingFor(header = ''): Encoding | undefined {
  const asked = weights(header);
  const weight = (name: Encoding): number => asked.get(name) ?? asked.get('*') ?? 0;
  const [best] = ENCODINGS.toSorted((a, b) => weight(b) - weight(a));
  return best && weight(best) > 0 ? best : undefined;
}

/**
 * The part of `size` bytes that `Range` asks for: undefined where the whole is to be sent (no range, several, or
 * one in a form we don't know), null where no byte of the file lies in it.
 */
export function rangeFor(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  return start < size ? { start, end } : null;
}

/** Whether `If-None-Match` names this tag. */
export function isKnown(header: string | undefined, tag: string): boolean {
  const bare = (text: string): string => text.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((one) => bare(one) === '*' || bare(one) === bare(tag));
}
