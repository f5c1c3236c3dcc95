import { countNoun } from '../../cards/words.ts';

/** Words of the rows on the front page that lead back to what was begun. */
export const RESUME_WORDS = {
  lesson: (isOpened: boolean, game: string, number: number) =>
    `${isOpened ? 'Continue' : 'Next'}: ${game}, lesson ${number}`,
  chapter: (game: string) => `Read on: ${game}, the rulebook`,
  waits: (game: string) => `${game} is waiting`,
  waiting: (others: string) => (others === '' ? 'Your game, as you left it' : `Also waiting: ${others}`),
  refresh: (rules: number) => `${countNoun(rules, 'rule')} to refresh`,
  drill: (game: string) => `${game}, six quick tables`,
} as const;

/** Words of the sample on the front page. */
export const SAMPLE_WORDS = {
  tryIt: 'Try it',
  ask: (game: string) => `${game}: is this allowed?`,
  nextGame: 'Next',
  next: (game: string) => `Next: ${game}`,
} as const;
