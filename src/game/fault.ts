import { quote, truncate } from '../cards/words.ts';

/** Codes in the order in which they are looked for; the first found is answered. */
export const FAULT_CODES = [
  'bad-json',
  'unknown-game',
  'bad-options',
  'bad-position',
  'bad-move',
  'bad-record',
  'too-much',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** What is wrong with something that came in, and where: `position.hands[0][3]`. */
export interface Fault {
  readonly code: FaultCode;
  readonly path: string;
  readonly says: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** The keys of a path come from outside; no place we know has a longer one. */
const LONGEST_PATH = 120;

export function fault(
  code: FaultCode,
  path: string,
  says: string,
): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { code, path: truncate(path, LONGEST_PATH), says } };
}

/** What came in, named in what is wrong with it: “abc”, 0.5, a list. */
export function givenText(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Whole numbers from `least` to `most`, for what may be said of one. */
export function rangeText(least: number, most = Number.MAX_SAFE_INTEGER): string {
  const from = least === Number.MIN_SAFE_INTEGER ? '' : ` from ${least}`;
  return `a whole number${from}${most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`}`;
}

/** The path of a key or an index below another: `hands` + 0 → `hands[0]`. */
export function joinPath(path: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (at, key) => (typeof key === 'number' ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`),
    path,
  );
}

/** Thrown where an answer would take the referee beyond its budget; answered as too-much. */
export class TooMuch extends Error {
  readonly path: string;
  constructor(path: string, says: string) {
    super(says);
    this.path = path;
  }
}

/** What `work` makes, or the fault it ends in where it is too much work. */
export function catchTooMuch<T>(work: () => T): Result<T> {
  try {
    return ok(work());
  } catch (error) {
    if (error instanceof TooMuch) return fault('too-much', error.path, error.message);
    throw error;
  }
}
