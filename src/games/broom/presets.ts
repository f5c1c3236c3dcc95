import type { Preset } from '../../game/preset.ts';

export const PRESETS: readonly Preset[] = [
  {
    title: 'As printed',
    about: 'The rules as this book reads its source, without our own limit on the number of sessions.',
    options: { sessionCap: 0 },
  },
  {
    title: 'As in Lithuania',
    about:
      'Aces count a point each instead of spades, as descriptions in Lithuanian have it, and a session holds 30 points.',
    options: { point: 'ace' },
  },
  {
    title: 'Livelier',
    about:
      'Any combined card may be raised at any time, even your own, and a court takes as many of its rank as you like.',
    options: { raise: 'any', raiseOwn: true, courts: 'any' },
  },
  {
    title: 'A short evening',
    about: 'To 60 points: about half as many sessions.',
    options: { target: 60 },
  },
];
