import { count, sentence } from '../../cards/words.ts';

const STARS = ['no star', 'one star', 'two stars', 'three stars'];

export const WORDS = {
  above: 'A mini-game',
  deal: 'Deal',
  dealing: 'Dealing …',
  lost: 'The cards couldn’t be loaded. Are you offline? Try again.',
  loading: 'Loading the cards …',
  best: (stars: number) => (stars === 0 ? 'No star here yet.' : `Your best here: ${STARS[stars]}.`),
  stars: (stars: number) => STARS[stars] ?? '',
  so: (far: string, stars: number) => `${far}: ${STARS[stars]}`,
  turns: (turns: number) => `You have ${count(turns, 'turn')}.`,
  left: (left: number) =>
    left === 1 ? 'Your last turn' : left === 0 ? 'No turn left' : `${count(left, 'turn')} left`,
  next: (far: string, stars: number) => `${far} for ${STARS[stars]}`,
  ended: ['Not this time', 'One star', 'Two stars', 'All three stars'],
  came: (far: string) => `${sentence(far)}.`,
  way: 'One way to three stars',
  wayLost: 'The way to three stars couldn’t be loaded.',
  again: 'Again, new cards',
  same: 'This deal again',
  onward: 'Next lesson',
  leave: 'All lessons',
} as const;
