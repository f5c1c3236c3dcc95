import { consequence } from '../../../game/rule.ts';

const points = (id: string, title: string, law: string) => consequence({ id: `broom/score-${id}`, title, law });

export const scoreRules = [
  points('joker-20', 'The 20 joker', 'The 20 joker in your pile is worth 10 points.'),
  points('joker-15', 'The 15 joker', 'The 15 joker in your pile is worth 5 points.'),
  points('joker-11', 'The 11 joker', 'The 11 joker in your pile is worth 3 points.'),
  points('carousel', 'The Carousel', 'The 10♦ in your pile, called the Carousel, is worth 2 points.'),
  points('schnapps', 'The Schnapps', 'The 2♠ in your pile, called the Schnapps, is worth 2 points.'),
  consequence({
    id: 'broom/score-each',
    title: 'A point for each',
    law: 'Each spade is worth 1 point; the 2♠ counts both as a spade and as the Schnapps, and jokers aren’t spades. (House rule: each ace is worth 1 point instead.)',
    notes: {
      'Spades or aces?':
        'The source prints “1 point for each spade”, which makes 39 points a session. But its own example game adds up to 30 points a session, which is what a point for each ace gives, and descriptions of the game in Lithuanian count the aces. (One of its seven sessions, scored 10–10, is impossible: no session is worth only 20.) We keep what is printed and give you the aces as a house rule.',
    },
  }),
  points('most-spades', 'Most spades', 'The player or side with the most spades gets 2 points.'),
  points(
    'most-cards',
    'Most cards',
    'The player or side with the most cards gets 2 points; jokers and the Broom count as cards.',
  ),
  consequence({
    id: 'broom/score-tie',
    title: 'Ties for most',
    law: 'Two players or sides that tie for most spades or most cards get 1 point each, unless they have none. If three or four tie, nobody gets a point.',
    notes: {
      'Three or four':
        'The source speaks only of two players who tie: they split the 2 points. Lithuanian descriptions give nothing to three or four who tie, and we follow them.',
    },
  }),
  consequence({
    id: 'broom/target',
    title: 'The end of the game',
    law: 'The game ends after a session once any total reaches 120, or another target you agreed on; the highest total wins. If the highest is shared, play another session.',
    notes: {
      'In mid-session?': 'No player wins before the session is counted, however clear the piles look.',
      'Two past the target':
        'The source plays until one player reaches 120 and doesn’t say what happens when two do. We let the higher total win, and play on if the highest is shared.',
    },
  }),
  consequence({
    id: 'broom/session-cap',
    title: 'Calling it a night',
    law: 'The highest total after the agreed number of sessions wins; equal totals share the win.',
    notes: {
      'Our own addition':
        'Ties could go on for ever, so we end a game after 60 sessions unless you agree otherwise. You won’t get there.',
    },
  }),
];
