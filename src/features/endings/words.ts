export const WORDS = {
  coming:
    'The last cards of a deal, with all hands face up. The others make no mistakes: get as much out of it as you can, then play the other side.',
  loading: 'Turning the cards face up …',
  unreachable: 'The endings couldn’t be loaded. Are you offline? Reload the page to try again.',
  at: (number: number, of: number) => `Ending ${number} of ${of}`,
  from: ['First side', 'Other side'],
  asks: (task: string) => `Your move. ${task}`,
  quiet: 'Take your time: nothing is hidden, and the others make no mistakes.',
  held: 'Best possible so far.',
  gaveAway: (scores: string) => `That gave something away. Best possible: ${scores}.`,
  takeBack: 'Take it back',
  actions: 'What you can do',
  heldMark: 'held',
  illegal: 'That doesn’t count. Try another move.',
} as const;

/** What is stored, as part of a sentence. */
export const STORED = 'the endings you have held';
