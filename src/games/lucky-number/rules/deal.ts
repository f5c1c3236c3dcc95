import { consequence, definition } from '../../../game/rule.ts';

export const deal = [
  definition({
    id: 'lucky-number/packs',
    title: 'Two packs and the jokers',
    law: 'You play with two ordinary packs shuffled together and with the jokers you have agreed on, four if nothing was said.',
    notes: {
      'How many jokers?':
        'The source speaks of two normal decks and of a joker, and counts neither players nor jokers. Two packs bring four jokers, so four it is; the house rule goes from none to eight.',
    },
  }),
  definition({
    id: 'lucky-number/points',
    title: 'What cards count',
    law: 'In a combination cards from 2 to 10 count their number, jack, queen and king 11 each, an ace 1 or 12, and a joker whatever it stands for.',
  }),
  consequence({
    id: 'lucky-number/lucky',
    title: 'Your lucky number',
    law: 'Each player is given a number from 3 to 36 at random, keeps it for the whole game, and shows it to everybody.',
    notes: {
      'The 46 that nobody has':
        'One of the source’s examples adds up to “35 or 46”. Numbers stop at 36, so the 46 is nobody’s. It shows how aces add up, nothing more.',
      'For all to see':
        'The source hands the numbers out and doesn’t say whether they are secret. A combination gives its number away at once, so we let them lie open.',
    },
  }),
  consequence({
    id: 'lucky-number/deal-fifteen',
    title: 'Fifteen cards',
    law: 'Each player is dealt fifteen cards; the rest are the stock, face down.',
    notes: {
      'How many players?':
        'The source doesn’t say. Two to six can be dealt fifteen cards and still have something to draw from.',
    },
  }),
  consequence({
    id: 'lucky-number/first-card',
    title: 'The first card does nothing',
    law: 'One card is turned up beside the stock; an ace, 2, 7, 8, jack, king or joker goes back anywhere into the stock and another card is turned.',
    notes: {
      'Why not a seven?':
        'The source lays “one card” down and begins. A special card there would act for nobody, and every family argues about it once; so it goes back.',
    },
  }),
  consequence({
    id: 'lucky-number/first-turn',
    title: 'Left of the dealer begins',
    law: 'The player left of the dealer has the first turn, and play goes round clockwise until a king says otherwise.',
  }),
];
