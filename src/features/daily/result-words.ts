import { countNoun } from '../../cards/words.ts';
import type { PuzzleKind } from '../../scenarios/puzzle/kinds.ts';

/** Words of answers and results; loaded after the first table. */
export const RESULT_WORDS = {
  kinds: {
    move: 'Best move',
    legal: 'Allowed?',
    rule: 'Which rule?',
    score: 'What does it score?',
    all: 'Find them all',
    pair: 'One of two',
    who: 'Who is right?',
  } satisfies Record<PuzzleKind, string>,
  right: 'Right.',
  wrong: 'No.',
  itIs: 'The answer:',
  you: 'You said:',
  missed: (cards: string) => `Missing: ${cards}.`,
  surplus: (cards: string) => `Not among them: ${cards}.`,
  hangs: 'It depends on a house rule, and we don’t know which one they use.',
  kept: (title: string, law: string) => `“${title}” isn’t broken here. It says: ${law}`,
  best: 'the best',
  asGood: 'as good',
  behind: (points: string) => `${points} less`,
  byWorlds: (worlds: string) =>
    `In game points, on average: each move was played out in ${worlds} deals that fit what you see, and in the same number of others.`,
  byEnd: 'In game points, with every move played to the end: nothing is hidden here.',
  back: 'Back',
  done: 'Done',
  took: (time: string) => `Time: ${time}`,
  of: (day: string) => `The puzzles of ${day}`,
  some: 'Press a puzzle to see it again.',
  days: (n: number) => `You have played on ${countNoun(n, 'day')}.`,
  inARow: (n: number) => `${countNoun(n, 'day')} in a row: come back tomorrow for six new puzzles.`,
  tomorrow: 'Six new puzzles tomorrow.',
  ready: 'That day is over: today’s puzzles are ready.',
  send: 'Share your result',
  sendTitle: 'Share your result',
  row: (isOver: boolean, day: string, score: string, time: string) =>
    `${isOver ? 'The' : 'Today’s'} six puzzles at Fair Deal, ${day}: ${score} in ${time}`,
  score: (signs: string, rightCount: number, of: number) => `${signs} ${rightCount} of ${of}`,
  unsent: 'This couldn’t be loaded. Are you offline?',
} as const;

/** Words of the day's deals. */
export const DEAL_WORDS = {
  about:
    'One deal in each game, with the same cards and opponents for everyone today. At the end you see what a bot scored in your seat, and you can send the deal to a friend.',
  against: (strength: string) => `Against a ${strength}`,
  came: (ownTotal: string, otherTotals: string) => `${ownTotal} to ${otherTotals}`,
} as const;

/** "1:48" */
export function formatTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
