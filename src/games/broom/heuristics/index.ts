import type { Card } from '../../../cards/card.ts';
import { possessive, withVerb } from '../../../cards/grammar.ts';
import { rankName } from '../../../cards/ranks.ts';
import { clause, countNoun, joinWords } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice, Coach } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import { BROOM, cardWorth, courtOf, PACK } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { isSpade, SCHNAPPS } from '../play/score.ts';
import {
  type BroomMove,
  type BroomState,
  type CombineMove,
  HAND_SIZE,
  type Item,
  isCombined,
  isSameName,
  worthOf,
} from '../state.ts';
import { describeMove } from '../texts/index.ts';
import { cardsText } from '../texts/words.ts';
import { POLICY } from './policy.ts';
import { reasons } from './reasons.ts';
import { unseenTakers } from './takers.ts';
import { isPlain, isTreasure, JOKERS, PRIZES } from './treasures.ts';

type Take = Extract<BroomMove, { type: 'take' }>;

/** Maximum number of moves examined for each card: the coach needs an example, not the whole list. */
const MOVES_PER_CARD = 40;
/** Number of cards on the table from which a sweep is worthwhile once the stock is empty. */
const SWEEP_MIN_CARDS = 7;
/** The same at any time if one of them is a joker, the Carousel or the Schnapps. */
const SWEEP_MIN_CARDS_WITH_TREASURE = 3;
/** Courts are listed after the cards with a value. */
const COURT_ORDER = 99;

/** What the rules of thumb look at: the position, the hand and some of the legal moves, the best first. */
interface BroomAdviceContext {
  readonly state: BroomState;
  readonly seat: Seat;
  readonly name: SeatNamer;
  readonly hand: readonly Card[];
  readonly takes: readonly Take[];
  readonly combines: readonly CombineMove[];
}

const takesItem = (take: Take, { cards }: Item): boolean => take.groups.flat().some((name) => isSameName(name, cards));
const takesCard = (take: Take, card: Card): boolean => take.groups.flat(2).includes(card);

function findBuilt(
  context: BroomAdviceContext,
  isOwn: boolean,
): { readonly item: Item; readonly take: Take } | undefined {
  for (const item of context.state.table) {
    if (!isCombined(item.cards) || (item.maker === context.seat) !== isOwn) continue;
    const take = context.takes.find((one) => takesItem(one, item));
    if (take) return { item, take };
  }
  return undefined;
}

/**
 * Returns the opponent's hand if it is the only place for the unseen cards: two players, stock empty.
 * Otherwise undefined.
 */
function knownLastHand({ state, seat }: BroomAdviceContext): readonly Card[] | undefined {
  const unseen = FIELDS.unseen(state);
  const isTheirs = state.hands.length === 2 && unseen.length === state.hands[1 - seat]?.length;
  return isTheirs && unseen.length > 0 ? unseen : undefined;
}

/** Whether the seat holds the last cards it is dealt in this session, and hasn't played any of them. */
const isLastHand = ({ state, hand }: BroomAdviceContext): boolean =>
  state.stock.length === 0 && hand.length >= HAND_SIZE;

const RULES_OF_THUMB: RulesOfThumb<BroomAdviceContext> = {
  'own-combined': (context) => {
    const built = findBuilt(context, true);
    if (!built) return undefined;
    const { state, hand } = context;
    const urgeText =
      unseenTakers(state, built.item).length > 0
        ? 'Take it before another player does'
        : hand.length > 1
          ? 'You can take it'
          : 'Take it with your last card';
    return `Your combined ${worthOf(built.item.cards)} is still on the table. ${urgeText}: ${clause(describeMove(built.take))}.`;
  },
  'their-combined': (context) => {
    const built = findBuilt(context, false);
    if (!built) return undefined;
    const { maker, cards } = built.item;
    const ownerText = maker === null ? 'the' : possessive(context.name(maker));
    return `Any player may take ${ownerText} combined ${worthOf(cards)}, and you can: ${clause(describeMove(built.take))}.`;
  },
  'joker-hunts': ({ takes }) => {
    const take = takes.find(({ cards: [takingCard] }) => JOKERS.includes(takingCard as Card));
    return (
      take &&
      `Your joker can take something: ${clause(describeMove(take))}. Jokers are worth more than any other card, and they seldom get the chance.`
    );
  },
  'sweep-now': (context) => {
    const { state, hand } = context;
    if (!hand.includes(BROOM) || isLastHand(context)) return undefined;
    const tableCards = state.table.flatMap(({ cards }) => cards);
    const treasures = tableCards.filter(isTreasure);
    const hasTreasure = treasures.length > 0;
    if (!hasTreasure && state.stock.length > 0) return undefined;
    if (tableCards.length < (hasTreasure ? SWEEP_MIN_CARDS_WITH_TREASURE : SWEEP_MIN_CARDS)) return undefined;
    const why = hasTreasure ? `${cardsText(treasures)} among them` : 'and it won’t get much better';
    return `There are ${countNoun(tableCards.length, 'card')} on the table, ${why}. This is what the Broom is for.`;
  },
  'prize-on-the-table': ({ state, takes }) => {
    const prize = PRIZES.find((card) => takes.some((take) => takesCard(take, card)));
    const take = prize === undefined ? undefined : takes.find((one) => takesCard(one, prize));
    const isScoringSpade = prize === SCHNAPPS && state.options.point === 'spade';
    const pointsText = isScoringSpade ? '2 points, and 1 more for the spade' : '2 points';
    return prize === undefined || !take
      ? undefined
      : `${PACK.text(prize)} is worth ${pointsText}, and you can have it: ${clause(describeMove(take))}.`;
  },
  'last-hand': (context) => {
    const { state, hand } = context;
    if (!isLastHand(context)) return undefined;
    const opponentHand = knownLastHand(context);
    const opponentText =
      opponentHand &&
      `You can work out that ${withVerb(context.name(1 - context.seat), 'hold')} ${cardsText(opponentHand)}.`;
    const leftoversText =
      state.options.leftovers === 'last-taker' &&
      `The player who takes last gets the cards left on the table, so keep ${hand.includes(BROOM) ? 'the Broom for last' : 'a card that is sure to take something'}.`;
    return (
      (opponentText || leftoversText) && {
        says: ['These are the last cards of this session.', opponentText, leftoversText].filter(Boolean).join(' '),
        facts: { held: (opponentHand ?? []).map(PACK.code) },
      }
    );
  },
  'two-courts': ({ state, hand }) => {
    if (state.options.courts === 'any') return undefined;
    for (const card of hand) {
      const rank = courtOf(card);
      const courts = state.table.flatMap(({ cards }) => cards).filter((tableCard) => courtOf(tableCard) === rank);
      if (rank === undefined || courts.length !== 2) continue;
      const spade = courts.find(isSpade);
      const choiceText = spade === undefined ? '' : ` If you take one, take ${PACK.text(spade)}.`;
      return `There are two ${rankName(rank)}s on the table. Your ${PACK.text(card)} may take one of them, not both.${choiceText}`;
    }
    return undefined;
  },
  'first-take': ({ takes: [bestTake] }) =>
    bestTake &&
    `You can take something. For example, ${clause(describeMove(bestTake))}. More cards are better, and cards worth points are best.`,
  'first-combine': ({ takes, combines: [bestCombine] }) => {
    if (!bestCombine) return undefined;
    const [it, isThere] = bestCombine.also.length > 0 ? ['them', 'they are'] : ['it', 'it is'];
    return `You ${takes.length > 0 ? 'could also' : 'can'} build: ${clause(describeMove(bestCombine))}. No player can split ${it}, and next turn you can take ${it}, if ${isThere} still there.`;
  },
  'nothing-to-take': ({ state, takes, combines, hand }) => {
    if (takes.length > 0 || combines.length > 0 || hand.includes(BROOM) || hand.length < 2) return undefined;
    const harmless = hand
      .filter((card) => isPlain(card, state.options))
      .toSorted((a, b) => (cardWorth(a) || COURT_ORDER) - (cardWorth(b) || COURT_ORDER));
    const advice =
      harmless.length > 0
        ? `Put down a plain card: ${joinWords(harmless.map(PACK.text), 'or')}.`
        : 'Put down the card that is worth least.';
    const keptText = state.options.point === 'ace' ? 'aces, spades' : 'spades';
    return `No card of yours can take anything. ${advice} Keep ${keptText} and jokers as long as you can.`;
  },
};

/** Returns the coach's advice; empty if it isn't the seat's turn. */
export function advise(state: BroomState, seat: Seat, name: SeatNamer): readonly Advice[] {
  if (state.turn !== seat) return [];
  const candidates = moves(state, seat, MOVES_PER_CARD)
    .map((move) => ({ move, rating: POLICY.rate(state, seat, move) }))
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ move }) => move);
  const context: BroomAdviceContext = {
    state,
    seat,
    name,
    hand: (state.hands[seat] ?? []).filter((card) => card >= 0),
    takes: candidates.filter((move) => move.type === 'take'),
    combines: candidates.filter((move) => move.type === 'combine'),
  };
  return adviceOf(RULES_OF_THUMB, context);
}

export const HEURISTICS = { ...POLICY, advise, reasons } satisfies Coach<BroomState, BroomMove>;
