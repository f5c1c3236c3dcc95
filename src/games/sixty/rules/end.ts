import { consequence } from '../../../game/rule.ts';

export const end = [
  consequence({
    id: 'sixty/out',
    title: 'Out of the round',
    law: 'Once the deck is empty, a player without cards is out of the round and is passed over.',
  }),
  consequence({
    id: 'sixty/round-end',
    title: 'When a round is over',
    law: 'Cards played on a player are always answered first; the last one with cards can only beat them or take them. When nothing is played on anyone and at most one player holds cards, or nobody holds a number, the round is over.',
  }),
  consequence({
    id: 'sixty/points',
    title: 'What you took',
    law: 'Each number among your penalty cards counts its value, each joker 60.',
  }),
  consequence({
    id: 'sixty/left-over',
    title: 'What you still hold',
    law: 'The cards left in your hand when the round ends become penalty too, and count the same.',
  }),
  consequence({
    id: 'sixty/last-round',
    title: 'Lowest total wins',
    law: 'After three rounds, or as many as you agreed on, the lowest total wins.',
  }),
  consequence({
    id: 'sixty/tie-round',
    title: 'One more for a tie',
    law: 'If the lowest total is shared, everybody plays one more round, not only those who share it. After ten such rounds those who still share it win together.',
    notes: {
      'For ever?':
        'The source plays an additional round for a tie and doesn’t say who plays, or what follows another tie. All of you do, and after ten of them the win is shared: both are ours.',
    },
  }),
];
