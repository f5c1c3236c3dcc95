import type { Preset } from '../../game/preset.ts';

export const PRESETS: readonly Preset[] = [
  {
    title: 'As printed',
    about: 'What the source says, read narrowly: cards are drawn after an answer only.',
    options: { refillAfterAttack: false },
  },
  {
    title: 'Take when you like',
    about:
      'As many tables play it: nobody asks whether you could have answered, and jokers are saved for worse.',
    options: { take: 'free' },
  },
  { title: 'One round', about: 'To see whether you like it.', options: { rounds: 1 } },
];
