import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { removeFromHand } from '../../../cards/card-lists.ts';
import { event } from '../../../game/event.ts';
import type { Outcome, PlayResult } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { append, replaceAt } from '../../../mechanics/lists.ts';
import { type Chance, resumeRandom } from '../../../random/random.ts';
import { FULL_HEIGHT, HAND_SIZE, JOKER, namedJoker, withoutName } from '../pack.ts';
import type {
  CardMove,
  MoveSource,
  Pile,
  SpiteEnding,
  SpiteEvent,
  SpiteMove,
  SpiteState,
  WinCounts,
} from '../state.ts';

/** The parts of a state that drawing and clearing change. */
interface Supply {
  stock: Pile;
  aside: Pile;
  chance: Chance;
}

/** Shuffles the cards put aside into an empty stock. */
export function recycle(supply: Supply, events: SpiteEvent[]): void {
  if (supply.stock.length > 0 || supply.aside.length === 0) return;
  const random = resumeRandom(supply.chance);
  supply.stock = random.shuffle(supply.aside);
  supply.aside = [];
  supply.chance = random.state();
  events.push(event('recycled', 'spite-and-malice/recycled', null, { stock: supply.stock.length }));
}

/**
 * Fills a hand to `HAND_SIZE`, as far as the stock goes; the stock may be replenished in between.
 * @param cause who draws, and the rule that allows it
 */
function drawUp(supply: Supply, hand: Pile, cause: Pick<SpiteEvent, 'seat' | 'rule'>, events: SpiteEvent[]): Pile {
  recycle(supply, events);
  if (hand.length >= HAND_SIZE || supply.stock.length === 0) return hand;
  const filledHand: number[] = hand.slice();
  while (filledHand.length < HAND_SIZE && supply.stock.length > 0) {
    const { stock } = supply;
    const drawnCount = Math.min(HAND_SIZE - filledHand.length, stock.length);
    for (let i = 1; i <= drawnCount; i++) filledHand.push(stock[stock.length - i] ?? UNKNOWN);
    supply.stock = stock.slice(0, stock.length - drawnCount);
    events.push({
      kind: 'drew',
      ...cause,
      cards: [],
      drawn: drawnCount,
      shows: 'seat',
    });
    recycle(supply, events);
  }
  return filledHand;
}

/** The winner by the cards left in the goal piles; null for a draw. */
export function winnerOf([firstLeft = 0, secondLeft = 0]: readonly number[]): Seat | null {
  if (firstLeft === secondLeft) return null;
  return firstLeft < secondLeft ? 0 : 1;
}

/** Points of each seat: the winner gets the difference of the goal piles times the stake. */
export function scoresFor(cardsLeft: readonly number[], stake: number): readonly number[] {
  const [firstLeft = 0, secondLeft = 0] = cardsLeft;
  return [Math.max(0, secondLeft - firstLeft) * stake, Math.max(0, firstLeft - secondLeft) * stake];
}

interface WinLine extends WinCounts {
  readonly seat: Seat;
  readonly rule: string;
}

/** Score line of the winner, under the rule that ended the game; null for a draw. */
export function winLineOf(cardsLeft: readonly number[], stake: number): WinLine | null {
  const seat = winnerOf(cardsLeft);
  if (seat === null) return null;
  const [winnerLeft = 0, loserLeft = 0] = [cardsLeft[seat], cardsLeft[1 - seat]];
  const rule = winnerLeft === 0 ? 'spite-and-malice/goal-empty' : 'spite-and-malice/standstill';
  return { seat, rule, points: (loserLeft - winnerLeft) * stake, mine: winnerLeft, theirs: loserLeft };
}

const goalSizes = ({ goal }: SpiteState): readonly number[] => goal.map((pile) => pile.length);

/** Scores; 0 until the game is over. */
export function scores(state: SpiteState): readonly number[] {
  return state.turn === null ? scoresFor(goalSizes(state), state.options.stake) : [0, 0];
}

/** The winners, both in a draw; null until the game is over. */
export function outcome(state: SpiteState): Outcome | null {
  if (state.turn !== null) return null;
  const winner = winnerOf(goalSizes(state));
  return { winners: winner === null ? [0, 1] : [winner], scores: scores(state) };
}

/** A state being changed: fields are replaced, their old values never mutated. */
type SpiteDraft = { -readonly [K in keyof SpiteState]: SpiteState[K] };

/** Removes a card from its source and returns it; a joker loses its name. */
function removeCard(draft: SpiteDraft, seat: Seat, from: MoveSource): Card {
  if (from.zone === 'hand') {
    draft.hands = replaceAt(draft.hands, seat, removeFromHand(draft.hands[seat] as Pile, [from.card]));
    return from.card;
  }
  if (from.zone === 'goal') {
    const pile = draft.goal[seat] as Pile;
    draft.goal = replaceAt(draft.goal, seat, pile.slice(0, -1));
    const top = pile[pile.length - 1] ?? UNKNOWN;
    return top === UNKNOWN ? (from.card ?? UNKNOWN) : top;
  }
  const at = from.zone === 'side' ? from.pile : 0;
  const piles = draft.side[seat] as readonly Pile[];
  const pile = piles[at] as Pile;
  draft.side = replaceAt(draft.side, seat, replaceAt(piles, at, pile.slice(0, -1)));
  return withoutName(pile[pile.length - 1] as Card);
}

/** Runs `work` on stock, cards aside and chance, and stores the result in the draft. */
function withSupply<T>(draft: SpiteDraft, work: (supply: Supply) => T): T {
  const { stock, aside, chance }: { stock: Pile; aside: Pile; chance: Chance } = draft;
  const supply: Supply = { stock, aside, chance };
  const result = work(supply);
  draft.stock = supply.stock;
  draft.aside = supply.aside;
  draft.chance = supply.chance;
  return result;
}

function clearPile(draft: SpiteDraft, at: number, events: SpiteEvent[]): void {
  const pile = draft.centre[at] as Pile;
  draft.centre = replaceAt(draft.centre, at, []);
  events.push(
    event(draft.options.recycle === 'now' ? 'shuffled-in' : 'set-aside', 'spite-and-malice/centre-full', null, {
      pile: at,
    }),
  );
  withSupply(draft, (supply) => {
    if (draft.options.recycle === 'now') {
      const random = resumeRandom(supply.chance);
      supply.stock = random.shuffle([...supply.stock, ...pile]);
      supply.chance = random.state();
    } else {
      supply.aside = [...supply.aside, ...pile];
      recycle(supply, events);
    }
  });
}

const END_RULE: Readonly<Record<SpiteEnding, string>> = {
  'goal-empty': 'spite-and-malice/goal-empty',
  standstill: 'spite-and-malice/standstill',
  'turn-cap': 'spite-and-malice/turn-cap',
};

/** Ends the game: the seat with fewer goal cards wins the difference. */
function finishGame(draft: SpiteDraft, why: SpiteEnding, events: SpiteEvent[]): void {
  draft.turn = null;
  const cardsLeft = draft.goal.map((pile) => pile.length);
  const line = winLineOf(cardsLeft, draft.options.stake);
  const winner = winnerOf(cardsLeft);
  events.push(event('game-over', END_RULE[why], winner, { why, left: cardsLeft }));
  if (line) events.push({ kind: 'scored', ...line, cards: [] });
}

/** Ends a turn: the next player draws, unless the game is over. */
function passTurn(draft: SpiteDraft, seat: Seat, events: SpiteEvent[]): void {
  const { turnCap } = draft.options;
  draft.idle = draft.moved ? 0 : draft.idle + 1;
  draft.turns += 1;
  draft.moved = false;
  draft.centreMoved = 0;
  const isCapped = turnCap > 0 && draft.turns >= turnCap;
  if (draft.idle >= 2 || isCapped) {
    finishGame(draft, draft.idle >= 2 ? 'standstill' : 'turn-cap', events);
    return;
  }
  const nextSeat = 1 - seat;
  draft.turn = nextSeat;
  const hand = draft.hands[nextSeat] as Pile;
  const filledHand = withSupply(draft, (supply) =>
    drawUp(supply, hand, { seat: nextSeat, rule: 'spite-and-malice/draw-up' }, events),
  );
  if (filledHand !== hand) draft.hands = replaceAt(draft.hands, nextSeat, filledHand);
}

function moveToCentre(draft: SpiteDraft, seat: Seat, { from, to }: CardMove, events: SpiteEvent[]): void {
  const card = removeCard(draft, seat, from);
  const pile = append(draft.centre[to.pile] as Pile, card);
  draft.centre = replaceAt(draft.centre, to.pile, pile);
  draft.moved = true;
  const isFromGoal = from.zone === 'goal';
  if (!isFromGoal) draft.centreMoved += 1;
  events.push({
    kind: 'centre',
    rule: 'spite-and-malice/to-centre',
    seat,
    cards: [card],
    from: from.zone,
    pile: to.pile,
    height: pile.length,
  });
  const goalPile = draft.goal[seat] as Pile;
  if (isFromGoal && goalPile.length > 0) {
    const turnedCard = goalPile[goalPile.length - 1] as Card;
    events.push({ kind: 'turned', rule: 'spite-and-malice/goal-turn', seat, cards: [turnedCard], shows: 'all' });
  }
  if (pile.length === FULL_HEIGHT) clearPile(draft, to.pile, events);
  if (isFromGoal && goalPile.length === 0) {
    // The winning turn counts too, though it isn't passed on.
    draft.turns += 1;
    draft.idle = 0;
    draft.moved = false;
    draft.centreMoved = 0;
    finishGame(draft, 'goal-empty', events);
    return;
  }
  const hand = draft.hands[seat] as Pile;
  if (from.zone === 'hand' && hand.length === 0 && draft.options.refill === 'when-empty') {
    const filledHand = withSupply(draft, (supply) =>
      drawUp(supply, hand, { seat, rule: 'spite-and-malice/refill-empty' }, events),
    );
    if (filledHand !== hand) draft.hands = replaceAt(draft.hands, seat, filledHand);
  }
}

function moveToSide(draft: SpiteDraft, seat: Seat, { from, to }: CardMove, events: SpiteEvent[]): void {
  const card = removeCard(draft, seat, from);
  const as = to.zone === 'side' ? to.as : undefined;
  const laidCard = card === JOKER && as !== undefined ? namedJoker(as) : card;
  const piles = draft.side[seat] as readonly Pile[];
  const pile = append(piles[to.pile] as Pile, laidCard);
  draft.side = replaceAt(draft.side, seat, replaceAt(piles, to.pile, pile));
  draft.moved = true;
  events.push(
    {
      kind: 'side',
      rule: 'spite-and-malice/to-side',
      seat,
      cards: [laidCard],
      pile: to.pile,
      height: pile.length,
    },
    event('turn-over', 'spite-and-malice/side-ends', seat),
  );
  passTurn(draft, seat, events);
}

export function play(state: SpiteState, seat: Seat, move: SpiteMove): PlayResult<SpiteState, SpiteEvent> {
  const events: SpiteEvent[] = [];
  const draft: SpiteDraft = { ...state };
  if (move.type === 'end') {
    events.push(event('ended', 'spite-and-malice/end', seat, { moved: state.moved }));
    passTurn(draft, seat, events);
  } else if (move.to.zone === 'centre') {
    moveToCentre(draft, seat, move, events);
  } else {
    moveToSide(draft, seat, move, events);
  }
  return { state: draft, events };
}
