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
  sameName,
  worthOf,
} from '../state.ts';
import { describeMove } from '../texts/index.ts';
import { cardsText } from '../texts/words.ts';
import { POLICY } from './policy.ts';
import { reasons } from './reasons.ts';

type Take = Extract<BroomMove, { type: 'take' }>;

/** Moves examined for each card: a coach needs an example, not the whole list. */
const GLANCE = 40;
const JOKERS: readonly Card[] = [JOKER_20, JOKER_15, JOKER_11];
const PRIZES: readonly Card[] = [CAROUSEL, SCHNAPPS, ...JOKERS];
/** Cards that make a sweep worthwhile; with a valuable one among them, `FEW` suffice. */
const HEAP = 7;
const FEW = 3;

/** Facts the advice is chosen by: the hand, the table, some of the legal moves. */
interface BroomAdviceContext {
  readonly state: BroomState;
  readonly seat: Seat;
  readonly name: SeatNamer;
  readonly hand: readonly Card[];
  readonly takes: readonly Take[];
  readonly combines: readonly CombineMove[];
}

const takesItem = (take: Take, { cards }: Item): boolean =>
  take.groups.flat().some((name) => sameName(name, cards));
const takesCard = (take: Take, card: Card): boolean => take.groups.flat(2).includes(card);

function findBuilt(
  context: BroomAdviceContext,
  mine: boolean,
): { readonly item: Item; readonly take: Take } | undefined {
  for (const item of context.state.table) {
    if (!isCombined(item.cards) || (item.maker === context.seat) !== mine) continue;
    const take = context.takes.find((one) => takesItem(one, item));
    if (take) return { item, take };
  }
  return undefined;
}

/** The opponent's hand, which two players can work out once the stock is empty; undefined otherwise. */
function knownLastHand({ state, seat }: BroomAdviceContext): readonly Card[] | undefined {
  const unseen = FIELDS.unseen(state);
  const isTheirs = state.hands.length === 2 && unseen.length === state.hands[1 - seat]?.length;
  return isTheirs && unseen.length > 0 ? unseen : undefined;
}

const THUMBS: RulesOfThumb<BroomAdviceContext> = {
  'own-combined': (context) => {
    const found = findBuilt(context, true);
    return (
      found &&
      `Your combined ${worthOf(found.item.cards)} is still on the table. Take it before another player does: ${clause(describeMove(found.take))}.`
    );
  },
  'their-combined': (context) => {
    const found = findBuilt(context, false);
    if (!found) return undefined;
    const { maker, cards } = found.item;
    const whose = maker === null ? 'the' : possessive(context.name(maker));
    return `Any player may take ${whose} combined ${worthOf(cards)}, and you can: ${clause(describeMove(found.take))}.`;
  },
  'joker-hunts': ({ takes }) => {
    const take = takes.find(({ cards: [played] }) => JOKERS.includes(played as Card));
    return (
      take &&
      `Your joker can take something: ${clause(describeMove(take))}. Jokers are worth more than any other card, and they seldom get the chance.`
    );
  },
  'sweep-now': ({ state, hand }) => {
    if (!hand.includes(BROOM)) return undefined;
    const lying = state.table.flatMap(({ cards }) => cards);
    const prizes = lying.filter((card) => PRIZES.includes(card));
    if (lying.length < (prizes.length > 0 ? FEW : HEAP)) return undefined;
    const why = prizes.length > 0 ? `${cardsText(prizes)} among them` : 'and it won’t get much better';
    return `There are ${countNoun(lying.length, 'card')} on the table, ${why}. This is what the Broom is for.`;
  },
  'prize-on-the-table': ({ state, takes }) => {
    const prize = [CAROUSEL, SCHNAPPS].find((card) => takes.some((take) => takesCard(take, card)));
    const take = prize === undefined ? undefined : takes.find((one) => takesCard(one, prize));
    const spade = prize === SCHNAPPS && state.options.point === 'spade';
    const worth = spade ? '2 points, and 1 more for the spade' : '2 points';
    return prize === undefined || !take
      ? undefined
      : `${PACK.text(prize)} is worth ${worth}, and you can have it: ${clause(describeMove(take))}.`;
  },
  'last-hand': (context) => {
    const { state, hand } = context;
    if (state.stock.length > 0 || hand.length < HAND_SIZE) return undefined;
    const known = knownLastHand(context);
    const counted =
      known &&
      `You can work out that ${withVerb(context.name(1 - context.seat), 'hold')} ${cardsText(known)}.`;
    const last =
      state.options.leftovers === 'last-taker' &&
      'The player who takes last gets the cards left on the table, so keep a card that is sure to take something.';
    return (
      (counted || last) && {
        says: ['These are the last cards.', counted, last].filter(Boolean).join(' '),
        facts: { held: (known ?? []).map(PACK.code) },
      }
    );
  },
  'two-courts': ({ state, hand }) => {
    const card = hand.find((held) => {
      const court = courtOf(held);
      return (
        court !== undefined &&
        state.table.filter(({ cards }) => courtOf(cards[0] as Card) === court).length === 2
      );
    });
    const rank = card === undefined ? undefined : courtOf(card);
    return card === undefined || rank === undefined || state.options.courts === 'any'
      ? undefined
      : `There are two ${rankName(rank)}s on the table. Your ${PACK.text(card)} may take one of them, not both. Take the spade, if there is one.`;
  },
  'first-take': ({ takes }) => {
    const [best] = [...takes].sort((a, b) => b.groups.flat(2).length - a.groups.flat(2).length);
    return (
      best &&
      `You can take something. For example, ${clause(describeMove(best))}. The more cards, the better.`
    );
  },
  'first-combine': ({ combines }) => {
    const [first] = combines;
    return (
      first &&
      `You could also build: ${clause(describeMove(first))}. No player can take only a part of it, and next turn you can take it, if it is still there.`
    );
  },
  'nothing-to-take': ({ takes, combines, hand }) => {
    if (takes.length > 0 || combines.length > 0 || hand.includes(BROOM)) return undefined;
    const harmless = hand.filter((card) => suitOf(card) !== 'S' && !PRIZES.includes(card));
    const advice =
      harmless.length > 0
        ? `Put down a plain card, ${joinWords(harmless.map(PACK.text), 'or')}.`
        : 'Put down the card worth least.';
    return `No card of yours can take anything. ${advice} Keep spades and jokers as long as you can.`;
  },
};

export function advise(state: BroomState, seat: Seat, name: SeatNamer): readonly Advice[] {
  if (state.turn !== seat) return [];
  const all = moves(state, seat, GLANCE);
  const context: BroomAdviceContext = {
    state,
    seat,
    name,
    hand: (state.hands[seat] ?? []).filter((card) => card >= 0),
    takes: all.filter((move) => move.type === 'take'),
    combines: all.filter((move) => move.type === 'combine'),
  };
  return adviceOf(THUMBS, context);
}

export const HEURISTICS = { ...POLICY, advise, reasons } satisfies Coach<BroomState, BroomMove>;
