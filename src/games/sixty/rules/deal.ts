import { consequence, definition } from '../../../game/rule.ts';

export const dealRules = [
  definition({
    id: 'sixty/deck',
    title: 'Eighty-three cards',
    law: 'The pack has twenty 3s, fifteen 4s, twelve 5s, ten 6s, six 10s, five 12s, four 15s, three 20s, two 30s, and two Abracadabra, two Hocus-pocus and two Zap jokers.',
    notes: {
      'The unbeatable set':
        'Each number is on as many cards as it takes to make 60. No other number makes more, so a full set can’t be beaten. It can’t be passed on either, because there is no card left to add. Abracadabra sends it back, Zap halves it, and nothing else helps.',
      'Two of each joker': 'The source counts six jokers of three types. Two of each type is our reading.',
    },
  }),
  consequence({
    id: 'sixty/deal-five',
    title: 'Five cards each',
    law: 'Each player is dealt five cards from the shuffled pack every round; the rest form the deck. If a player gets five jokers, all cards are shuffled and dealt again.',
    notes: {
      'How many players?':
        'The source doesn’t say. The 83 cards are enough for two to six players, and three is a good number to begin with.',
      'Who deals?':
        'The source doesn’t say, and it makes no difference: any player may deal, and dealing doesn’t decide who begins.',
    },
  }),
  consequence({
    id: 'sixty/direction',
    title: 'Clockwise to begin with',
    law: 'Every round begins clockwise, whichever way the last one ended. The direction card in the middle of the table shows the direction of play.',
    notes: {
      'Clockwise every time?':
        'The source sets the direction card to “Clockwise” once, before the game. Starting every round that way is our reading.',
    },
  }),
  consequence({
    id: 'sixty/first-player',
    title: 'Who begins',
    law: 'Lots decide who begins round one. A round’s highest scorer begins the next; a tie goes to the higher total, then to the first tied player clockwise.',
    notes: {
      'Closest to sixty':
        'The source lets the player whose age is closest to 60 begin, or anybody you choose. A computer doesn’t ask people their age, so here it draws lots.',
      'If players tie':
        'The source doesn’t say who begins when two players tie. Going by the higher total, then clockwise, is our own rule. If the player who began the last round is among those tied, that player begins again; otherwise the next tied player clockwise begins.',
    },
  }),
];
