import type { Preset } from '../../game/preset.ts';

export const PRESETS: readonly Preset[] = [
  {
    title: 'As printed',
    about:
      'What the source says and nothing else: no last session is agreed on, and a shared lead is played out.',
    options: { sessionCap: 0 },
  },
  {
    title: 'As in Lithuania',
    about:
      'Aces count a point each in place of spades, as the game is mostly described there, and a session holds 30 points.',
    options: { point: 'ace' },
  },
  {
    title: 'Livelier',
    about:
      'Any combined card may be raised at any time, your own too, and a court takes as many of its rank as it finds.',
    options: { raise: 'any', raiseOwn: true, courts: 'any' },
  },
  {
    title: 'A short evening',
    about: 'To 60 points: about half as many sessions.',
    options: { target: 60 },
  },
];
