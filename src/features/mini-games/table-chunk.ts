/** One chunk, loaded while the introduction is read. */

export { MiniBoard } from './MiniBoard.tsx';
export { dealMini, fetchMini } from './table.ts';
