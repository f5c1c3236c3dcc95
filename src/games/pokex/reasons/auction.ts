import { rankName } from '../../../cards/ranks.ts';
import { type Limit, order } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import type { Seat } from '../../../game/seat.ts';
import { layOrder } from '../play/order.ts';
import type { Attempt } from '../rules/attempt.ts';
import { after, SEATS, TRICKS } from '../state.ts';

/** The bid among those that can still be made. */
function bounds({ move, auction: { high } }: Attempt): Limit | undefined {
  if (move.type !== 'bid') return undefined;
  return {
    kind: 'limit',
    count: Math.max(0, move.tricks),
    least: (high?.tricks ?? 0) + 1,
    most: TRICKS,
    said: true,
  };
}

function bidSays({ move, auction: { high } }: Attempt): string {
  if (move.type !== 'bid') return '';
  const before = high === null ? 'nobody has bid before you' : `${high.tricks} was the bid before`;
  return move.tricks === TRICKS
    ? `You bid ${TRICKS}, all there are: nobody can go higher.`
    : `You bid ${move.tricks}, and ${before}.`;
}

/** Who lays in a trick, or who still speaks, one after the other. */
function comes({ state, auction: { passed } }: Attempt): readonly Seat[] {
  if (state.phase === 'play' && state.leader !== null) return layOrder(state, state.leader);
  const round = Array.from({ length: SEATS }, (_, i) => after(state.dealer, i + 1));
  return round.filter((seat) => !passed[seat]);
}

export const AUCTION: Reasons<Attempt> = [
  { rule: 'pokex/raise-any', says: bidSays, draws: bounds },
  {
    rule: 'pokex/pass-any',
    says: ({ auction: { high } }) =>
      `You pass on ${high === null ? 'a first bid' : `more than ${high.tricks}`}, and you are out of this auction.`,
  },
  {
    rule: 'pokex/name-any',
    says: ({ move }) => {
      const rank = move.type === 'name' && move.rank !== 'X' ? rankName(move.rank) : 'rank';
      return `You won the auction and name the ${rank}: every ${rank} is wild now.`;
    },
  },
  { rule: 'pokex/bid-range', draws: bounds },
  { rule: 'pokex/bid-higher', draws: bounds },
  {
    rule: 'pokex/your-turn',
    draws: (a, name) => order(comes(a), a.state.turn, a.seat, name),
  },
];
