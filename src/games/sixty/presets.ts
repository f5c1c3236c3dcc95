import type { Preset } from '../../game/preset.ts';

export const PRESETS: readonly Preset[] = [
  {
    title: 'As printed',
    about: 'What the source says, read narrowly: you draw only after an answer.',
    options: { refillAfterAttack: false },
  },
  {
    title: 'Take when you like',
    about: 'The way many tables play: you may take even if you could answer, and save your jokers for something worse.',
    options: { take: 'free' },
  },
  { title: 'One round', about: 'For trying the game out.', options: { rounds: 1 } },
];
