import { count } from '../../cards/words.ts';
/** Words of answers and results; loaded after the first table. */
export const RESULT_WORDS = {
  right: 'Right.',
  wrong: 'No.',
  itIs: 'It is:',
  you: 'You said:',
  missed: (cards: string) => `Missing: ${cards}.`,
  surplus: (cards: string) => `Not among them: ${cards}.`,
  hangs: 'A house rule decides it, and nobody asked which one they play by.',
  kept: (title: string, law: string) => `“${title}” is kept here. It says: ${law}`,
  best: 'the best',
  asGood: 'as good',
  behind: (points: string) => `${points} less`,
  byWorlds: (worlds: string) =>
    `In points of the game on average, each move played on in ${worlds} deals that fit what you see, and in as many others.`,
  byEnd: 'In points of the game, every move played to the end: nothing is hidden here.',
  back: 'Back',
  done: 'Done',
  result: (right: number, of: number) => `${right} of ${of}`,
  took: (time: string) => `${time} of thinking.`,
  all: 'Nothing left to argue about.',
  of: (day: string) => `The six of ${day}`,
  some: 'Press one to look at it again.',
  days: (n: number) => `You have been at this table on ${count(n, 'day')}.`,
  tomorrow: 'Tomorrow there are six others.',
  ready: 'That day is over: today’s six are ready.',
  send: 'Send your row',
  sendTitle: 'Send your row',
  row: (whose: string, day: string, signs: string, right: number, of: number, time: string) =>
    `${whose} six at Fair Deal, ${day}: ${signs} ${right} of ${of} in ${time}`,
  unsent: 'The sheet could not be fetched. Are you offline?',
} as const;

/** "1:48" */
export function formatTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "22 November" */
export function dayText(date: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
