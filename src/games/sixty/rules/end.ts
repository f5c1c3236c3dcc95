import { consequence } from '../../../game/rule.ts';

export const end = [
  consequence({
    id: 'sixty/out',
    title: 'Out of the round',
    law: 'A player who has no cards once the deck is empty is out of the round and is passed over.',
  }),
  consequence({
    id: 'sixty/round-end',
    title: 'When a round is over',
    law: 'The round is over when no cards are left to answer, and either at most one player holds cards or no player holds a number.',
    notes: {
      'Cards still to be answered':
        'The source ends a round when all hands are played out, or when the last player with cards has nobody left to play on. Cards played on a player are answered first in our reading: the last player with cards can only beat them or take them. Ending the round when no player holds a number is ours as well.',
    },
  }),
  consequence({
    id: 'sixty/points',
    title: 'What you took',
    law: 'Each number card in your penalty pile counts its value in points, and each joker counts 60.',
  }),
  consequence({
    id: 'sixty/left-over',
    title: 'What you still hold',
    law: 'The cards left in your hand when the round ends are penalty cards as well, and count the same.',
  }),
  consequence({
    id: 'sixty/last-round',
    title: 'Lowest total wins',
    law: 'The player with the lowest total wins after three rounds, or after the number of rounds you agreed on.',
  }),
  consequence({
    id: 'sixty/tie-round',
    title: 'One more round for a tie',
    law: 'All players play one more round if players tie for the lowest total. Players who still tie after ten extra rounds win together.',
    notes: {
      'For ever?':
        'The source plays an additional round for a tie. It doesn’t say who plays it, or what follows another tie. Our own rules: all of you play, and after ten such rounds the win is shared.',
    },
  }),
];
