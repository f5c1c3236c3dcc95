/** The words of the endings. */
export const WORDS = {
  coming:
    'The last cards of a deal, and all hands lie open. The others make no mistakes: get all there is out of it, then sit down on the other side.',
  loading: 'Laying the cards open …',
  unreachable: 'The endings could not be fetched. Are you offline? Reload the page to ask again.',
  at: (number: number, of: number) => `Ending ${number} of ${of}`,
  from: ['First side', 'Other side'],
  asks: (scores: string) => `As good as can be: ${scores}.`,
  quiet: 'Take your time: nothing is hidden, and the others make no mistakes.',
  held: 'As good as can be.',
  gaveAway: (scores: string) => `That gave something away. Best play now comes to: ${scores}.`,
  done: (scores: string) => `${scores}. That is the best there was.`,
  lost: (scores: string, best: string) => `${scores}. There was more in it: ${best}.`,
  bestWay: 'Best play:',
  takeBack: 'Take it back',
  again: 'Again',
  other: 'The other side',
  next: 'Next ending',
  actions: 'What you can do',
  heldMark: 'held',
  illegal: 'Not allowed. Try another move.',
} as const;
