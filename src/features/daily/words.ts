export const WORDS = {
  puzzle: 'puzzle',
  at: (number: number, of: number) => `${number} of ${of}`,
  streak: (days: number) => `${days} in a row`,
  stored: 'your daily puzzles',
  coming: 'Six card-table puzzles from the games you know. The easy ones come first, and it takes two minutes.',
  loading: 'Laying out today’s tables …',
  unreachable: 'The puzzles couldn’t be loaded. Are you offline? Reload the page to try again.',
  home: 'Back to the front page',
  asks: {
    move: 'It’s your turn. Find the best move, and make it.',
    legal: 'Is it allowed?',
    rule: 'It isn’t allowed. Which rule forbids it?',
    pair: 'You could try either. One of the two is allowed. Which?',
    who: 'Who is right?',
    all: (action: string) => `Which cards in your hand could you “${action}” with now? Touch all of them.`,
    score: (owner: string) =>
      `The deal is over, and all the cards are laid out. How many points does it bring ${owner}?`,
  },
  /** The two players who disagree. */
  names: ['Ann', 'Bert'],
  both: 'Both, each by their own house rules',
  claims: { legal: 'It’s allowed.', illegal: 'It isn’t allowed.' },
  forbids: (why: string) => `Not allowed: ${why}`,
  answers: 'Your answer',
  actions: 'What you do',
  quiet: 'One answer each. The referee’s answer then appears here.',
  mayTry: 'Touch cards to try a move. A move that isn’t allowed costs nothing.',
  illegal: 'That doesn’t count as an answer. Try another move.',
  next: 'Next',
  toEnd: 'Your result',
  yesterday: 'Yesterday’s answers',
  before: 'Yesterday’s',
  /** Shown if a day ends while its puzzles are open. */
  over: (isYesterday: boolean) => (isYesterday ? 'Yesterday’s' : 'An earlier day’s'),
  today: 'Today’s puzzles',
  todayShort: 'Today’s',
  deals: 'Today’s deals',
  dealsShort: 'Deals',
  allGames: 'All games',
  /** Beside the name of a game the player hasn’t learned. */
  isNew: 'new to you',
} as const;

/** "22 November", or "22 Nov" */
export function dayText(date: string, month: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
