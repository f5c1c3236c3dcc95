import { consequence } from '../../../game/rule.ts';

export const endRules = [
  consequence({
    id: 'sixty/out',
    title: 'Out of the round',
    law: 'A player who has no cards once the deck is empty is out of the round and is passed over.',
  }),
  consequence({
    id: 'sixty/round-end',
    title: 'When a round is over',
    law: 'The round is over when no cards are left to answer and either at most one player holds cards or nobody holds a number.',
    notes: {
      'Cards still to be answered':
        'The source ends a round when all hands are played out, or when the last player with cards has nobody left to play against. In our reading, cards played on a player are answered first: the last player with cards can only beat them or take them. Ending the round when no player holds a number is our own rule as well.',
    },
  }),
  consequence({
    id: 'sixty/points',
    title: 'What you took',
    law: 'Each number card in your penalty pile costs you its number in points, and each joker costs you 60.',
  }),
  consequence({
    id: 'sixty/left-over',
    title: 'What you still hold',
    law: 'Cards left in your hand when the round ends are penalty cards as well, and cost the same.',
  }),
  consequence({
    id: 'sixty/last-round',
    title: 'Lowest total wins',
    law: 'The player with the lowest total wins after three rounds, or after the number of rounds you agreed on.',
  }),
  consequence({
    id: 'sixty/tie-round',
    title: 'One more round for a tie',
    law: 'Everybody plays one more round if players tie for the lowest total. Players who still tie after ten extra rounds share the win.',
    notes: {
      'For ever?':
        'The source asks for an additional round after a tie. It doesn’t say who plays it, or what happens after another tie. Our own rules: everybody plays, and after ten such rounds the win is shared.',
    },
  }),
];
