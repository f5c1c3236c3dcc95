/** Lazy module, loaded while the player reads the introduction. */

export { MiniBoard } from './MiniBoard.tsx';
export { dealMini, fetchMini } from './table.ts';
