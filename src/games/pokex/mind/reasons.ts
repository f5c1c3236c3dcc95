import { type Card, suitOf, UNKNOWN } from '../../../cards/card.ts';
import { possessive } from '../../../cards/words.ts';
import { adviceOf, type Thumbs } from '../../../game/coach.ts';
import type { Advice } from '../../../game/mind.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import { auction } from '../play/auction.ts';
import { isWild, type Wilds, wildsOf } from '../play/hand.ts';
import { type PokexMove, type PokexState, sideOf } from '../state.ts';
import { cardsText } from '../talk/words.ts';
import { atLeast, hopes } from './estimate.ts';
import { chance } from './rate.ts';

/** As good as certain, and as good as impossible. */
const SURE = 0.95;
const LOST = 0.05;

/** A word in the auction, or two cards and what they may win. */
interface Scene {
  readonly state: PokexState;
  readonly seat: Seat;
  readonly name: Naming;
  readonly move: PokexMove;
  readonly cards: readonly Card[];
  readonly wilds: Wilds;
  /** How likely the cards win the trick for one’s side: 0 … 1. */
  readonly wins: number;
}

const percent = (share: number): number => Math.round(share * 20) * 5;
const pair = ({ cards: [one, two], wilds }: Scene): boolean =>
  one !== undefined && two !== undefined && wilds.heights[one] === wilds.heights[two];

/** Weightiest first. */
const THUMBS: Thumbs<Scene> = {
  'bid-counts': ({ state, seat, move }) => {
    if (move.type !== 'bid') return undefined;
    const share = percent(atLeast(hopes(state, seat), move.tricks));
    return `It should be made about ${share} times in 100, counting what your cards match in the row and among themselves.`;
  },
  'leaves-partner': ({ state, seat, move, name }) => {
    const { high } = auction(state.bids, state.dealer);
    return (
      move.type === 'pass' &&
      high !== null &&
      sideOf(high.seat) === sideOf(seat) &&
      `It leaves ${possessive(name(high.seat))} bid of ${high.tricks} alone, and that counts for both of you.`
    );
  },
  'too-little': ({ state, seat, move }) => {
    const { high } = auction(state.bids, state.dealer);
    const share = percent(atLeast(hopes(state, seat), (high?.tricks ?? 0) + 1));
    return (
      move.type === 'pass' &&
      `It is honest: ${(high?.tricks ?? 0) + 1} would be made about ${share} times in 100.`
    );
  },
  'names-held': ({ move, state, seat }) => {
    if (move.type !== 'name') return undefined;
    const held = (state.hands[seat] ?? []).filter(
      (card) => card >= 0 && isWild(wildsOf(state.options, move.rank === 'X' ? null : move.rank), card),
    );
    return held.length > 0 && `It makes wild what you hold: ${cardsText(held)}.`;
  },
  'wins-last': ({ state, move, wins, cards }) =>
    move.type === 'lay' &&
    state.laid.length === 3 &&
    wins >= SURE &&
    `It wins this trick for certain, since you lay last, with ${cardsText(cards)}.`,
  'throws-worst': ({ state, move, wins, cards }) =>
    move.type === 'lay' &&
    state.laid.length === 3 &&
    wins <= LOST &&
    `It can’t win anyway, so ${cardsText(cards)} are the two you miss least.`,
  'wild-pays': ({ wilds, cards, wins }) => {
    const wild = cards.filter((card) => isWild(wilds, card));
    return (
      wild.length > 0 &&
      wins > 0.6 &&
      `It spends ${cardsText(wild)} where that makes a hand that mostly wins.`
    );
  },
  'matches-row': ({ state, cards, wilds, move }) => {
    const centre =
      state.current ?? (move.type === 'lay' ? move.centre : undefined) ?? state.centre[0] ?? UNKNOWN;
    const alike = cards.filter((card) => centre >= 0 && wilds.heights[card] === wilds.heights[centre]);
    return (
      alike.length > 0 &&
      `It goes with ${cardsText([centre])} from the row: ${cardsText(alike)} makes ${alike.length > 1 ? 'three alike' : 'a pair'} with it.`
    );
  },
  'pair-leads': (scene) =>
    scene.move.type === 'lay' &&
    pair(scene) &&
    `It is a pair, ${cardsText(scene.cards)}, and a pair is something a partner can build on.`,
  suited: (scene) => {
    const [one, two] = scene.cards;
    return (
      scene.move.type === 'lay' &&
      scene.state.laid.length < 2 &&
      one !== undefined &&
      two !== undefined &&
      suitOf(one) === suitOf(two) &&
      `It is two of a suit, ${cardsText(scene.cards)}, on the way to a flush.`
    );
  },
  'keeps-wild': ({ state, seat, cards, wilds, move }) => {
    const kept = (state.hands[seat] ?? []).filter(
      (card) => card >= 0 && !cards.includes(card) && isWild(wilds, card),
    );
    return (
      move.type === 'lay' &&
      kept.length > 0 &&
      !cards.some((card) => isWild(wilds, card)) &&
      `It keeps ${cardsText(kept)} for a better hand.`
    );
  },
};

/** What speaks for a move. */
export function reasons(state: PokexState, seat: Seat, move: PokexMove, name: Naming): readonly Advice[] {
  const wilds = wildsOf(state.options, state.wild);
  const cards = move.type === 'lay' ? move.cards : [];
  const wins = move.type === 'lay' ? chance(state, seat, move.cards, move.centre) : 0;
  return adviceOf(THUMBS, { state, seat, name, move, cards, wilds, wins });
}
