import { consequence, type Rule } from '../../../game/rule.ts';
import type { PokexAttempt } from './attempt.ts';

export const score: readonly Rule<PokexAttempt>[] = [
  consequence({
    id: 'pokex/made',
    title: 'A bid made',
    law: 'A side that takes at least what it bid scores, for its first trick 1, for its second 2, and so on up to the bid, and for each trick beyond it the bid once more.',
    notes: {
      'At least, or exactly?':
        'The source says the points are given “only if the number corresponds”, and then scores bids of 2 and 3 that took more: at least, then. A bid of 2 with five tricks is 1 + 2 + 2 + 2 + 2 = 9.',
    },
  }),
  consequence({
    id: 'pokex/missed',
    title: 'A bid missed',
    law: 'A side that takes fewer than it bid scores nothing; under the house rule “what it would have won” it loses that many.',
    notes: {
      'No penalty is printed':
        'The source says nothing of a failed bid, so it costs nothing. Tables where everybody bids six find this too kind and play the house rule.',
    },
  }),
  consequence({
    id: 'pokex/defenders',
    title: 'The other side',
    law: 'The side that didn’t win the auction scores nothing, however many tricks it takes.',
    notes: {
      'In the original they do':
        'As the original is described, the defenders score for their tricks as well. Our source gives points to the declarer’s side only, and we follow it.',
    },
  }),
  consequence({
    id: 'pokex/target',
    title: 'The end of the game',
    law: 'The first side to reach the target has won.',
  }),
  consequence({
    id: 'pokex/deal-cap',
    title: 'Calling it a night',
    law: 'After the last deal agreed on, four passes counting as a deal, the side ahead wins, and level sides draw.',
    notes: {
      'Our own addition': 'Bids can fail for ever, so a game ends after a hundred deals at the latest.',
    },
  }),
];
