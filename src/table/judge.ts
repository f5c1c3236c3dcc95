/** The only module through which a table reaches the referee. Separate, because it imports all the judging code. */

export { attemptMove as tryMove, type TryTable } from '../referee/try-result.ts';
