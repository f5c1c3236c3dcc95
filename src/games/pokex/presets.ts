import type { Preset } from '../../game/preset.ts';

export const PRESETS: readonly Preset[] = [
  {
    title: 'As printed',
    about: 'What the source says and nothing else: you play until a side has its 33 points.',
    options: { dealCap: 0 },
  },
  {
    title: 'Nearer to the original',
    about:
      'Whoever wins the auction names a rank that is wild for the deal, as Gabriel Schwartz’s game is described.',
    options: { wildRank: true },
  },
  {
    title: 'As in other trick games',
    about: 'The cards are laid clockwise, and who wins a trick leads to the next.',
    options: { order: 'clockwise', lead: 'winner' },
  },
  {
    title: 'Livelier',
    about:
      'A bid that fails costs what it promised. Auctions end at 3 or 4, two bids in three are made, and a game takes about 15 deals.',
    options: { failed: 'minus' },
  },
  {
    title: 'Bolder',
    about: 'The dealer may not pass when the others have, and a bid that fails costs what it promised.',
    options: { allPass: 'forced', failed: 'minus' },
  },
];
