import { count } from '../../cards/words.ts';
/** The words about games that are kept, set aside, or come by. */
export const KEPT = {
  come: 'A game has come with the link',
  elsewhere: 'The other tab plays another game',
  age: { link: 'It is', tab: 'That one is' },
  ownStays: 'Your own game is kept, whichever you take.',
  bothStay: 'Whichever you take, the other one is set aside, and you can go back to it.',
  take: { link: 'Open it', tab: 'Take that one' },
  own: 'Stay with mine',
  madeWay: 'Your own game is kept.',
  goBack: 'Go back to it',
  madeWayHere: 'Your own game is kept as long as this page is open.',
  fine: 'Fine',
  shelf: (n: number) => `Set aside: ${count(n, 'game')}`,
  game: 'A game',
  torn: (why: string) => `A game that can’t go on: ${why}.`,
  file: 'Save it as a file',
  away: 'Throw it away',
} as const;
