import type { Preset } from '../../game/preset.ts';

/**
 * Games with a standstill, counted with `selfplay spite-and-malice --seed 1 --games 120 --bot greedy --options …`, both
 * goal piles not empty at the end.
 */
export const PRESETS: readonly Preset[] = [
  {
    title: 'As printed',
    about: 'The source as we read it, without our limit on the number of turns.',
    options: { turnCap: 0 },
  },
  {
    title: 'Against standstills',
    about:
      'Players who can lay a card must lay one, and the goal piles have thirteen cards. Of 120 games between two of our Regulars, 5 ended in a standstill; by the usual rules, 29 of 120.',
    options: { mayEnd: false, goal: 13 },
  },
  {
    title: 'Livelier',
    about: 'An empty hand is filled at once, and a 2 or an ace may go on a side pile at any time.',
    options: { refill: 'when-empty', lowOnSide: 'always' },
  },
  {
    title: 'A first game',
    about: 'Ten goal cards each: it takes ten minutes, and far fewer games end in a standstill.',
    options: { goal: 10 },
  },
];
