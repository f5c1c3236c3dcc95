import { capitalize, countNoun } from '../../cards/words.ts';

const STAR_WORDS = ['no star', 'one star', 'two stars', 'three stars'];

export const WORDS = {
  stored: 'your stars',
  above: 'A mini-game',
  trains: 'What it trains',
  deal: 'Deal',
  dealing: 'Dealing …',
  lost: 'The cards couldn’t be loaded. Are you offline? Try again.',
  loading: 'Loading the cards …',
  best: (stars: number) => (stars === 0 ? 'No star here yet.' : `Your best here: ${STAR_WORDS[stars]}.`),
  stars: (stars: number) => STAR_WORDS[stars] ?? '',
  turns: (turns: number) => `You have ${countNoun(turns, 'turn')}.`,
  left: (turnsLeft: number) =>
    turnsLeft === 1 ? 'Your last turn' : turnsLeft === 0 ? 'No turn left' : `${countNoun(turnsLeft, 'turn')} left`,
  next: (progress: string, stars: number) => `${progress} for ${STAR_WORDS[stars]}`,
  ended: ['Not this time', 'One star', 'Two stars', 'All three stars'],
  resultLine: (progress: string) => `${capitalize(progress)}.`,
  way: 'One way to three stars',
  wayLost: 'The way to three stars couldn’t be loaded.',
  again: 'Again, new cards',
  sameDeal: 'This deal again',
  nextLesson: 'Next lesson',
  leave: 'All lessons',
} as const;
