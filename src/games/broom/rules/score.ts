import { consequence } from '../../../game/rule.ts';

const points = (id: string, title: string, law: string) =>
  consequence({ id: `broom/score-${id}`, title, law });

export const score = [
  points('joker-20', 'The 20 joker', 'The 20 joker in your pile is worth 10 points.'),
  points('joker-15', 'The 15 joker', 'The 15 joker is worth 5 points.'),
  points('joker-11', 'The 11 joker', 'The 11 joker is worth 3 points.'),
  points('carousel', 'The Carousel', 'The 10♦, called the Carousel, is worth 2 points.'),
  points('schnapps', 'The Schnapps', 'The 2♠, called the Schnapps, is worth 2 points.'),
  consequence({
    id: 'broom/score-each',
    title: 'A point for each',
    law: 'Each spade is worth 1 point, the 2♠ once more; jokers are no spades. (With the house rule, each ace instead.)',
    notes: {
      'Spades or aces?':
        'The source prints “1 point for each spade”, which makes 39 points a session. Its own table of an example game adds up to 30 a session, and 30 is what you get with a point for each ace, as the game is usually described in Lithuania. (One row of that table can’t happen at all: 10 and 10 make 20.) We keep what is printed and give you the aces as a house rule.',
    },
  }),
  points('most-spades', 'Most spades', 'Whoever has most spades gets 2 points.'),
  points('most-cards', 'Most cards', 'Whoever has most cards gets 2 points; jokers and the Broom count.'),
  points(
    'tie',
    'Ties for most',
    'If two are level for most, each gets 1 point; if three or four are, nobody gets any. Nobody has the most of nothing.',
  ),
  consequence({
    id: 'broom/target',
    title: 'The end of the game',
    law: 'When after a session some total has reached the target and the highest is not shared, the game is over and the highest total wins; if it is shared, another session is played.',
    notes: {
      'In mid-session?': 'Nobody wins before a session is counted, however clear the piles look.',
    },
  }),
  consequence({
    id: 'broom/session-cap',
    title: 'Calling it a night',
    law: 'After the last session agreed on the highest total wins, and equal totals share the win.',
    notes: {
      'Our own addition':
        'Ties could go on for ever, so a game ends after 60 sessions at the latest. You won’t get there.',
    },
  }),
];
