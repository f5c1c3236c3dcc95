import { consequence, type Rule } from '../../../game/rule.ts';
import type { PokexAttempt } from './attempt.ts';

export const score: readonly Rule<PokexAttempt>[] = [
  consequence({
    id: 'pokex/made',
    title: 'A bid made',
    law: 'If the declarer’s side takes at least its bid, its first trick scores 1, its second 2 and so on; each trick beyond the bid scores the number bid.',
    notes: {
      'At least, or exactly?':
        'The source gives points “only if the collected number of bribes corresponds to the taken bribes”, and then scores bids of 2 and 3 with more tricks. So we read it as at least. A bid of 2 with five tricks scores 1 + 2 + 2 + 2 + 2 = 9; a bid of 3 with four scores 1 + 2 + 3 + 3 = 9.',
    },
  }),
  consequence({
    id: 'pokex/missed',
    title: 'A bid missed',
    law: 'If the declarer’s side takes fewer tricks than it bid, it scores nothing; under the house rule “what it would have won”, it loses what the bid would have scored.',
    notes: {
      'No penalty is printed':
        'The source names no penalty for a failed bid, so it costs nothing. Tables where every auction goes to six find this too kind and play the house rule.',
    },
  }),
  consequence({
    id: 'pokex/defenders',
    title: 'The other side',
    law: 'The side that didn’t win the auction scores nothing, however many tricks it takes.',
    notes: {
      'In the original they do':
        'In the original, as it is described, the defenders score for their tricks as well. Our source gives points only to the declarer’s side, and we follow it.',
    },
  }),
  consequence({
    id: 'pokex/target',
    title: 'The end of the game',
    law: 'The first side to reach 33 points wins the game, unless you have agreed on another target.',
  }),
  consequence({
    id: 'pokex/deal-cap',
    title: 'The last deal',
    law: 'After the last deal agreed on, the side with more points wins, and level sides draw. Four passes count as a deal.',
    notes: {
      'Our own addition': 'Bids can fail for ever, so a game ends after a hundred deals at most.',
    },
  }),
];
