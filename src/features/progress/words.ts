import type { RuleStanding } from './memory/rule-memory.ts';

const STANDING: Readonly<Record<RuleStanding, string>> = {
  known: 'learned',
  shaky: 'shaky',
  'not-met': 'not met',
};

export const WORDS = {
  lessonsDone: (done: number, of: number) => (done < of ? `${done} of ${of} lessons done` : 'All lessons done'),
  go: 'Continue',
  fromStart: 'Start again from lesson 1',
  standing: STANDING,
  known: (n: number, of: number) => `${n} of ${of}`,
} as const;
