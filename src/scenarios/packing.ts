import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** Something as JSON, deflated, in base64: what lies in great numbers in a file that nobody reads. */
export const packJson = (json: unknown): string =>
  btoa(strFromU8(deflateSync(strToU8(JSON.stringify(json)), { level: 9 }), true));

/** The JSON in such a text. @throws Error where there is none */
export const unpackJson = (text: string): unknown =>
  JSON.parse(strFromU8(inflateSync(strToU8(atob(text), true))));
