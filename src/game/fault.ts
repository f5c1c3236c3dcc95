import { quote, truncate } from '../cards/words.ts';

/** Fault codes in the order of checking: the first that applies is answered. */
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

/** What is wrong with an input, and where: `position.hands[0][3]`. */
export interface Fault {
  readonly code: FaultCode;
  readonly path: string;
  readonly says: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Keys of a path come from outside, so they are cut; no valid path is longer. */
const LONGEST_PATH = 120;

export function fault(code: FaultCode, path: string, message: string): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { code, path: truncate(path, LONGEST_PATH), says: message } };
}

/** Names an input value in a fault: “abc”, 0.5, a list. */
export function givenText(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Describes the whole numbers from `min` to `max`. */
export function rangeText(min: number, max = Number.MAX_SAFE_INTEGER): string {
  const from = min === Number.MIN_SAFE_INTEGER ? '' : ` from ${min}`;
  return `a whole number${from}${max === Number.MAX_SAFE_INTEGER ? '' : ` to ${max}`}`;
}

/** The path of keys or indices below another path: `hands` + 0 → `hands[0]`. */
export function joinPath(path: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (at, key) => (typeof key === 'number' ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`),
    path,
  );
}

/** Thrown where an answer would exceed the referee's budget; answered as a `too-much` fault. */
export class TooMuch extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** Returns the result of `work`, or a `too-much` fault if it throws TooMuch. Other errors pass. */
export function catchTooMuch<T>(work: () => T): Result<T> {
  try {
    return ok(work());
  } catch (error) {
    if (error instanceof TooMuch) return fault('too-much', error.path, error.message);
    throw error;
  }
}
