import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { countUnknown, fillUnknown } from '../../../cards/unseen.ts';
import { askHolding, fillHand, maskUncertainHand } from '../../../game/hand.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import type { CardClass, UnseenPlace } from '../../../game/unseen-place.ts';
import type { Visibility } from '../../../game/visibility.ts';
import type { Random } from '../../../random/random.ts';
import { FIELDS, unseenGoalCards } from '../fields.ts';
import { cardsOfRank, FULL_HEIGHT, JOKER, PACK } from '../pack.ts';
import { canBeLaid } from '../play/misfit.ts';
import { hasFourCentrePiles } from '../rules/attempt.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { cardText, withArticle } from '../texts/words.ts';

/** Samples a world: goal cards from their own pack, then the other cards in any order. */
export function sampleWorld(state: SpiteState, seat: Seat, random: Random): SpiteState {
  const goals = random.shuffle(unseenGoalCards(state));
  const goal = state.goal.map((pile) => fillUnknown(pile, () => goals.pop()));
  return FIELDS.sampleWorld({ ...state, goal }, seat, random);
}

const unseenInGoals = ({ goal }: SpiteState): number =>
  goal.reduce((sum, pile) => sum + pile.filter((card) => card === UNKNOWN).length, 0);

/** Cards that may be unseen outside the goal piles. */
interface UnseenOutside {
  /** Cards the goal piles can't hold. */
  readonly freeCards: readonly Card[];
  /** Last copies of cards the goal piles may hold. */
  readonly lastCopies: readonly Card[];
  /** How many of the last copies can be outside the goal piles. */
  readonly spareCount: number;
}

/** Whether enough cards are left for the unseen ones of the goal piles. */
const canFillGoals = (state: SpiteState): boolean => unseenGoalCards(state).length >= unseenInGoals(state);

function unseenOutside(state: SpiteState): UnseenOutside {
  const goals = unseenGoalCards(state);
  const freeCards = FIELDS.unseen(state);
  for (const card of goals) freeCards.splice(freeCards.indexOf(card), 1);
  return { freeCards, lastCopies: goals, spareCount: goals.length - unseenInGoals(state) };
}

const countOthers = (cards: readonly Card[], card: Card): number => cards.filter((other) => other !== card).length;

function unseenPool(state: SpiteState): readonly Card[] {
  const { freeCards: free, lastCopies: last } = unseenOutside(state);
  return [...free, ...last];
}

/** A hand may hold cards that the goal piles may need only as far as copies can be spared. */
export const maskUncertain = maskUncertainHand(sampleWorld, unseenPool, (state) => {
  const { freeCards: free, lastCopies: last, spareCount: spare } = unseenOutside(state);
  return (card) => countOthers(free, card) + Math.min(spare, countOthers(last, card));
});

type QuestionText = CardClass['asks'];

const asksTopCard =
  (seat: Seat, description: string): QuestionText =>
  (name: SeatNamer) => {
    const playerName = name(seat);
    return `whether ${possessive(playerName)} goal card is ${description}`;
  };

/** Whether an ace of this seat would prevent the end of the turn after this move. */
function mustAcesGo({ options, centreMoved, turn }: SpiteState, seat: Seat, move: SpiteMove, hasFourPiles: boolean) {
  const ends = move.type === 'end' || move.to.zone === 'side';
  const areAcesDue = ends && options.aces === 'must' && !hasFourPiles;
  return {
    onGoal: areAcesDue,
    inHand: areAcesDue && !(options.centreMoves === 'one' && turn === seat && centreMoved > 0),
  };
}

const ACES = cardsOfRank(0);

function handClasses(state: SpiteState, seat: Seat, move: SpiteMove, asksForAces: boolean): readonly CardClass[] {
  const hand = state.hands[seat] ?? [];
  const handSource = move.type === 'move' && move.from.zone === 'hand' ? move.from : undefined;
  const ownCard = handSource && (handSource.seat ?? seat) === seat ? handSource.card : undefined;
  const classes: CardClass[] = [];
  if (ownCard !== undefined && !hand.includes(ownCard)) {
    classes.push({
      cards: [ownCard],
      needed: true,
      asks: askHolding(seat, cardText(ownCard).replace(/^the /, 'a ')),
    });
  }
  if (asksForAces) classes.push({ cards: ACES.filter((card) => card !== ownCard), asks: askHolding(seat, 'an ace') });
  if (move.type === 'end' && !state.options.mayEnd) {
    const piles = state.side[seat] ?? [];
    const cards = PACK.cards.filter((card) => !(asksForAces && ACES.includes(card)) && canBeLaid(state, piles, card));
    classes.push({ cards, asks: askHolding(seat, 'a card that goes on a side pile') });
  }
  return classes;
}

function goalClasses(state: SpiteState, seat: Seat, move: SpiteMove, asksForAces: boolean): readonly CardClass[] {
  if (move.type === 'move' && move.from.zone === 'goal' && (move.from.seat ?? seat) === seat) {
    const { card } = move.from;
    const height = move.to.zone === 'centre' ? (state.centre[move.to.pile]?.length ?? -1) : -1;
    if (card !== undefined && card < JOKER) return [{ cards: [card], asks: asksTopCard(seat, cardText(card)) }];
    if (height >= 0) return [{ cards: cardsOfRank(height), asks: asksTopCard(seat, withArticle(height)) }];
    // A goal card never goes to a side pile; which other rules it breaks depends on its rank.
    return Array.from({ length: FULL_HEIGHT }, (_, rank) => ({
      cards: cardsOfRank(rank),
      asks: asksTopCard(seat, withArticle(rank)),
    }));
  }
  return asksForAces ? [{ cards: ACES, asks: asksTopCard(seat, 'an ace') }] : [];
}

/**
 * Unseen cards a ruling depends on: the mover's hand (cards played, aces, cards that could be laid) and the goal card.
 */
export function unseen(state: SpiteState, seat: Seat, move: SpiteMove): readonly UnseenPlace<SpiteState>[] {
  const hand = state.hands[seat] ?? [];
  const slots = countUnknown(hand);
  const isGoalHidden = state.goal[seat]?.at(-1) === UNKNOWN;
  if (slots === 0 && !isGoalHidden) return [];
  const { inHand, onGoal } = mustAcesGo(state, seat, move, hasFourCentrePiles(state));
  const unseenPlaces: UnseenPlace<SpiteState>[] = [];
  const ofHand = slots > 0 ? handClasses(state, seat, move, inHand) : [];
  if (ofHand.length > 0) {
    unseenPlaces.push({
      slots,
      pool: unseenPool(state),
      isPossible: canFillGoals,
      classes: ofHand,
      fill: (world, cards) => fillHand(world, seat, cards),
    });
  }
  const ofGoal = isGoalHidden ? goalClasses(state, seat, move, onGoal) : [];
  if (ofGoal.length > 0) unseenPlaces.push(unseenGoalCard(state, seat, ofGoal));
  return unseenPlaces;
}

function unseenGoalCard(state: SpiteState, seat: Seat, classes: readonly CardClass[]): UnseenPlace<SpiteState> {
  return {
    slots: 1,
    // Goal cards come from their own pack, so cards a hand may hold needn't be among them.
    hasOwnPool: true,
    pool: unseenGoalCards(state),
    left: unseenGoalCards,
    classes,
    fill: (world, [top = UNKNOWN]) => ({
      ...world,
      goal: world.goal.with(seat, [...(world.goal[seat] ?? []).slice(0, -1), top]),
    }),
  };
}

/** The unseen card a move turns up: a goal card played without a name, or the card below the top of a side pile. */
function opens(state: SpiteState, seat: Seat, move: SpiteMove): UnseenPlace<SpiteState> | undefined {
  if (move.type === 'end') return undefined;
  const { from } = move;
  if (from.zone === 'goal' && from.card === undefined && state.goal[seat]?.at(-1) === UNKNOWN) {
    return unseenGoalCard(state, seat, []);
  }
  if (from.zone !== 'side') return undefined;
  const piles = state.side[seat] ?? [];
  const pile = piles[from.pile] ?? [];
  if (pile.at(-2) !== UNKNOWN) return undefined;
  return {
    slots: 1,
    pool: unseenPool(state),
    isPossible: canFillGoals,
    classes: [],
    fill: (world, [card = UNKNOWN]) => ({
      ...world,
      side: world.side.with(seat, piles.with(from.pile, pile.with(-2, card))),
    }),
  };
}

export const VISIBILITY = {
  view: FIELDS.view,
  sampleWorld,
  maskUncertain,
  unseen,
  opens,
} satisfies Visibility<SpiteState, SpiteMove>;
