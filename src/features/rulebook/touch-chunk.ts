import type { activateTable as activate } from './live.ts';

/** What a chapter needs once something in it was touched: a law is sent, a table comes alive. */
export { sendLaw } from '../share/law.ts';

export const activateTable: typeof activate = async (...args) =>
  (await import('./live.ts')).activateTable(...args);
