import type { PuzzleKind } from '../../scenarios/puzzle/kinds.ts';

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
  /** The two players who disagree. */
  names: ['Ann', 'Bert'],
  both: 'Both, each by their own house rules',
  claims: { legal: 'It’s allowed.', illegal: 'It isn’t allowed.' },
  forbids: (why: string) => `Not allowed: ${why}`,
  answers: 'Your answer',
  actions: 'What you do',
  quiet: 'One answer each. The referee’s stands here afterwards.',
  mayTry: 'Touch cards to try a move. What isn’t allowed costs nothing.',
  illegal: 'That one isn’t allowed, so it’s no answer. Try another.',
  next: 'Next',
  toEnd: 'How it went',
  yesterday: 'Yesterday’s, with answers',
  before: 'Yesterday’s',
  /** Shown if a day ends while its puzzles are open. */
  over: (isYesterday: boolean) => (isYesterday ? 'Yesterday’s' : 'An earlier day’s'),
  today: 'On to today’s six',
  todayShort: 'Today’s',
  deals: 'Today’s deals',
  dealsShort: 'Deals',
} as const;
