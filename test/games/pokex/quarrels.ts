import type { Quarrel } from '../../site/quarrels/quarrel.ts';

/** Arguments about Pokex, laid out by touch. */
export const quarrels: readonly Quarrel[] = [
  {
    says: 'Ann bid 3, and he bid 3 too.',
    taps: '@bids, =Ann: 3, =Bert: passed, =Cleo: passed, !Bid: 3',
    verdict: 'illegal',
    rule: 'pokex/bid-higher',
  },
  {
    says: 'She had passed, and then she bid.',
    taps: '@bids, =You: passed, =Ann: 2, =Bert: 3, =Cleo: passed, !Bid: 4',
    verdict: 'illegal',
    rule: 'pokex/bid-out',
  },
  {
    says: 'Ann had the bid, and he laid first.',
    taps: '@bids, =Ann: 3, =Then: All others passed, @hand-0, AS, KS, !Lay, ?Nothing yet, ?Ann',
    verdict: 'illegal',
    rule: 'pokex/your-turn',
  },
  {
    says: 'He laid three cards.',
    taps: '@bids, =You: 3, =Then: All others passed, @hand-0, 9C, 9D, X, !Lay',
    verdict: 'illegal',
    rule: 'pokex/two-cards',
  },
  {
    says: 'He bid 7.',
    taps: '@bids, =Ann: 3, =Bert: passed, =Cleo: passed, !Bid: 4, ?7',
    verdict: 'illegal',
    rule: 'pokex/bid-range',
  },
  {
    says: 'She laid cards before anyone had bid.',
    taps: 'AS, KS, !Lay, ?No bids yet',
    verdict: 'illegal',
    rule: 'pokex/auction-first',
  },
  {
    says: 'He outbid his own partner.',
    taps: '@bids, =Bert: 2, =Cleo: passed, !Bid: 3',
    verdict: 'legal',
    rule: 'pokex/raise-any',
  },
  {
    says: 'At our table the dealer must bid, and he passed.',
    taps: '@house-rules, %allPass=The dealer must bid, @bids, =Ann: passed, =Bert: passed, =Cleo: passed, !Pass',
    verdict: 'illegal',
    rule: 'pokex/dealer-must-bid',
  },
  {
    says: 'He laid twice in one trick.',
    taps: '@bids, =You: 3, =Then: All others passed, @lay-0, AS, KS, @hand-0, QS, QD, !Lay',
    verdict: 'illegal',
    rule: 'pokex/your-turn',
  },
  {
    says: 'The second trick was Ann’s to lead.',
    taps: '@bids, =You: 3, =Then: All others passed, @leader, =Ann, @hand-0, AS, KS, !Lay, ?Nothing yet',
    verdict: 'illegal',
    rule: 'pokex/your-turn',
  },
];
