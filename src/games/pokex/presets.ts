import type { Preset } from '../../game/preset.ts';

export const PRESETS: readonly Preset[] = [
  {
    title: 'As printed',
    about:
      'Our usual rules without a limit on deals: you play until a side has 33 points, as in the source. Where the source is silent, our readings hold.',
    options: { dealCap: 0 },
  },
  {
    title: 'Nearer to the original',
    about:
      'The winner of the auction names a rank that is wild for the deal, as in descriptions of Gabriel Schwartz’s game.',
    options: { wildRank: true },
  },
  {
    title: 'As in other trick-taking games',
    about: 'The cards are laid clockwise, and the side that wins a trick leads to the next.',
    options: { order: 'clockwise', lead: 'winner' },
  },
  {
    title: 'Livelier',
    about:
      'A failed bid costs the points it would have scored. Auctions end at 3 or 4, two bids in three are made, and a game takes about 15 deals.',
    options: { failed: 'minus' },
  },
  {
    title: 'Bolder',
    about:
      'The dealer may not pass when the three others have, and a failed bid costs the points it would have scored.',
    options: { allPass: 'forced', failed: 'minus' },
  },
];
