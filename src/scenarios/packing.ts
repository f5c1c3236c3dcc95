import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** Packs JSON: deflated, in base64. */
export const packJson = (json: unknown): string =>
  btoa(strFromU8(deflateSync(strToU8(JSON.stringify(json)), { level: 9 }), true));

/**
 * Unpacks JSON.
 * @throws Error if the text isn't packed JSON
 */
export const unpackJson = (text: string): unknown => JSON.parse(strFromU8(inflateSync(strToU8(atob(text), true))));
