import { type Card, suitOf } from '../../../cards/card.ts';
import { possessive, withVerb } from '../../../cards/grammar.ts';
import { rankName } from '../../../cards/ranks.ts';
import { clause, countNoun, joinWords } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice, Coach } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import { BROOM, courtOf, JOKER_11, JOKER_15, JOKER_20, PACK } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { CAROUSEL, SCHNAPPS } from '../play/score.ts';
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

type Take = Extract<BroomMove, { type: 'take' }>;

/** Maximum number of moves examined for each card: the coach needs an example, not the whole list. */
const MOVES_PER_CARD = 40;
const JOKERS: readonly Card[] = [JOKER_20, JOKER_15, JOKER_11];
const PRIZES: readonly Card[] = [CAROUSEL, SCHNAPPS, ...JOKERS];
/** Number of cards on the table from which a sweep is worthwhile. */
const SWEEP_MIN_CARDS = 7;
/** The same if one of them is a prize. */
const SWEEP_MIN_CARDS_WITH_PRIZE = 3;

/** What the rules of thumb look at: the position, the hand and some of the legal moves. */
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

const RULES_OF_THUMB: RulesOfThumb<BroomAdviceContext> = {
  'own-combined': (context) => {
    const built = findBuilt(context, true);
    return (
      built &&
      `Your combined ${worthOf(built.item.cards)} is still on the table. Take it before another player does: ${clause(describeMove(built.take))}.`
    );
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
  'sweep-now': ({ state, hand }) => {
    if (!hand.includes(BROOM)) return undefined;
    const tableCards = state.table.flatMap(({ cards }) => cards);
    const prizes = tableCards.filter((card) => PRIZES.includes(card));
    if (tableCards.length < (prizes.length > 0 ? SWEEP_MIN_CARDS_WITH_PRIZE : SWEEP_MIN_CARDS)) return undefined;
    const why = prizes.length > 0 ? `${cardsText(prizes)} among them` : 'and it won’t get much better';
    return `There are ${countNoun(tableCards.length, 'card')} on the table, ${why}. This is what the Broom is for.`;
  },
  'prize-on-the-table': ({ state, takes }) => {
    const prize = [CAROUSEL, SCHNAPPS].find((card) => takes.some((take) => takesCard(take, card)));
    const take = prize === undefined ? undefined : takes.find((one) => takesCard(one, prize));
    const isScoringSpade = prize === SCHNAPPS && state.options.point === 'spade';
    const pointsText = isScoringSpade ? '2 points, and 1 more for the spade' : '2 points';
    return prize === undefined || !take
      ? undefined
      : `${PACK.text(prize)} is worth ${pointsText}, and you can have it: ${clause(describeMove(take))}.`;
  },
  'last-hand': (context) => {
    const { state, hand } = context;
    if (state.stock.length > 0 || hand.length < HAND_SIZE) return undefined;
    const opponentHand = knownLastHand(context);
    const opponentText =
      opponentHand &&
      `You can work out that ${withVerb(context.name(1 - context.seat), 'hold')} ${cardsText(opponentHand)}.`;
    const leftoversText =
      state.options.leftovers === 'last-taker' &&
      'The player who takes last gets the cards left on the table, so keep a card that is sure to take something.';
    return (
      (opponentText || leftoversText) && {
        says: ['These are the last cards.', opponentText, leftoversText].filter(Boolean).join(' '),
        facts: { held: (opponentHand ?? []).map(PACK.code) },
      }
    );
  },
  'two-courts': ({ state, hand }) => {
    const card = hand.find((handCard) => {
      const court = courtOf(handCard);
      return court !== undefined && state.table.filter(({ cards }) => courtOf(cards[0] as Card) === court).length === 2;
    });
    const rank = card === undefined ? undefined : courtOf(card);
    return card === undefined || rank === undefined || state.options.courts === 'any'
      ? undefined
      : `There are two ${rankName(rank)}s on the table. Your ${PACK.text(card)} may take one of them, not both. Take the spade, if there is one.`;
  },
  'first-take': ({ takes }) => {
    const [largestTake] = [...takes].sort((a, b) => b.groups.flat(2).length - a.groups.flat(2).length);
    return (
      largestTake &&
      `You can take something. For example, ${clause(describeMove(largestTake))}. The more cards, the better.`
    );
  },
  'first-combine': ({ combines }) => {
    const [firstCombine] = combines;
    return (
      firstCombine &&
      `You could also build: ${clause(describeMove(firstCombine))}. No player can take only a part of it, and next turn you can take it, if it is still there.`
    );
  },
  'nothing-to-take': ({ takes, combines, hand }) => {
    if (takes.length > 0 || combines.length > 0 || hand.includes(BROOM)) return undefined;
    const harmless = hand.filter((card) => suitOf(card) !== 'S' && !PRIZES.includes(card));
    const advice =
      harmless.length > 0
        ? `Put down a plain card, ${joinWords(harmless.map(PACK.text), 'or')}.`
        : 'Put down the card that is worth least.';
    return `No card of yours can take anything. ${advice} Keep spades and jokers as long as you can.`;
  },
};

/** Returns the coach's advice; empty if it isn't the seat's turn. */
export function advise(state: BroomState, seat: Seat, name: SeatNamer): readonly Advice[] {
  if (state.turn !== seat) return [];
  const candidates = moves(state, seat, MOVES_PER_CARD);
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
