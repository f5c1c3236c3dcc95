import { consequence, definition } from '../../../game/rule.ts';

export const dealRules = [
  definition({
    id: 'lucky-number/packs',
    title: 'Two packs and the jokers',
    law: 'You play with two ordinary packs and four jokers, all shuffled together. (House rule: any number of jokers from none to eight.)',
    notes: {
      'How many jokers?':
        'The source mentions two normal decks and a joker, but doesn’t say how many jokers there are, or how many players. Two packs come with four jokers, so we play with four.',
    },
  }),
  definition({
    id: 'lucky-number/points',
    title: 'What each card counts',
    law: 'In a combination, cards from 2 to 10 count their face value, jack, queen and king 11, an ace 1 or 12, and a joker the card it stands for.',
  }),
  consequence({
    id: 'lucky-number/lucky',
    title: 'Your lucky number',
    law: 'Each player gets a random number from 3 to 36, keeps it for the whole game, and shows it to all the others.',
    notes: {
      'The 46 that no player has':
        'One of the source’s examples, Q♦ K♦ A♦ with A♣, adds up to “35 or 46”. Numbers stop at 36, so no player can have 46. The example only shows how aces add up.',
      'Are numbers secret?':
        'The source hands the numbers out and doesn’t say whether they are secret. Your first combination gives your number away, so we play with open numbers.',
    },
  }),
  consequence({
    id: 'lucky-number/deal-fifteen',
    title: 'Fifteen cards',
    law: 'Each player is dealt fifteen cards. The other cards are the stock, face down.',
    notes: {
      'How many players?':
        'The source doesn’t say. Two to six players can have fifteen cards each and still leave a stock to draw from.',
    },
  }),
  consequence({
    id: 'lucky-number/first-card',
    title: 'The first card does nothing',
    law: 'One card is turned up to start the pile. An ace, 2, 7, 8, jack, king or joker is put back anywhere in the stock, and another is turned up.',
    notes: {
      'Why not a seven?':
        'The source lays “one card” down and begins. No player laid that card, so every family argues once about what a special one does. Here it goes back.',
    },
  }),
  consequence({
    id: 'lucky-number/first-turn',
    title: 'The player left of the dealer begins',
    law: 'The player left of the dealer has the first turn, and play goes clockwise until a king reverses it. After a game, the deal moves to the left.',
    notes: {
      'Who begins?':
        'The source speaks of “the player who starts” and doesn’t say who that is, or which way play goes. We begin left of the dealer and play clockwise, as in most card games.',
      'Who deals?':
        'The source doesn’t say who deals, or what happens after a game. Any player may deal the first one, then the deal moves to the left, as in most card games. Each game has new numbers.',
    },
  }),
];
