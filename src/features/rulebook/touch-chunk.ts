import type { activateTable as activate } from './live.ts';

/** One chunk for what a touch in a chapter needs: sharing a law, activating a table. */
export { sendLaw } from '../share/index.ts';

export const activateTable: typeof activate = async (...args) => (await import('./live.ts')).activateTable(...args);
