import type { Preset } from '../../game/preset.ts';

export const PRESETS: readonly Preset[] = [
  {
    title: 'As printed',
    about:
      'The source’s rules, with our readings where it is silent. Turns aren’t counted: the game ends when a player is out.',
    options: { turnCap: 0 },
  },
  {
    title: 'As in Mau-Mau',
    about: 'For players who grew up with it: a jack goes on any card, and with two players a king gives another turn.',
    options: { jack: 'wild', kingInTwo: 'again' },
  },
  {
    title: 'Livelier',
    about:
      'Two cards make a combination, dice add up when combinations answer each other, and drawing a debt doesn’t cost your turn.',
    options: { base: 2, comboPenalty: 'sum', afterDrawing: 'play' },
  },
  {
    title: 'Calmer',
    about: 'You can’t jump in, and a combination has to match the top card.',
    options: { jumpIn: false, comboMatch: true },
  },
];
