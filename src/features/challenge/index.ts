/** What other features may import from this one; its components are imported by file. */
export { fetchBotScores } from './bot-scores.ts';
export { DAY_STRENGTHS, dealOfDay, writeDeal } from './deal.ts';
export { $results, addResult, findResult } from './results.ts';
