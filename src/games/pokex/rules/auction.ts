import type { Card } from '../../../cards/card.ts';
import { consequence, permission, type Rule, restriction } from '../../../game/rule.ts';
import { type PokexMove, partnerOf, TRICKS } from '../state.ts';
import type { PokexAttempt } from './attempt.ts';

const NO_CARDS: readonly Card[] = [];
const isBidOrPass = ({ move }: PokexAttempt): boolean => move.type === 'bid' || move.type === 'pass';
const DOES: Readonly<Record<PokexMove['type'], string>> = {
  bid: 'bid',
  pass: 'pass',
  name: 'name a rank',
  lay: 'lay cards',
};

/** Whether the seat has passed. */
const isOut = ({ auction, seat }: PokexAttempt): boolean => auction.passed[seat] === true;

export const auctionRules: readonly Rule<PokexAttempt>[] = [
  restriction<PokexAttempt, TurnFacts>({
    id: 'pokex/your-turn',
    title: 'Wait for your turn',
    law: 'Only the player whose turn it is bids, passes, names a rank or lays cards.',
    about: 'turn',
    when: findTurnFacts,
    says: ({ does, why }) =>
      ({
        early: `It isn’t your turn to ${does} yet.`,
        partner: `It isn’t your turn to ${does} yet: the leader’s partner comes first.`,
        laid: 'It isn’t your turn: you have laid to this trick already.',
        out: `It isn’t your turn to ${does}, nor will it be in this auction.`,
        declarer: 'It isn’t your turn: the declarer is to name a rank first.',
        never: 'It isn’t your turn.',
      })[why],
  }),
  restriction<PokexAttempt, { cards: readonly Card[]; does: string }>({
    id: 'pokex/over',
    title: 'The game is over',
    law: 'Once the game is over nobody bids, passes, names a rank or lays cards.',
    about: 'turn',
    when: ({ state, move }) =>
      state.phase === 'over' ? { cards: NO_CARDS, does: DOES[move.type] } : undefined,
    says: ({ does }) => `The game is over: you can’t ${does} any more.`,
  }),
  restriction<PokexAttempt, { cards: readonly Card[]; does: string }>({
    id: 'pokex/auction-first',
    title: 'The auction comes first',
    law: 'Nobody lays cards or names a rank before the auction is over.',
    about: 'phase',
    when: (a) =>
      a.state.phase === 'auction' && !isBidOrPass(a)
        ? { cards: a.move.type === 'lay' ? a.move.cards : NO_CARDS, does: DOES[a.move.type] }
        : undefined,
    says: ({ does }) => `The auction is still on: you can’t ${does} before it is over.`,
  }),
  restriction<PokexAttempt, { cards: readonly Card[]; does: string }>({
    id: 'pokex/auction-over',
    title: 'The auction is over',
    law: 'Nobody bids or passes once the auction is over.',
    about: 'phase',
    when: (a) =>
      (a.state.phase === 'name' || a.state.phase === 'play') && isBidOrPass(a)
        ? { cards: NO_CARDS, does: DOES[a.move.type] }
        : undefined,
    says: ({ does }) => `The auction is over: you can’t ${does} any more.`,
  }),
  permission<PokexAttempt>({
    id: 'pokex/raise-any',
    title: 'Any higher bid',
    law: 'You may bid, and raise any bid, your partner’s too, by as much as you like.',
    allows: ({ move }) => move.type === 'bid',
  }),
  permission<PokexAttempt>({
    id: 'pokex/pass-any',
    title: 'You may pass',
    law: 'You may pass whenever it is your turn to speak, as the very first player too.',
    allows: ({ move }) => move.type === 'pass',
  }),
  restriction<PokexAttempt, { cards: readonly Card[]; tricks: number }>({
    id: 'pokex/bid-range',
    title: 'One to six',
    law: 'A bid is a number of tricks from one to six.',
    when: ({ move }) =>
      move.type === 'bid' && (move.tricks < 1 || move.tricks > TRICKS)
        ? { cards: NO_CARDS, tricks: move.tricks }
        : undefined,
    says: ({ tricks }) =>
      tricks > TRICKS
        ? `You bid ${tricks}, and there are only six tricks to win.`
        : `You bid ${tricks}, and the least you can bid is 1.`,
  }),
  restriction<PokexAttempt, { cards: readonly Card[]; tricks: number; high: number }>({
    id: 'pokex/bid-higher',
    title: 'Higher than the last',
    law: 'A bid is higher than the bid before it.',
    when: ({ state, move, auction: { high } }) =>
      state.phase === 'auction' && move.type === 'bid' && high !== null && move.tricks <= high.tricks
        ? { cards: NO_CARDS, tricks: move.tricks, high: high.tricks }
        : undefined,
    // A bid of six ends the auction, so a higher bid always exists.
    says: ({ tricks, high }) => `You bid ${tricks}, and ${high} has been bid: you need ${high + 1} at least.`,
  }),
  restriction<PokexAttempt, { cards: readonly Card[]; does: string }>({
    id: 'pokex/bid-out',
    title: 'Out is out',
    // A player who has passed gets no further turn.
    onlyWith: 'pokex/your-turn',
    law: 'Whoever has passed neither bids nor passes again in this auction.',
    notes: {
      'Coming back in':
        'The source says of a player who passes that they “do not participate in the trade anymore”. We take it at its word: out for good, even if your partner is outbid.',
    },
    when: (a) =>
      a.state.phase === 'auction' && isBidOrPass(a) && isOut(a)
        ? { cards: NO_CARDS, does: DOES[a.move.type] }
        : undefined,
    says: ({ does }) => `You have passed: you can’t ${does} again in this auction.`,
  }),
  consequence({
    id: 'pokex/auction-order',
    title: 'Round the table',
    law: 'The player left of the dealer speaks first, and then it goes clockwise among those who haven’t passed.',
  }),
  consequence({
    id: 'pokex/auction-end',
    title: 'The end of the auction',
    law: 'The auction ends as soon as there is a bid and three players have passed, or when somebody bids six; whoever bid highest is the declarer.',
    notes: {
      'With a six':
        'The source ends the auction when one player is left. That nobody needs to pass after a six, which can’t be beaten, is ours.',
    },
  }),
  consequence({
    id: 'pokex/all-pass',
    title: 'Four passes',
    law: 'If all four pass nobody scores, and the next dealer deals.',
    notes: {
      'When nobody wants it':
        'The source doesn’t say what follows four passes. A new deal by the next dealer is ours; there is a house rule for tables that find it dull.',
    },
  }),
  restriction<PokexAttempt, { cards: readonly Card[] }>({
    id: 'pokex/dealer-must-bid',
    title: 'The dealer must bid',
    law: 'Under the house rule “the dealer must bid”, the dealer doesn’t pass when the three others have.',
    // Only the dealer can be left over without a bid: after a bid, three passes end the auction.
    when: ({ state, seat, move, auction: { passed } }) =>
      state.options.allPass === 'forced' &&
      state.phase === 'auction' &&
      move.type === 'pass' &&
      passed.every((out, other) => out || other === seat)
        ? { cards: NO_CARDS }
        : undefined,
    says: () => 'The three others have passed and you dealt: you have to bid something.',
  }),
  permission<PokexAttempt>({
    id: 'pokex/name-any',
    title: 'Any rank',
    law: 'The declarer may name any rank, whether they hold a card of it or not.',
    allows: ({ move }) => move.type === 'name',
  }),
  restriction<PokexAttempt, NamingFacts>({
    id: 'pokex/name-wild',
    title: 'Naming the wild rank',
    law: 'Under the house rule “the declarer names a rank”, the declarer, and nobody else, names one rank, never a joker, once, after the auction and before the first card; without that house rule nobody names any.',
    about: 'phase',
    notes: {
      'Schwartz’s own game':
        'The inventor’s rules have the winner of the auction name a wild rank. Our source leaves it out, and so do we unless you ask for it.',
    },
    when: findNamingFacts,
    says: ({ why, rank }) =>
      ({
        unplayed: `You name ${rank}, but at this table no rank is wild.`,
        joker: 'You name the joker: a rank it must be, from the two to the ace.',
        declarer: 'You didn’t win the auction: the declarer names the wild rank.',
        again: `The wild rank has been named: it is ${rank}.`,
        yours: 'You won the auction: you name the wild rank before the first card is laid.',
        first: 'Before the first card is laid the declarer names the wild rank.',
      })[why],
  }),
];

interface TurnFacts {
  readonly cards: readonly Card[];
  readonly does: string;
  readonly why: 'early' | 'partner' | 'laid' | 'out' | 'declarer' | 'never';
}

/** Facts of a try out of turn: whether the seat's turn will come. */
function findTurnFacts(a: PokexAttempt): TurnFacts | undefined {
  const { state, seat, move } = a;
  if (state.phase === 'over' || state.turn === seat) return undefined;
  const why = (): TurnFacts['why'] => {
    if (state.phase === 'auction') return !isBidOrPass(a) ? 'never' : isOut(a) ? 'out' : 'early';
    if (move.type !== 'lay') return 'never';
    if (state.phase === 'name') return 'declarer';
    if (state.laid.some((one) => one.seat === seat)) return 'laid';
    return state.turn === partnerOf(state.leader ?? seat) ? 'partner' : 'early';
  };
  return { cards: NO_CARDS, does: DOES[move.type], why: why() };
}

interface NamingFacts {
  readonly cards: readonly Card[];
  readonly why: 'unplayed' | 'joker' | 'declarer' | 'again' | 'yours' | 'first';
  readonly rank: string;
}

/** Facts of a wrong naming, or of a lay before the naming. */
function findNamingFacts({ state, seat, move }: PokexAttempt): NamingFacts | undefined {
  const breach = (why: NamingFacts['why'], rank = ''): NamingFacts => ({ cards: NO_CARDS, why, rank });
  const won = seat === state.declarer;
  if (move.type === 'lay') return state.phase === 'name' ? breach(won ? 'yours' : 'first') : undefined;
  if (move.type !== 'name') return undefined;
  if (!state.options.wildRank) return breach('unplayed', rankText(move.rank));
  if (move.rank === 'X') return breach('joker');
  if (state.phase === 'name') return won ? undefined : breach('declarer');
  return state.phase === 'play' ? breach('again', rankText(state.wild ?? move.rank)) : undefined;
}

const rankText = (rank: string): string => (rank === 'X' ? 'the joker' : `the ${rank}`);
