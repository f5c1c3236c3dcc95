import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { Search } from '../../../game/search.ts';
import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { bidRater, prospect } from '../heuristics/estimate.ts';
import { rate, WINS } from '../heuristics/policy.ts';
import { JOKER } from '../pack.ts';
import { categoryIndex } from '../play/five-card-hand.ts';
import { fiveCardValue, showdown, type Wilds, wildsOf } from '../play/hand.ts';
import { moves } from '../play/moves.ts';
import { type PokexMove, type PokexState, partnerOf, sideOf } from '../state.ts';

const WON = 10;

const count = (counts: Int8Array, height: number): void => {
  counts[height + 1] = (counts[height + 1] as number) + 1;
};

/** Value of keeping each card of a hand, as a Regular rates it. */
function keepingCosts(hand: readonly Card[], { heights }: Wilds, row: readonly Card[]): readonly number[] {
  const held = new Int8Array(15);
  const lies = new Int8Array(15);
  for (const card of hand) if (card >= 0) count(held, heights[card] as number);
  for (const card of row) if (card >= 0) count(lies, heights[card] as number);
  return hand.map((card) => {
    const height = heights[card] as number;
    if (height < 0) return 0.3;
    return 0.004 * height + 0.04 * (held[height + 1] as number) + 0.07 * (lies[height + 1] as number);
  });
}

/** Estimate of two cards with the centre card, while the partner's are unseen. */
function pairPromise({ heights }: Wilds, a: Card, b: Card, centre: Card): number {
  const [x, y] = [heights[a] as number, heights[b] as number];
  const z = centre === UNKNOWN ? -2 : (heights[centre] as number);
  const free = (x < 0 ? 1 : 0) + (y < 0 ? 1 : 0) + (z === -1 ? 1 : 0);
  const pairs = (x >= 0 && x === y ? 1 : 0) + (x >= 0 && x === z ? 1 : 0) + (y >= 0 && y === z ? 1 : 0);
  const kind = pairs === 3 ? 0.42 : pairs > 0 ? 0.2 : 0;
  const suited = pairs === 0 && free === 0 && (a & 3) === (b & 3) && a !== JOKER && b !== JOKER ? 0.05 : 0;
  return 0.16 + 0.24 * free + kind + suited + 0.003 * (Math.max(x, 0) + Math.max(y, 0));
}

/** Chance of the side with two more cards: an estimate while others are to lay, exact for the last. */
function chanceOfPair(
  state: PokexState,
  seat: Seat,
  wilds: Wilds,
  centre: Card,
): (a: Card, b: Card) => number {
  const side = sideOf(seat);
  const ours: Card[] = [];
  const theirs: Card[] = [];
  for (const one of state.laid) (sideOf(one.seat) === side ? ours : theirs).push(...one.cards);
  if (centre === UNKNOWN || ours.length < 2) {
    const beaten =
      centre === UNKNOWN || theirs.length < 4
        ? 1
        : 1 - 0.8 * (WINS[categoryIndex(fiveCardValue(wilds, [...theirs, centre]))] as number);
    return (a, b) => beaten * pairPromise(wilds, a, b, centre);
  }
  const five = [ours[0] as Card, ours[1] as Card, 0, 0, centre];
  const value = (a: Card, b: Card): number => {
    five[2] = a;
    five[3] = b;
    return fiveCardValue(wilds, five);
  };
  if (theirs.length < 4) return (a, b) => WINS[categoryIndex(value(a, b))] as number;
  const rival = [...theirs, centre];
  const needed = fiveCardValue(wilds, rival);
  const leads = state.leader !== null && sideOf(state.leader) === side;
  return (a, b) => {
    const made = value(a, b);
    if (made !== needed) return made > needed ? 1 : 0;
    const hands = leads ? [five, rival] : [rival, five];
    const { winner } = showdown(state.options, state.wild, hands[0] as Card[], hands[1] as Card[]);
    return winner === (leads ? 0 : 1) ? 1 : 0;
  };
}

/** The lay a Regular rates best. */
function quickLay(state: PokexState, seat: Seat): PokexMove {
  const hand = state.hands[seat] as readonly Card[];
  const { options, centre: row } = state;
  const wilds = wildsOf(options, state.wild);
  const picks = options.centre === 'chosen' && state.leader !== null && seat === partnerOf(state.leader);
  const kept = keepingCosts(hand, wilds, state.current === null ? row.slice(1) : row);
  let [best, first, second, taken] = [Number.NEGATIVE_INFINITY, 0, 1, row[0] ?? UNKNOWN];
  for (const centre of picks ? row : [state.current ?? row[0] ?? UNKNOWN]) {
    const chance = chanceOfPair(state, seat, wilds, centre);
    for (let i = 0; i < hand.length; i++) {
      for (let j = i + 1; j < hand.length; j++) {
        const cost = (kept[i] as number) + (kept[j] as number);
        // Even a certain win would not make up for the cost.
        if (1 - cost < best) continue;
        const looks = chance(hand[i] as Card, hand[j] as Card) - (kept[i] as number) - (kept[j] as number);
        if (looks > best) [best, first, second, taken] = [looks, i, j, centre];
      }
    }
  }
  const cards = [hand[first] as Card, hand[second] as Card];
  return picks ? { type: 'lay', cards, centre: taken } : { type: 'lay', cards };
}

/**
 * A word in the auction, or a wild rank. Unlike Regulars, who rarely overbid a 5, rollout players say 6 over it if
 * failing is free, so a bid that survives them is sound.
 */
function quickWord(state: PokexState, seat: Seat): PokexMove {
  const rated = bidRater(state, seat, 0);
  const looks = (move: PokexMove): number =>
    state.phase === 'name' ? rate(state, seat, move) : rated(move.type === 'bid' ? move.tricks : null);
  return bestOf(moves(state, seat), looks) ?? { type: 'pass' };
}

/** Lead of a side in points: the scores, and the expected points of a bid before the first lay. */
function lead(state: PokexState, seat: Seat): number {
  const { scores, phase, declarer, played, laid } = state;
  const ahead = (scores[sideOf(seat)] ?? 0) - (scores[1 - sideOf(seat)] ?? 0);
  if (declarer === null || phase === 'over' || played > 0 || laid.length > 0) return ahead;
  return ahead + (sideOf(declarer) === sideOf(seat) ? prospect(state) : -prospect(state));
}

export const SEARCH: Search<PokexState, PokexMove> = {
  rolloutMove: (state, seat) => (state.phase === 'play' ? quickLay(state, seat) : quickWord(state, seat)),
  // A rollout plays an auction to its end and estimates the result: six random tricks would be noisier.
  dealOf: ({ deal, phase }) => 2 * deal + (phase === 'auction' ? 0 : 1),
  worlds: 256,
  lead,
  evaluate: (state, seat) => {
    const ahead = lead(state, seat);
    return state.phase === 'over' ? ahead + Math.sign(ahead) * WON : ahead;
  },
  thresholds: { slip: 0.2, mistake: 0.7, blunder: 1.5 },
};
