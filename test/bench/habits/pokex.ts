import type { Bot } from '../../../src/bots/bot.ts';
import { heightOf, JOKER } from '../../../src/games/pokex/pack.ts';
import { type PokexMove, type PokexState, sideOf, TRICKS } from '../../../src/games/pokex/state.ts';
import { tips } from '../../games/pokex/tips.ts';
import { regularWithHabit, type Tip } from '../tip.ts';

type PokexTip = Tip<PokexState, PokexMove>;

const lastBid = ({ bids }: PokexState) => bids.findLast(({ tricks }) => tricks !== null);
const wordOf = (tricks: number) => (move: PokexMove) => move.type === 'bid' && move.tricks === tricks;
const isPair = (move: PokexMove): boolean =>
  move.type === 'lay' && heightOf(move.cards[0] ?? JOKER) === heightOf(move.cards[1] ?? JOKER);

/** The count that the strategy page recommends, rounded down. */
function expectedTricks({ hands, centre }: PokexState, seat: number): number {
  const hand = hands[seat] ?? [];
  const countAlike = (card: number): number => hand.filter((handCard) => heightOf(handCard) === heightOf(card)).length;
  let sum = 7 / 3 + 0.6 * hand.filter((card) => card === JOKER).length;
  for (const card of centre) if (card !== JOKER) sum += [0, 0.1, 0.3, 0.3, 0.3][countAlike(card)] ?? 0;
  return Math.floor(sum);
}

/** Rules of thumb for which the strategy page prints no figures. */
const otherHabits: Readonly<Record<string, Omit<PokexTip, 'seats'>>> = {
  'bids-the-count': {
    does: 'adds up what the page says, rounds down and opens with that',
    filter: (moves, view, seat) =>
      view.phase === 'auction' && !lastBid(view) ? moves.filter(wordOf(expectedTricks(view, seat))) : [],
  },
  'six-over-five': {
    does: 'says 6 over the others’ 5',
    filter: (moves, view, seat) => {
      const currentBid = lastBid(view);
      return currentBid?.tricks === TRICKS - 1 && sideOf(currentBid.seat) !== sideOf(seat)
        ? moves.filter(wordOf(TRICKS))
        : [];
    },
  },
  'leads-pairs': {
    does: 'lays a pair when leading',
    filter: (moves, { laid }) => (laid.length === 0 ? moves.filter(isPair) : []),
  },
  'saves-jokers': {
    does: 'never lays a joker while two other cards are left',
    filter: (moves) => moves.filter((move) => move.type !== 'lay' || !move.cards.includes(JOKER)),
  },
  'leaves-partner': {
    does: 'passes once the partner has bid highest',
    filter: (moves, view, seat) => {
      const currentBid = lastBid(view);
      return currentBid && sideOf(currentBid.seat) === sideOf(seat) ? moves.filter(({ type }) => type === 'pass') : [];
    },
  },
};

/** Regulars with one rule of thumb each that must not beat Sharks. */
export const habits: Readonly<Record<string, Bot>> = Object.fromEntries(
  Object.entries({ ...tips.habits, ...otherHabits }).map(([name, tip]) => [
    name,
    regularWithHabit({ seats: [4], ...tip } as unknown as Tip),
  ]),
);
