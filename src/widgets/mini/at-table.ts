/** What deals and the table itself: one file, fetched while one reads what it is about. */
export { dealMini, fetchMini } from '../../stores/mini/table.ts';
export { MiniBoard } from './MiniBoard.tsx';
