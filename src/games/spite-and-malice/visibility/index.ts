import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { countUnknown, fillUnknown } from '../../../cards/unseen.ts';
import { askHolding, fillHand, maskUncertainHand } from '../../../game/hand.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import type { CardClass, UnseenPlace } from '../../../game/unseen-place.ts';
import type { Random } from '../../../random/random.ts';
import { FIELDS, unseenGoalCards } from '../fields.ts';
import { cardsOfRank, FULL_HEIGHT, JOKER, PACK } from '../pack.ts';
import { canBeLaid } from '../play/misfit.ts';
import { hasFourCentrePiles } from '../rules/attempt.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { cardText, withArticle } from '../texts/words.ts';

/** A world the view allows: goal cards from their own pack, then what is left wherever it fits. */
export function sampleWorld(state: SpiteState, seat: Seat, random: Random): SpiteState {
  const goals = random.shuffle(unseenGoalCards(state));
  const goal = state.goal.map((pile) => fillUnknown(pile, () => goals.pop()));
  return FIELDS.sampleWorld({ ...state, goal }, seat, random);
}

/** Cards that lie unseen in the goal piles. */
const unseenInGoals = ({ goal }: SpiteState): number =>
  goal.reduce((sum, pile) => sum + pile.filter((card) => card === UNKNOWN).length, 0);

/** What can lie unseen beside the goal piles. */
interface UnseenOutside {
  /** Cards no goal pile needs. */
  readonly free: readonly Card[];
  /** The last copies of cards that goal piles may need. */
  readonly last: readonly Card[];
  /** So many of the last copies can lie beside the goal piles. */
  readonly spare: number;
}

function unseenOutside(state: SpiteState): UnseenOutside {
  const goals = unseenGoalCards(state);
  const free = FIELDS.unseen(state);
  for (const card of goals) free.splice(free.indexOf(card), 1);
  return { free, last: goals, spare: goals.length - unseenInGoals(state) };
}

const countOthers = (cards: readonly Card[], card: Card): number =>
  cards.filter((other) => other !== card).length;

function pool(state: SpiteState): readonly Card[] {
  const { free, last } = unseenOutside(state);
  return [...free, ...last];
}

/** Cards the goal piles may need lie in a hand only as far as these can spare them. */
export const maskUncertain = maskUncertainHand(sampleWorld, pool, (state) => {
  const { free, last, spare } = unseenOutside(state);
  return (card) => countOthers(free, card) + Math.min(spare, countOthers(last, card));
});

type QuestionText = CardClass['asks'];

const asksTopCard =
  (seat: Seat, what: string): QuestionText =>
  (name: SeatNamer) => {
    const who = name(seat);
    return `whether ${possessive(who)} goal card is ${what}`;
  };

/** Whether an ace of this seat's would keep the turn from ending with this move. */
function acesCount({ options, centreMoved, turn }: SpiteState, seat: Seat, move: SpiteMove, four: boolean) {
  const ends = move.type === 'end' || move.to.zone === 'side';
  const live = ends && options.aces === 'must' && !four;
  return {
    onGoal: live,
    inHand: live && !(options.centreMoves === 'one' && turn === seat && centreMoved > 0),
  };
}

const ACES = cardsOfRank(0);

function handClasses(state: SpiteState, seat: Seat, move: SpiteMove, aces: boolean): readonly CardClass[] {
  const hand = state.hands[seat] ?? [];
  const played = move.type === 'move' && move.from.zone === 'hand' ? move.from : undefined;
  const own = played && (played.seat ?? seat) === seat ? played.card : undefined;
  const classes: CardClass[] = [];
  if (own !== undefined && !hand.includes(own)) {
    classes.push({
      cards: [own],
      needed: true,
      asks: askHolding(seat, cardText(own).replace(/^the /, 'a ')),
    });
  }
  if (aces) classes.push({ cards: ACES.filter((card) => card !== own), asks: askHolding(seat, 'an ace') });
  if (move.type === 'end' && !state.options.mayEnd) {
    const piles = state.side[seat] ?? [];
    const cards = PACK.cards.filter(
      (card) => !(aces && ACES.includes(card)) && canBeLaid(state, piles, card),
    );
    classes.push({ cards, asks: askHolding(seat, 'a card that goes on a side pile') });
  }
  return classes;
}

function goalClasses(state: SpiteState, seat: Seat, move: SpiteMove, aces: boolean): readonly CardClass[] {
  if (move.type === 'move' && move.from.zone === 'goal' && (move.from.seat ?? seat) === seat) {
    const { card } = move.from;
    const height = move.to.zone === 'centre' ? (state.centre[move.to.pile]?.length ?? -1) : -1;
    if (card !== undefined && card < JOKER)
      return [{ cards: [card], asks: asksTopCard(seat, cardText(card)) }];
    if (height >= 0) return [{ cards: cardsOfRank(height), asks: asksTopCard(seat, withArticle(height)) }];
    // To a side pile it never goes; which rules that breaks beside hangs on its rank.
    return Array.from({ length: FULL_HEIGHT }, (_, rank) => ({
      cards: cardsOfRank(rank),
      asks: asksTopCard(seat, withArticle(rank)),
    }));
  }
  return aces ? [{ cards: ACES, asks: asksTopCard(seat, 'an ace') }] : [];
}

/** A try hangs on the mover's own hand and goal card: what is played, an ace that waits, a card that could be laid. */
export function unseen(state: SpiteState, seat: Seat, move: SpiteMove): readonly UnseenPlace<SpiteState>[] {
  const hand = state.hands[seat] ?? [];
  const slots = countUnknown(hand);
  const hiddenGoal = state.goal[seat]?.at(-1) === UNKNOWN;
  if (slots === 0 && !hiddenGoal) return [];
  const { inHand, onGoal } = acesCount(state, seat, move, hasFourCentrePiles(state));
  const found: UnseenPlace<SpiteState>[] = [];
  const ofHand = slots > 0 ? handClasses(state, seat, move, inHand) : [];
  if (ofHand.length > 0) {
    const { free, last } = unseenOutside(state);
    found.push({
      slots,
      pool: [...free, ...last],
      possible: (world) => unseenOutside(world).spare >= 0,
      classes: ofHand,
      fill: (world, cards) => fillHand(world, seat, cards),
    });
  }
  const ofGoal = hiddenGoal ? goalClasses(state, seat, move, onGoal) : [];
  if (ofGoal.length > 0) found.push(unseenGoalCard(state, seat, ofGoal));
  return found;
}

function unseenGoalCard(
  state: SpiteState,
  seat: Seat,
  classes: readonly CardClass[],
): UnseenPlace<SpiteState> {
  return {
    slots: 1,
    // Goal cards come from a pack of their own: what a hand could hold need not be among them.
    apart: true,
    pool: unseenGoalCards(state),
    left: unseenGoalCards,
    classes,
    fill: (world, [top = UNKNOWN]) => ({
      ...world,
      goal: world.goal.with(seat, [...(world.goal[seat] ?? []).slice(0, -1), top]),
    }),
  };
}

/** A goal card that is played and was never named, or the card under the top of a side pile. */
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
  const { free, last } = unseenOutside(state);
  return {
    slots: 1,
    pool: [...free, ...last],
    possible: (world) => unseenOutside(world).spare >= 0,
    classes: [],
    fill: (world, [card = UNKNOWN]) => ({
      ...world,
      side: world.side.with(seat, piles.with(from.pile, pile.with(-2, card))),
    }),
  };
}

export const VISIBILITY = { view: FIELDS.view, sampleWorld, maskUncertain, unseen, opens };
