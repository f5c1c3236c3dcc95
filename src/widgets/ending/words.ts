/** The words of the endings. */
export const WORDS = {
  loading: 'Laying the cards open …',
  unreachable: 'The endings could not be fetched. Are you offline? Reload the page to ask again.',
  at: (number: number, of: number) => `Ending ${number} of ${of}`,
  from: ['First side', 'Other side'],
  asks: (mine: number, theirs: number) => `All hands lie open. Come to ${mine} : ${theirs}, or better.`,
  quiet: 'Take your time: nothing is hidden, and the others make no mistakes.',
  held: 'As good as can be.',
  gaveAway: (mine: number, theirs: number) =>
    `That gave something away. Now best play comes to ${mine} : ${theirs}.`,
  done: (mine: number, theirs: number) => `${mine} : ${theirs}. That is the best there was.`,
  lost: (mine: number, theirs: number, best: string) => `${mine} : ${theirs}. There was more in it: ${best}.`,
  bestWay: 'Best play:',
  takeBack: 'Take it back',
  again: 'Again',
  other: 'The other side',
  next: 'Next ending',
  actions: 'What you can do',
  heldMark: 'held',
  back: 'To the lessons',
  illegal: 'Not allowed. Try another move.',
} as const;
