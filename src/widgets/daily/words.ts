import type { PuzzleKind } from '../../scenarios/puzzle/kinds.ts';

/** The words of the daily puzzles. */
export const WORDS = {
  coming:
    'Six puzzles at the card table, the same for everybody today. Easy ones first; it takes two minutes.',
  loading: 'Laying today’s tables …',
  unreachable: 'The puzzles could not be fetched. Are you offline? Reload the page to ask again.',
  home: 'To the front page',
  kinds: {
    move: 'Best move',
    legal: 'Allowed?',
    rule: 'Which rule?',
    score: 'What does it score?',
    all: 'Find them all',
    pair: 'One of two',
    who: 'Who is right?',
  } satisfies Record<PuzzleKind, string>,
  asks: {
    move: 'It’s your turn. Find the best move, and make it.',
    legal: 'Is it allowed?',
    rule: 'It isn’t allowed. Which rule forbids it?',
    pair: 'You could try either. One of the two is allowed. Which?',
    who: 'Who is right?',
    all: (action: string) => `With which cards of your hand could you “${action}” now? Touch them all.`,
    score: (whose: string) =>
      `The deal is over, and everything is laid out. How many points does it bring ${whose}?`,
  },
  /** The two who disagree. */
  names: ['Ann', 'Bert'],
  both: 'Both, each by their own house rules',
  claims: { legal: 'It’s allowed.', illegal: 'It isn’t allowed.' },
  forbids: (why: string) => `Not allowed: ${why}`,
  verdicts: { legal: 'Allowed', illegal: 'Not allowed', depends: 'It depends' },
  answers: 'Your answer',
  actions: 'What you do',
  thatsAll: 'That’s all',
  points: 'Points:',
  count: 'That’s it',
  quiet: 'One answer each. The referee’s stands here afterwards.',
  mayTry: 'Touch cards to try a move. What isn’t allowed costs nothing.',
  right: 'Right.',
  wrong: 'No.',
  illegal: 'That one isn’t allowed, so it’s no answer. Try another.',
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
  next: 'Next',
  toEnd: 'How it went',
  back: 'Back',
  done: 'Done',
  result: (right: number, of: number) => `${right} of ${of}`,
  took: (time: string) => `${time} of thinking.`,
  all: 'Nothing left to argue about today.',
  some: 'Press one to look at it again.',
  days: (n: number) => `You have been at this table on ${n} ${n === 1 ? 'day' : 'days'}.`,
  tomorrow: 'Tomorrow there are six others.',
  send: 'Send your row',
  sendTitle: 'Send your row',
  row: (day: string, signs: string, right: number, of: number, time: string) =>
    `Today’s six at Fair Deal, ${day}: ${signs} ${right} of ${of} in ${time}`,
  unsent: 'The sheet could not be fetched. Are you offline?',
  looks: 'Look at one again',
  yesterday: 'Yesterday’s, with answers',
  before: 'Yesterday’s',
  today: 'Today’s six',
  deals: 'Today’s deals',
  dealsShort: 'Deals',
} as const;

/** "1:48" */
export function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "22 November" */
export function dayText(date: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
