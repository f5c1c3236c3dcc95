import { countNoun, sentence } from '../../cards/words.ts';

const STARS = ['no star', 'one star', 'two stars', 'three stars'];

export const WORDS = {
  stored: 'your stars',
  above: 'A mini-game',
  deal: 'Deal',
  dealing: 'Dealing …',
  lost: 'The cards couldn’t be loaded. Are you offline? Try again.',
  loading: 'Loading the cards …',
  best: (stars: number) => (stars === 0 ? 'No star here yet.' : `Your best here: ${STARS[stars]}.`),
  stars: (stars: number) => STARS[stars] ?? '',
  progressLine: (progress: string, stars: number) => `${progress}: ${STARS[stars]}`,
  turns: (turns: number) => `You have ${countNoun(turns, 'turn')}.`,
  left: (left: number) =>
    left === 1 ? 'Your last turn' : left === 0 ? 'No turn left' : `${countNoun(left, 'turn')} left`,
  next: (progress: string, stars: number) => `${progress} for ${STARS[stars]}`,
  ended: ['Not this time', 'One star', 'Two stars', 'All three stars'],
  resultLine: (progress: string) => `${sentence(progress)}.`,
  way: 'One way to three stars',
  wayLost: 'The way to three stars couldn’t be loaded.',
  again: 'Again, new cards',
  same: 'This deal again',
  onward: 'Next lesson',
  leave: 'All lessons',
} as const;
