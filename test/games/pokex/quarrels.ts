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
    taps: '@bids, =Ann: 3, =Then: All others passed, AS, KS, !Lay, ?Nothing yet, ?Ann',
    verdict: 'illegal',
    rule: 'pokex/your-turn',
  },
  {
    says: 'He laid three cards.',
    taps: '@bids, =You: 3, =Then: All others passed, 9C, 9D, X, !Lay',
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
    taps: '@bids, =You: 3, =Then: All others passed, @lay-0, AS, KS, QS, QD, !Lay',
    verdict: 'illegal',
    rule: 'pokex/your-turn',
  },
  {
    says: 'The second trick was Ann’s to lead.',
    taps: '@bids, =You: 3, =Then: All others passed, @leader, =Ann, @hand-0, AS, KS, !Lay, ?Nothing yet',
    verdict: 'illegal',
    rule: 'pokex/your-turn',
  },
  {
    says: 'All had passed after his 3. Then he bid 4 after all.',
    taps: '@bids, =You: 3, =Then: All others passed, !Bid 4',
    verdict: 'illegal',
    rule: 'pokex/auction-over',
  },
  {
    says: 'She passed, and nobody had bid yet.',
    taps: '@bids, =No bids yet, !Pass',
    verdict: 'legal',
    rule: 'pokex/pass-any',
  },
  {
    says: 'He went from 2 straight to 6.',
    taps: '@bids, =Cleo: 2, !Bid: 6',
    verdict: 'legal',
    rule: 'pokex/raise-any',
  },
  {
    says: 'Cleo bid 4, and he said 3.',
    taps: '@bids, =Cleo: 4, !Bid: 3',
    verdict: 'illegal',
    rule: 'pokex/bid-higher',
  },
  {
    says: 'Ann led, and he laid before her partner.',
    taps: '@bids, =Ann: 3, =Then: All others passed, @lay-0, AS, KS, 9S, 8S, !Lay',
    verdict: 'illegal',
    rule: 'pokex/your-turn',
  },
  {
    says: 'He picked the centre card. We always take the next.',
    taps: '@bids, =You: 3, =Then: All others passed, @row, 10S, @hand-0, AS, KS, >hand-0/AS, >hand-0/KS, >row/10S, !Lay',
    verdict: 'illegal',
    rule: 'pokex/centre-pick',
  },
  {
    says: 'Our leader’s partner picks the centre card, and he named none.',
    taps: '@bids, =Bert: 3, =Then: All others passed, @lay-0, 9S, 8S, AS, KS, !Lay, @house-rules, %centre=The leader’s partner picks it',
    verdict: 'illegal',
    rule: 'pokex/centre-pick',
  },
  {
    says: 'We play with a wild rank. Ann was declarer, and he named sevens.',
    taps: '@bids, =Ann: 3, =Then: All others passed, @house-rules, %wildRank=The declarer names a rank, !Make wild: 7',
    verdict: 'illegal',
    rule: 'pokex/name-wild',
  },
  {
    says: 'We play with a wild rank, and he laid before he named one.',
    taps: '@bids, =You: 3, =Then: All others passed, AS, KS, !Lay, @house-rules, %wildRank=The declarer names a rank, done, ?None yet',
    verdict: 'illegal',
    rule: 'pokex/name-wild',
  },
];
