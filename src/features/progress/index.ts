/** What other features may import from this one; its components are imported by file. */
export { lastChapter, lastLesson, noteLastChapter, noteLastLesson } from './last-visited.ts';
export { learnedGames, learnedLessons } from './learned.ts';
export { loadMemory, rulesToRefresh, rulesToReview } from './learning.ts';
export { type RuleExperience, ruleStanding } from './memory/rule-memory.ts';
export { noteLesson, noteRule } from './progress.ts';
export { gameIdOf, noteGame, noteReview, noteRuleUse, noteSlip, type SlipOutcome } from './stats/note.ts';
export { findCountedGame } from './stats/stats.ts';
export { $stats } from './stats/stats-store.ts';
