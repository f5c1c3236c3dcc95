import type { Card } from '../../../cards/card.ts';
import type { Rank } from '../../../cards/ranks.ts';
import { digits } from '../../../cards/words.ts';
import { consequence, permission, type Rule, restriction } from '../../../game/rule.ts';
import { type PokexMove, partnerOf, TRICKS } from '../state.ts';
import { rankPlural } from '../texts/words.ts';
import type { PokexAttempt } from './attempt.ts';

const NO_CARDS: readonly Card[] = [];
const isBidOrPass = ({ move }: PokexAttempt): boolean => move.type === 'bid' || move.type === 'pass';
const MOVE_VERBS: Readonly<Record<PokexMove['type'], string>> = {
  bid: 'bid',
  pass: 'pass',
  name: 'name a rank',
  lay: 'lay cards',
};

/** Whether the seat has passed. */
const isOut = ({ auction, seat }: PokexAttempt): boolean => auction.hasPassed[seat] === true;

export const auctionRules: readonly Rule<PokexAttempt>[] = [
  restriction<PokexAttempt, TurnFacts>({
    id: 'pokex/your-turn',
    title: 'Wait for your turn',
    law: 'Only the player whose turn it is may bid, pass, name a rank or lay cards.',
    about: 'turn',
    when: findTurnFacts,
    says: ({ verb, why }) =>
      ({
        early: `It isn’t your turn to ${verb} yet.`,
        partner: `It isn’t your turn to ${verb} yet: the leader’s partner comes first.`,
        laid: 'It isn’t your turn: you have already laid to this trick.',
        out: `You have passed, so it won’t be your turn to ${verb} again in this auction.`,
        declarer: 'It isn’t your turn: the declarer names a rank first.',
        never: 'It isn’t your turn.',
      })[why],
  }),
  restriction<PokexAttempt, { cards: readonly Card[]; verb: string }>({
    id: 'pokex/over',
    title: 'The game is over',
    law: 'Once the game is over, no player may bid, pass, name a rank or lay cards.',
    about: 'turn',
    when: ({ state, move }) => (state.phase === 'over' ? { cards: NO_CARDS, verb: MOVE_VERBS[move.type] } : undefined),
    says: ({ verb }) => `The game is over: you can’t ${verb} any more.`,
  }),
  restriction<PokexAttempt, { cards: readonly Card[]; verb: string }>({
    id: 'pokex/auction-first',
    title: 'The auction comes first',
    law: 'No player may lay cards or name a rank before the auction is over.',
    about: 'phase',
    when: (attempt) =>
      attempt.state.phase === 'auction' && !isBidOrPass(attempt)
        ? {
            cards: attempt.move.type === 'lay' ? attempt.move.cards : NO_CARDS,
            verb: MOVE_VERBS[attempt.move.type],
          }
        : undefined,
    says: ({ verb }) => `The auction isn’t over: you can’t ${verb} yet.`,
  }),
  restriction<PokexAttempt, { cards: readonly Card[]; verb: string }>({
    id: 'pokex/auction-over',
    title: 'The auction is over',
    law: 'No player may bid or pass once the auction is over.',
    about: 'phase',
    when: (attempt) =>
      (attempt.state.phase === 'name' || attempt.state.phase === 'play') && isBidOrPass(attempt)
        ? { cards: NO_CARDS, verb: MOVE_VERBS[attempt.move.type] }
        : undefined,
    says: ({ verb }) => `The auction is over: you can’t ${verb} any more.`,
  }),
  permission<PokexAttempt>({
    id: 'pokex/raise-any',
    title: 'Any higher bid',
    law: 'You may bid, and you may raise any earlier bid, even your partner’s, by as much as you like.',
    allows: ({ move }) => move.type === 'bid',
  }),
  permission<PokexAttempt>({
    id: 'pokex/pass-any',
    title: 'You may pass',
    law: 'You may pass whenever it is your turn to speak, even if you speak first.',
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
        ? `You bid ${tricks}, but there are only six tricks to win.`
        : `You bid ${digits(tricks)}, but the lowest bid is 1.`,
  }),
  restriction<PokexAttempt, { cards: readonly Card[]; tricks: number; highestTricks: number }>({
    id: 'pokex/bid-higher',
    title: 'Higher than the last',
    law: 'Each bid must be higher than the bid before it.',
    when: ({ state, move, auction: { highestBid } }) =>
      state.phase === 'auction' && move.type === 'bid' && highestBid !== null && move.tricks <= highestBid.tricks
        ? { cards: NO_CARDS, tricks: move.tricks, highestTricks: highestBid.tricks }
        : undefined,
    // A bid of six ends the auction, so a higher bid always exists.
    says: ({ tricks, highestTricks }) =>
      `You bid ${tricks}, but ${highestTricks} has already been bid: you need at least ${highestTricks + 1}.`,
  }),
  restriction<PokexAttempt, { cards: readonly Card[]; verb: string }>({
    id: 'pokex/bid-out',
    title: 'No bid after a pass',
    // A player who has passed gets no further turn.
    onlyWith: 'pokex/your-turn',
    law: 'A player who has passed may not bid or pass again in the same auction.',
    notes: {
      'Coming back in':
        'The source says of a player who passes that they “do not participate in the trade anymore”. We take it at its word: a player who passes is out for good, even if their partner is outbid.',
    },
    when: (attempt) =>
      attempt.state.phase === 'auction' && isBidOrPass(attempt) && isOut(attempt)
        ? { cards: NO_CARDS, verb: MOVE_VERBS[attempt.move.type] }
        : undefined,
    says: ({ verb }) => `You have passed: you can’t ${verb} again in this auction.`,
  }),
  consequence({
    id: 'pokex/auction-order',
    title: 'The order of bidding',
    law: 'The player on the dealer’s left speaks first. The turn then goes clockwise among the players who haven’t passed.',
  }),
  consequence({
    id: 'pokex/auction-end',
    title: 'The end of the auction',
    law: 'The auction ends when one player has bid and the three others have passed, or as soon as a player bids six. The player who bid highest is the declarer.',
    notes: {
      'With a six':
        'The source ends the auction when one player is left. We end it at once after a six, because no bid can beat it.',
    },
  }),
  consequence({
    id: 'pokex/all-pass',
    title: 'Four passes',
    law: 'If all four players pass, neither side scores, and the next dealer deals.',
    notes: {
      'If no player bids':
        'The source doesn’t say what follows four passes. The new deal by the next dealer is our own rule. There is a house rule for tables that find it dull.',
    },
  }),
  restriction<PokexAttempt, { cards: readonly Card[] }>({
    id: 'pokex/dealer-must-bid',
    title: 'The dealer must bid',
    law: 'Under the house rule “the dealer must bid”, the dealer may not pass when the three other players have passed.',
    // If all others have passed and the auction goes on, there is no bid, so the seat is the dealer.
    when: ({ state, seat, move, auction: { hasPassed } }) =>
      state.options.allPass === 'forced' &&
      state.phase === 'auction' &&
      move.type === 'pass' &&
      hasPassed.every((hasSeatPassed, passedSeat) => hasSeatPassed || passedSeat === seat)
        ? { cards: NO_CARDS }
        : undefined,
    says: () => 'You are the dealer and the three other players have passed: you must bid.',
  }),
  permission<PokexAttempt>({
    id: 'pokex/name-any',
    title: 'Any rank',
    law: 'Under the house rule “the declarer names a rank”, the declarer may name any rank, whether or not they hold a card of it.',
    allows: ({ move }) => move.type === 'name',
  }),
  restriction<PokexAttempt, NamingFacts>({
    id: 'pokex/name-wild',
    title: 'Naming the wild rank',
    law: 'Under the house rule “the declarer names a rank”, the declarer alone names a wild rank, once, before the first lead, and never the joker. Otherwise no rank is named.',
    about: 'phase',
    notes: {
      'Schwartz’s own game':
        'In the inventor’s rules the winner of the auction names a wild rank. Our source leaves this out, and so do we unless you choose the house rule.',
    },
    when: findNamingFacts,
    says: ({ why, rank }) =>
      ({
        unplayed: `You named ${rank}, but at this table no rank is wild.`,
        joker: 'You can’t make the joker wild: you must name a rank from 2 to ace.',
        declarer: 'You didn’t win the auction: only the declarer names the wild rank.',
        again: `The wild rank has already been named: ${rank}.`,
        yours: 'You won the auction: you must name the wild rank before you lay any cards.',
        first: 'The declarer must name the wild rank before any cards are laid.',
      })[why],
  }),
];

interface TurnFacts {
  readonly cards: readonly Card[];
  readonly verb: string;
  readonly why: 'early' | 'partner' | 'laid' | 'out' | 'declarer' | 'never';
}

/** Facts of a try out of turn: whether the seat's turn will come. */
function findTurnFacts(attempt: PokexAttempt): TurnFacts | undefined {
  const { state, seat, move } = attempt;
  if (state.phase === 'over' || state.turn === seat) return undefined;
  const why = (): TurnFacts['why'] => {
    if (state.phase === 'auction') return !isBidOrPass(attempt) ? 'never' : isOut(attempt) ? 'out' : 'early';
    if (move.type !== 'lay') return 'never';
    if (state.phase === 'name') return 'declarer';
    if (state.laid.some((one) => one.seat === seat)) return 'laid';
    return state.turn === partnerOf(state.leader ?? seat) ? 'partner' : 'early';
  };
  return { cards: NO_CARDS, verb: MOVE_VERBS[move.type], why: why() };
}

interface NamingFacts {
  readonly cards: readonly Card[];
  readonly why: 'unplayed' | 'joker' | 'declarer' | 'again' | 'yours' | 'first';
  readonly rank: string;
}

/** Facts of a wrong naming, or of a lay before the naming. */
function findNamingFacts({ state, seat, move }: PokexAttempt): NamingFacts | undefined {
  const breach = (why: NamingFacts['why'], rank = ''): NamingFacts => ({ cards: NO_CARDS, why, rank });
  const isDeclarer = seat === state.declarer;
  if (move.type === 'lay') return state.phase === 'name' ? breach(isDeclarer ? 'yours' : 'first') : undefined;
  if (move.type !== 'name') return undefined;
  if (!state.options.wildRank) return breach('unplayed', rankText(move.rank));
  if (move.rank === 'X') return breach('joker');
  if (state.phase === 'name') return isDeclarer ? undefined : breach('declarer');
  return state.phase === 'play' ? breach('again', rankText(state.wild ?? move.rank)) : undefined;
}

const rankText = (rank: Rank | 'X'): string => (rank === 'X' ? 'the joker' : rankPlural(rank));
