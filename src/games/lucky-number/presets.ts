import type { Preset } from '../../game/preset.ts';

export const PRESETS: readonly Preset[] = [
  {
    title: 'As printed',
    about:
      'What the source says and nothing else: nobody counts turns, and the game ends when somebody is out.',
    options: { turnCap: 0 },
  },
  {
    title: 'As in Mau-Mau',
    about: 'For people who grew up with it: a jack goes on anything, and with two a king means going again.',
    options: { jack: 'wild', kingInTwo: 'again' },
  },
  {
    title: 'Livelier',
    about: 'Two cards make a combination, dice add up along a chain, and a debt doesn’t cost the turn.',
    options: { base: 2, comboPenalty: 'sum', afterDrawing: 'play' },
  },
  {
    title: 'Calmer',
    about: 'Nobody jumps in, and a combination has to match like any other card.',
    options: { jumpIn: false, comboMatch: true },
  },
];
