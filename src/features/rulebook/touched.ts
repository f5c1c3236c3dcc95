import type { wake as wakes } from './live.ts';

/** What a chapter needs once something in it was touched: a law is sent, a table comes alive. */
export { sendLaw } from '../share/law.ts';

export const wake: typeof wakes = async (...told) => (await import('./live.ts')).wake(...told);
