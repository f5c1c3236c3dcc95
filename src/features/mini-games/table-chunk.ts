/** What deals and the table itself: one file, fetched while one reads what it is about. */

export { MiniBoard } from './MiniBoard.tsx';
export { dealMini, fetchMini } from './table.ts';
