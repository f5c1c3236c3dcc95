import type { Card } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { countNoun, joinWords } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import type { BroomOptions } from '../options.ts';
import { BROOM, courtOf, JOKER_11, JOKER_15, JOKER_20, PACK, worth } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { CAROUSEL, isAce, isSpade, SCHNAPPS } from '../play/score.ts';
import { reachableSums } from '../play/subset-sums.ts';
import { carryOut } from '../play/turn.ts';
import { type BroomMove, type BroomState, type Item, isCombined, sideOf, worthOf } from '../state.ts';
import { cardsText } from '../texts/words.ts';

/**
 * Whether a card takes an item, by equal value or rank or in a sum.
 * @param beside the other items on the table
 */
function takesItem(
  taker: Card,
  { cards }: Pick<Item, 'cards'>,
  beside: readonly Item[],
  { sumWithCombined }: BroomOptions,
): boolean {
  if (taker === BROOM) return true;
  const court = courtOf(taker);
  if (court || courtOf(cards[0] as Card)) return court === courtOf(cards[0] as Card);
  const rest = worth(taker) - worthOf(cards);
  if (worthOf(cards) === 0 || rest < 0) return false;
  if (rest === 0) return true;
  if (!sumWithCombined && isCombined(cards)) return false;
  const others = beside
    .filter((item) => sumWithCombined || !isCombined(item.cards))
    .map((item) => worthOf(item.cards))
    .filter((n) => n > 0);
  return (((reachableSums(others)[0] as number) >> rest) & 1) === 1;
}

/** `takesItem` for a single card. */
const canTake = (taker: Card, card: Card, beside: readonly Item[], options: BroomOptions): boolean =>
  takesItem(taker, { cards: [card] }, beside, options);

/** Cards that make a good take. */
const CATCH = 3;
/** Number of helpful unseen cards above which no plan rests on them. */
const AWAITED = 3;
const JOKERS: readonly Card[] = [JOKER_20, JOKER_15, JOKER_11];
const PRIZES: readonly Card[] = [CAROUSEL, SCHNAPPS];

/** A move and its gains. */
interface BroomMoveContext {
  readonly state: BroomState;
  readonly seat: Seat;
  readonly name: SeatNamer;
  readonly move: BroomMove;
  readonly played: Card;
  /** Cards won from the table. */
  readonly caught: readonly Card[];
  /** Items taken or combined. */
  readonly gone: readonly Item[];
  /** The hand without the card played. */
  readonly rest: readonly Card[];
  /** The table after the move. */
  readonly after: readonly Item[];
}

const isTake = ({ move }: BroomMoveContext): boolean => move.type === 'take' || move.type === 'sweep';

/** A card without its article, to follow "your". */
const ownCardText = (card: Card): string => PACK.text(card).replace(/^the /, '');
/** "5♣ or 9♥". */
const orText = (cards: readonly Card[]): string => joinWords(cards.map(PACK.text), 'or');
const codes = (cards: readonly Card[]): readonly string[] => cards.map(PACK.code);
const isTreasure = (card: Card): boolean => JOKERS.includes(card) || PRIZES.includes(card);

/** Whether two seats share a pile. */
const areTogether = ({ options }: BroomState, a: Seat, b: Seat): boolean =>
  sideOf(options, a) === sideOf(options, b);

const isLike = (one: Card, other: Card): boolean =>
  courtOf(one) ? courtOf(one) === courtOf(other) : worth(one) > 0 && worth(one) === worth(other);

/** Unseen cards that could take the card just placed. */
function dangersTo(card: Card, { state }: BroomMoveContext): readonly Card[] {
  return FIELDS.unseen(state).filter((one) => canTake(one, card, state.table, state.options));
}

/** Whether a card is placed in the last hands, when the last taker gets the leftovers. */
const isLastPlace = ({ stock, options }: BroomState, { type }: BroomMove): boolean =>
  type === 'place' && stock.length === 0 && options.leftovers === 'last-taker';

const THUMBS: RulesOfThumb<BroomMoveContext> = {
  'catches-joker': ({ caught }) => {
    const jokers = caught.filter((card) => JOKERS.includes(card));
    return (
      jokers.length > 0 && {
        says: `It takes ${cardsText(jokers)}, and no card in the pile is worth more.`,
        facts: { cards: codes(jokers) },
      }
    );
  },
  'joker-home': (context) =>
    isTake(context) &&
    JOKERS.includes(context.played) && {
      says: `It brings ${PACK.text(context.played)} into your own pile. If you keep it to the end, you may have to put it down for another player.`,
      facts: { card: PACK.code(context.played) },
    },
  'takes-prize': ({ caught }) => {
    const prizes = caught.filter((card) => PRIZES.includes(card));
    return (
      prizes.length > 0 && {
        says: `It takes ${cardsText(prizes)}, worth ${2 * prizes.length} points.`,
        facts: { cards: codes(prizes), points: 2 * prizes.length },
      }
    );
  },
  'takes-own': ({ move, gone, seat }) => {
    const mine = gone.find(({ cards, maker }) => isCombined(cards) && maker === seat);
    return (
      move.type === 'take' &&
      mine && {
        says: `It takes the ${worthOf(mine.cards)} you made, before another player does.`,
        facts: { worth: worthOf(mine.cards) },
      }
    );
  },
  'takes-theirs': ({ state, move, gone, seat, name }) => {
    const theirs = gone.find(
      ({ cards, maker }) => isCombined(cards) && maker !== null && !areTogether(state, maker, seat),
    );
    if (move.type !== 'take' || !theirs) return undefined;
    const [maker, value] = [theirs.maker ?? 0, worthOf(theirs.cards)];
    return {
      says: `It takes ${possessive(name(maker))} ${value}: any player may take a combined card.`,
      facts: { maker, worth: value },
    };
  },
  'takes-partners': ({ state, move, gone, seat, name }) => {
    const theirs = gone.find(
      ({ cards, maker }) =>
        isCombined(cards) && maker !== null && maker !== seat && areTogether(state, maker, seat),
    );
    if (move.type !== 'take' || !theirs) return undefined;
    const [maker, value] = [theirs.maker ?? 0, worthOf(theirs.cards)];
    return {
      says: `It takes the ${value} that ${name(maker)} made, and you two share one pile.`,
      facts: { maker, worth: value },
    };
  },
  'big-catch': ({ caught }) =>
    caught.length >= CATCH && {
      says: `It takes ${countNoun(caught.length, 'card')} at once, and having the most cards is worth 2 points.`,
      facts: { cards: caught.length },
    },
  'takes-spades': ({ caught, state }) => {
    const spades = caught.filter(isSpade);
    return (
      state.options.point === 'spade' &&
      spades.length > 0 && {
        says: `It takes ${cardsText(spades)}: 1 point for each spade, and 2 more for the most spades.`,
        facts: { cards: codes(spades) },
      }
    );
  },
  builds: ({ move, rest, played }) => {
    if (move.type !== 'combine') return undefined;
    const made = worth(played) + move.with.reduce((sum, name) => sum + worthOf(name), 0);
    const holder = rest.find((card) => worth(card) === made);
    return (
      holder !== undefined && {
        says: `It makes a combined ${made}, which can’t be split. Your ${ownCardText(holder)} takes all of it next turn, if it is still there.`,
        facts: { worth: made, taker: PACK.code(holder) },
      }
    );
  },
  'keeps-taker': ({ state, move, rest }) => {
    if (!isLastPlace(state, move)) return undefined;
    const two = rest.filter((card) => rest.some((other) => other !== card && isLike(card, other)));
    return (
      two.length > 1 && {
        says: `It keeps ${cardsText(two)}: place one and take it with the other, and you may be the last to take.`,
        facts: { cards: codes(two) },
      }
    );
  },
  'waits-for': ({ state, move, rest, after }) => {
    if (!isLastPlace(state, move)) return undefined;
    const waits = rest.filter((card) => card !== BROOM);
    const fits = (taker: Card, card: Card): boolean => canTake(taker, card, after, state.options);
    const awaited = FIELDS.unseen(state).filter((card) => waits.some((taker) => fits(taker, card)));
    const kept = waits.filter((taker) => awaited.some((card) => fits(taker, card)));
    return (
      awaited.length > 0 &&
      awaited.length <= AWAITED && {
        says: `It keeps ${cardsText(kept)}: if another player has to place ${orText(awaited)}, you can take it, and that may be the last take.`,
        facts: { kept: codes(kept), awaited: codes(awaited) },
      }
    );
  },
  'build-can-wait': ({ state, seat, move, gone, rest, after }) => {
    const mine = state.table.find(({ cards, maker }) => isCombined(cards) && maker === seat);
    const holder = mine && rest.find((card) => worth(card) === worthOf(mine.cards));
    if (!mine || gone.includes(mine) || holder === undefined || move.type === 'sweep') return undefined;
    const beside = after.filter((item) => item !== mine);
    const takers = FIELDS.unseen(state).filter((card) => takesItem(card, mine, beside, state.options));
    const broom = takers.includes(BROOM);
    const value = worthOf(mine.cards);
    return (
      takers.length === (broom ? 1 : 0) && {
        says: `Your ${value} can wait: you hold ${PACK.text(holder)}, and of the cards you haven’t seen ${broom ? 'only the Broom' : 'none'} takes it as the table is.`,
        facts: { worth: value, holder: PACK.code(holder), broom },
      }
    );
  },
  'for-the-broom': ({ move, rest, played }) =>
    move.type === 'place' &&
    rest.includes(BROOM) &&
    isTreasure(played) && {
      says: `Your Broom can sweep up ${PACK.text(played)} again, with everything else on the table by then.`,
      facts: { card: PACK.code(played) },
    },
  'leftovers-home': ({ state, seat, move, played }) =>
    isLastPlace(state, move) &&
    state.lastTaker !== null &&
    areTogether(state, state.lastTaker, seat) &&
    isTreasure(played) && {
      says: `${state.lastTaker === seat ? 'You' : 'Your partner'} took last: if no player takes again, ${PACK.text(played)} comes to you with the leftovers.`,
      facts: { card: PACK.code(played), taker: state.lastTaker },
    },
  'builds-next': ({ move, rest, played }) => {
    if (move.type !== 'place' || worth(played) === 0) return undefined;
    const values = rest.filter((card) => worth(card) > 0);
    const pair = values
      .flatMap((on) => values.map((taker) => [on, taker] as const))
      .find(([on, taker]) => on !== taker && worth(on) + worth(played) === worth(taker));
    return (
      pair && {
        says: `Next turn you could lay ${PACK.text(pair[0])} onto it: that makes ${worth(pair[1])}, and you hold ${PACK.text(pair[1])}.`,
        facts: { on: PACK.code(pair[0]), makes: worth(pair[1]), taker: PACK.code(pair[1]) },
      }
    );
  },
  'nobody-takes': (context) => {
    const { state, move, played } = context;
    if (move.type !== 'place' || played === BROOM) return undefined;
    return (
      FIELDS.unseen(state).length > 0 &&
      dangersTo(played, context).length === 0 && {
        says: `No card you haven’t seen takes ${PACK.text(played)} as the table is, so it is safe to place.`,
        facts: { card: PACK.code(played) },
      }
    );
  },
  'takes-something': ({ move, caught }) =>
    move.type === 'take' && {
      says: 'It takes a card, and a card in your pile is better than one on the table.',
      facts: { cards: caught.length },
    },
  'puts-down-harmless': ({ state, move, played }) => {
    const aces = state.options.point === 'ace';
    return (
      move.type === 'place' &&
      played !== BROOM &&
      !isSpade(played) &&
      !isTreasure(played) &&
      !(aces && isAce(played)) && {
        says: `It gives little away: ${PACK.text(played)} isn’t a spade, ${aces ? 'an ace, ' : ''}a joker or a prize.`,
        facts: { card: PACK.code(played) },
      }
    );
  },
};

export function reasons(state: BroomState, seat: Seat, move: BroomMove, name: SeatNamer): readonly Advice[] {
  const [played] = move.cards;
  if (played === undefined || moves(state, seat, undefined, 2).length < 2) return [];
  const { table: after, won } = carryOut(state, seat, move);
  return adviceOf(THUMBS, {
    state,
    seat,
    name,
    move,
    played,
    caught: won.filter((card) => card !== played),
    gone: state.table.filter((item) => !after.includes(item)),
    rest: (state.hands[seat] ?? []).filter((card) => card !== played),
    after,
  });
}
