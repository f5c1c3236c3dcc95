import { type Card, suitOf } from '../../../cards/card.ts';
import { an, possessive } from '../../../cards/grammar.ts';
import { count, list } from '../../../cards/words.ts';
import { adviceOf, type Thumbs } from '../../../game/coach.ts';
import type { Advice } from '../../../game/mind.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import { BROOM, courtOf, JOKER_11, JOKER_15, JOKER_20, PACK, worth } from '../pack.ts';
import { CAROUSEL, SCHNAPPS } from '../play/score.ts';
import { carriedOut } from '../play/turn.ts';
import { type BroomMove, type BroomState, type Item, isCombined, sideOf, worthOf } from '../state.ts';
import { cardsText } from '../talk/words.ts';
import { takes as takesIt } from './takers.ts';

/** So many cards are a good catch. */
const CATCH = 3;
/** More cards that may still come than these are no plan. */
const AWAITED = 3;
const JOKERS: readonly Card[] = [JOKER_20, JOKER_15, JOKER_11];
const PRIZES: readonly Card[] = [CAROUSEL, SCHNAPPS];

/** A move, and what it brings its player. */
interface Scene {
  readonly state: BroomState;
  readonly seat: Seat;
  readonly name: Naming;
  readonly move: BroomMove;
  readonly played: Card;
  /** Cards won from the table. */
  readonly caught: readonly Card[];
  /** Things taken or built over. */
  readonly gone: readonly Item[];
  readonly hand: readonly Card[];
}

const takes = ({ move }: Scene): boolean => move.type === 'take' || move.type === 'sweep';

/** A card as it follows “your”. */
const own = (card: Card): string => PACK.text(card).replace(/^the /, '');
/** "5♣ or 9♥". */
const orText = (cards: readonly Card[]): string => list(cards.map(PACK.text), 'or');
const isTreasure = (card: Card): boolean => JOKERS.includes(card) || PRIZES.includes(card);

/** Weightiest first. */
const THUMBS: Thumbs<Scene> = {
  'catches-joker': ({ caught }) => {
    const jokers = caught.filter((card) => JOKERS.includes(card));
    return jokers.length > 0 && `It catches ${cardsText(jokers)}, and nothing in the pile is worth more.`;
  },
  'joker-home': (scene) =>
    takes(scene) &&
    JOKERS.includes(scene.played) &&
    `It brings ${PACK.text(scene.played)} into your own pile; left in hand to the end it may have to be put down for others.`,
  'takes-prize': ({ caught }) => {
    const prizes = caught.filter((card) => PRIZES.includes(card));
    return prizes.length > 0 && `It takes ${cardsText(prizes)}, worth ${2 * prizes.length} points.`;
  },
  'takes-own': ({ move, gone, seat }) => {
    const mine = gone.find(({ cards, maker }) => isCombined(cards) && maker === seat);
    return (
      move.type === 'take' &&
      mine &&
      `It takes back the ${worthOf(mine.cards)} you made, before somebody else does.`
    );
  },
  'takes-theirs': ({ move, gone, seat, name }) => {
    const theirs = gone.find(({ cards, maker }) => isCombined(cards) && maker !== null && maker !== seat);
    return (
      move.type === 'take' &&
      theirs &&
      `It takes ${possessive(name(theirs.maker ?? 0))} ${worthOf(theirs.cards)}: whoever builds doesn’t own it.`
    );
  },
  'big-catch': ({ caught }) =>
    caught.length >= CATCH &&
    `It catches ${count(caught.length, 'card')} at once, and most cards are worth 2 points.`,
  'takes-spades': ({ caught, state }) => {
    const spades = caught.filter((card) => suitOf(card) === 'S');
    return (
      state.options.point === 'spade' &&
      spades.length > 0 &&
      `It takes ${cardsText(spades)}: a point for each spade, and 2 more for the most.`
    );
  },
  builds: ({ move, hand, played }) => {
    if (move.type !== 'combine') return undefined;
    const made = worth(played) + move.with.reduce((sum, name) => sum + worthOf(name), 0);
    const holder = hand.find((card) => card !== played && worth(card) === made);
    return (
      holder !== undefined &&
      `It builds ${an(made)} that nobody can pick apart, and your ${own(holder)} takes all of it next turn.`
    );
  },
  'keeps-taker': ({ state, move, played, hand }) => {
    if (move.type !== 'place' || state.stock.length > 0) return undefined;
    const like = (one: Card, other: Card): boolean =>
      one !== other &&
      (courtOf(one) ? courtOf(one) === courtOf(other) : worth(one) > 0 && worth(one) === worth(other));
    const rest = hand.filter((card) => card !== played);
    const two = rest.filter((card) => rest.some((other) => like(card, other)));
    return (
      two.length > 1 &&
      `It keeps ${cardsText(two)}: lay one and take it with the other, and you may be the last to take.`
    );
  },
  'waits-for': ({ state, move, played, hand }) => {
    if (move.type !== 'place' || state.stock.length > 0) return undefined;
    const unseen = FIELDS.unseen(state);
    const table = [...state.table, { cards: [played], maker: null }];
    const waits = hand.filter((card) => card !== played && card !== BROOM);
    const awaited = unseen.filter((card) => waits.some((taker) => takesIt(taker, card, table)));
    const kept = waits.filter((taker) => awaited.some((card) => takesIt(taker, card, table)));
    return (
      awaited.length > 0 &&
      awaited.length <= AWAITED &&
      `It keeps ${cardsText(kept)}: whoever has to put ${orText(awaited)} down gives you that, and perhaps the last take.`
    );
  },
  'build-can-wait': ({ state, seat, move, gone, hand, played }) => {
    const mine = state.table.find(({ cards, maker }) => isCombined(cards) && maker === seat);
    const holder = mine && hand.find((card) => card !== played && worth(card) === worthOf(mine.cards));
    if (!mine || gone.includes(mine) || holder === undefined || move.type === 'sweep') return undefined;
    const others = FIELDS.unseen(state).some((card) => worth(card) === worthOf(mine.cards));
    return (
      !others &&
      `Your ${worthOf(mine.cards)} can wait: only ${PACK.text(holder)} takes it, and you hold that. The Broom alone could come before you.`
    );
  },
  'for-the-broom': ({ move, hand, played }) =>
    move.type === 'place' &&
    hand.includes(BROOM) &&
    isTreasure(played) &&
    `Your Broom can sweep ${PACK.text(played)} up again, with all that lies there by then.`,
  'leftovers-home': ({ state, seat, move, played }) =>
    move.type === 'place' &&
    state.stock.length === 0 &&
    state.options.leftovers === 'last-taker' &&
    state.lastTaker !== null &&
    sideOf(state.options, state.lastTaker) === sideOf(state.options, seat) &&
    isTreasure(played) &&
    `You took last: unless somebody takes ${PACK.text(played)}, it comes to you with the leftovers.`,
  'builds-next': ({ move, hand, played }) => {
    if (move.type !== 'place' || worth(played) === 0) return undefined;
    const rest = hand.filter((card) => card !== played && worth(card) > 0);
    const pair = rest
      .flatMap((on) => rest.map((taker) => [on, taker] as const))
      .find(([on, taker]) => on !== taker && worth(on) + worth(played) === worth(taker));
    return (
      pair &&
      `Next turn ${PACK.text(pair[0])} could go on it: that makes ${worth(pair[1])}, and you hold ${PACK.text(pair[1])}.`
    );
  },
  'nobody-takes': ({ state, move, played }) => {
    if (move.type !== 'place' || played === BROOM) return undefined;
    const unseen = FIELDS.unseen(state);
    return (
      unseen.length > 0 &&
      !unseen.some((card) => takesIt(card, played, state.table)) &&
      `No card you haven’t seen takes ${PACK.text(played)}, as the table lies: it is safe there.`
    );
  },
  'takes-something': (scene) =>
    scene.move.type === 'take' &&
    'It takes something, and a card in your pile is better than one on the table.',
  'puts-down-harmless': ({ move, played }) =>
    move.type === 'place' &&
    played !== BROOM &&
    suitOf(played) !== 'S' &&
    !PRIZES.includes(played) &&
    !JOKERS.includes(played) &&
    `It gives little away: ${PACK.text(played)} is no spade, no joker and no prize.`,
  'fits-little': ({ move, hand, played }) =>
    move.type === 'place' &&
    worth(played) > 0 &&
    !JOKERS.includes(played) &&
    hand.every((card) => card === played || JOKERS.includes(card) || worth(card) < worth(played)) &&
    `It is the highest number you can spare, and the higher a card, the fewer sums it fits into.`,
};

/** What speaks for a move. */
export function reasons(state: BroomState, seat: Seat, move: BroomMove, name: Naming): readonly Advice[] {
  const [played] = move.cards;
  if (played === undefined) return [];
  const { table, won } = carriedOut(state, seat, move);
  return adviceOf(THUMBS, {
    state,
    seat,
    name,
    move,
    played,
    caught: won.filter((card) => card !== played),
    gone: state.table.filter((item) => !table.includes(item)),
    hand: state.hands[seat] ?? [],
  });
}
