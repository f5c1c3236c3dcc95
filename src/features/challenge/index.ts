/** What other features may import from this one; its components are imported by file. */
export { DAY_STRENGTHS, dealOfDay, fetchBotScores, writeDeal } from './deal.ts';
export { $results, addResult, findResult } from './results.ts';
