/** Codes in the order in which they are looked for; the first found is answered. */
export const FAULT_CODES = ['bad-json', 'unknown-game', 'bad-options', 'bad-position', 'bad-move'] as const;
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

export function fault(
  code: FaultCode,
  path: string,
  says: string,
): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { code, path, says } };
}

/** The path of a key or an index below another: `hands` + 0 → `hands[0]`. */
export function below(path: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (at, key) => (typeof key === 'number' ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`),
    path,
  );
}

/** Thrown by `play` where cards nobody showed would have to be counted or compared; answered as bad-position. */
export class UnseenCards extends Error {
  readonly path: string;
  constructor(path: string, says: string) {
    super(says);
    this.path = path;
  }
}
