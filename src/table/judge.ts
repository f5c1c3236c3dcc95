/** Tries a move at a table: the one way from a table to the referee. It is apart because it brings all that judges. */

export { attemptMove as tryMove, type TryTable } from '../referee/try-result.ts';
