import { type Card, rankOf, suitOf, UNKNOWN } from '../../../cards/card.ts';
import { RANKS, rankName } from '../../../cards/ranks.ts';
import { SUIT_NAME, SUIT_SYMBOL, SUITS } from '../../../cards/suits.ts';
import { capitalize, joinWords } from '../../../cards/words.ts';
import {
  orderPicture,
  type Picture,
  type RunFacts,
  type RunSlot,
  type ScalesFacts,
  type Weight,
  weight,
} from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { ACE_HIGH, ACE_LOW, ACE_STEP, isAce, isJoker, JOKER, PACK, pointsOf, RANK_COUNT, rank, TWO } from '../pack.ts';
import { type CombinationBase, runOrder, totalsOf } from '../play/combination.ts';
import { matches } from '../play/match.ts';
import type { LuckyAttempt, TriedCombination } from '../rules/attempt.ts';
import { runFault, setFault } from '../rules/combination.ts';
import { seatAfter } from '../state.ts';
import { baseText, cardsText, owedText, suitText } from '../texts/words.ts';

/** Weights of aces that sum up to a number, high ones last. */
function aceWeights(aces: readonly Card[], sum: number): readonly Weight[] {
  const highCount = Math.round((sum - aces.length * ACE_LOW) / ACE_STEP);
  return aces.map((ace, i) => weight(ace, i < aces.length - highCount ? ACE_LOW : ACE_HIGH));
}

const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(rank(card)), 0);

/** Weights of the natural cards of a set or run with this total. */
function naturalWeights(cards: readonly Card[], total: number): readonly Weight[] {
  const plainCards = cards.filter((card) => !isAce(card));
  const aces = aceWeights(cards.filter(isAce), total - sumOf(plainCards));
  return cards.map((card) => aces.find((one) => one.cards[0] === card) ?? weight(card, pointsOf(rank(card))));
}

/** Weights of the cards of a base with this total; undefined if no joker makes it. */
function baseWeights({ naturals, jokers }: CombinationBase, total: number, as: Card | undefined, mayWrap: boolean) {
  if (jokers.length === 0) return naturalWeights(naturals, total);
  const places = as === undefined ? Array.from({ length: JOKER }, (_, card) => card) : [as];
  const standIn = places.find((card) => totalsOf([...naturals, card], mayWrap).includes(total));
  if (standIn === undefined) return undefined;
  const weights = naturalWeights([...naturals, standIn], total);
  return weights.map((one, i) => (i === naturals.length ? { ...one, cards: [JOKER] } : one));
}

/** Weights of all cards with the total nearest to a number; undefined if they have none. */
function nearestWeights(tried: TriedCombination, number: number, mayWrap: boolean): readonly Weight[] | undefined {
  const { base, move, totals } = tried;
  const distance = (n: number): number => Math.abs(n - number);
  const [nearest] = [...totals].sort((a, b) => distance(a) - distance(b));
  if (nearest === undefined || move.cards.filter(isJoker).length > 1) return undefined;
  for (const total of base.totals) {
    const aces = nearest - total;
    const highCount = (aces - move.aces.length * ACE_LOW) / ACE_STEP;
    if (!Number.isInteger(highCount) || highCount < 0 || highCount > move.aces.length) continue;
    const cardWeights = baseWeights(base, total, move.as, mayWrap);
    if (cardWeights) return [...cardWeights, ...aceWeights(move.aces, aces)];
  }
  return undefined;
}

/** Most missing ranks drawn as a gap. */
const MAX_MISSING = 4;

/** Scales with the points of each card against the lucky number. */
function pointScales({ combination, state, seat }: LuckyAttempt): ScalesFacts | undefined {
  const lucky = state.lucky[seat] ?? null;
  if (!combination || lucky === null) return undefined;
  const pan = nearestWeights(combination, lucky, state.options.wrap);
  return pan && { kind: 'scales', pans: [pan], against: [{ cards: [], value: lucky }], wants: 'equal' };
}

/** Empty slots between two ranks of a run. */
function slotsBetween(from: number, to: number): readonly RunSlot[] {
  return Array.from({ length: to - from - 1 }, (_, i): RunSlot => {
    const at = from + i + 1;
    return { at, card: null, text: RANKS[at % RANK_COUNT] ?? '', mark: 'gap' };
  });
}

/** Picture of a broken run: cards in order, missing ranks, duplicates, cards past the ace. */
function brokenRun({ combination, state }: LuckyAttempt): RunFacts | undefined {
  const fault = combination && runFault(combination.base, state.options.wrap);
  if (!fault) return undefined;
  const slots: RunSlot[] = [];
  let lastIndex: number | undefined;
  for (const card of runOrder(fault.cards)) {
    const rankIndex = rank(card);
    const isDuplicate = lastIndex !== undefined && rankIndex === lastIndex % RANK_COUNT;
    const at =
      lastIndex === undefined || isDuplicate
        ? (lastIndex ?? rankIndex)
        : lastIndex + ((rankIndex - lastIndex + 2 * RANK_COUNT) % RANK_COUNT);
    if (lastIndex !== undefined && at - lastIndex > MAX_MISSING + 1) return undefined;
    if (lastIndex !== undefined && !isDuplicate) slots.push(...slotsBetween(lastIndex, at));
    const isPastCorner = !state.options.wrap && at > RANK_COUNT;
    // What is missing would not help there.
    if (isPastCorner && !fault.wouldWrap) return undefined;
    slots.push({ at, card, mark: isDuplicate || isPastCorner ? 'wrong' : 'there' });
    lastIndex = at;
  }
  return { kind: 'run', slots, steps: [1] };
}

/** Picture of a broken set: cards of one rank, repeated suits marked. */
function brokenSet({ combination }: LuckyAttempt): RunFacts | undefined {
  const fault = combination && setFault(combination.base);
  if (!fault) return undefined;
  const at = rank(fault.cards[0] as Card);
  const naturals = fault.cards.map(
    (card, i): RunSlot => ({ at, card, mark: fault.cards.indexOf(card) < i ? 'wrong' : 'there' }),
  );
  // A set has four suits; a fifth card that is a joker has no suit left to stand for.
  const jokers = Array.from(
    { length: fault.jokers },
    (_, i): RunSlot => ({ at, card: JOKER, mark: naturals.length + i < SUITS.length ? 'there' : 'wrong' }),
  );
  const slots = [...naturals, ...jokers];
  return { kind: 'run', slots, steps: [0] };
}

function sizePicture({ combination, state }: LuckyAttempt): Picture | undefined {
  const count = combination?.move.cards.length;
  return count === undefined ? undefined : { kind: 'limit', count, least: state.options.base, most: RANK_COUNT };
}

/** "7♣, 8♣ and 9♣ are a run, and they make 24, your lucky number." */
function combineSays({ combination, state, seat }: LuckyAttempt): string {
  if (!combination) return '';
  const lucky = state.lucky[seat] ?? null;
  const { like } = combination.base;
  const kind = like === 'run' || like === 'set' ? `a ${like}` : 'a combination';
  const number = lucky === null ? 'your lucky number' : `${lucky}, your lucky number`;
  const extraAcesText = combination.move.aces.length > 0 ? `with ${cardsText(combination.move.aces)} ` : '';
  return `${capitalize(baseText(combination.move.cards))} are ${kind}, and ${extraAcesText}they make ${number}.`;
}

/** "You add A♦ as 12." */
function acesSay(a: LuckyAttempt): string {
  const aces = a.combination?.move.aces ?? [];
  const extraWeights = pointScales(a)?.pans[0]?.slice(-aces.length) ?? [];
  if (extraWeights.length === 0) return `You add ${cardsText(aces)}.`;
  const weightTexts = extraWeights.map(({ cards, value }) => `${PACK.text(cards[0] as Card)} as ${value}`);
  return `You add ${joinWords(weightTexts)}.`;
}

const COMBINE_REASONS: Reasons<LuckyAttempt> = [
  { rule: 'lucky-number/combine', says: combineSays, draws: pointScales },
  { rule: 'lucky-number/add-aces', says: acesSay },
  { rule: 'lucky-number/combo-size', draws: sizePicture },
  { rule: 'lucky-number/combo-set', draws: brokenSet },
  { rule: 'lucky-number/combo-run', draws: brokenRun },
  { rule: 'lucky-number/combo-lucky', draws: pointScales },
];

const text = (card: Card | undefined): string =>
  card === undefined || card === UNKNOWN ? 'your card' : PACK.text(card);

/** "9♣ is a nine like 9♥." */
function matchSays({ single, top, state }: LuckyAttempt): string {
  const subject = capitalize(text(single));
  if (single === undefined) return '';
  if (rank(single) === rank(top))
    return `${subject} has the rank of ${text(top)}: ${rankText(top)} on ${rankText(top)}.`;
  const suit = suitOf(single);
  if (state.suit !== null) return `${subject} is a card of the named suit, ${suitText(state.suit)}.`;
  return `${subject} has the suit of ${text(top)}: ${suit ? SUIT_NAME[suit] : 'its suit'} on ${suit ? SUIT_NAME[suit] : 'its suit'}.`;
}

function rankText(card: Card): string {
  const of = rankOf(card);
  return of === undefined ? 'rank' : rankName(of);
}

function alwaysSays({ single, top }: LuckyAttempt): string {
  const subject = capitalize(text(single));
  if (isJoker(top)) return `${subject} goes on the joker, as any card does.`;
  const kind = single === undefined ? 'such a card' : isAce(single) ? 'an ace' : isJoker(single) ? 'a joker' : 'a jack';
  return `${subject} goes on ${text(top)}: ${kind} goes on any card.`;
}

function answerSays({ single, state }: LuckyAttempt): string {
  const debt = state.owed === null ? 'what' : `the ${owedText(state.owed)}`;
  const verb = single !== undefined && rank(single) === TWO ? 'passes on' : 'answers';
  return `${capitalize(text(single))} ${verb} ${debt} you owe.`;
}

function debtSays({ state: { owed } }: LuckyAttempt): string {
  if (owed === null) return '';
  return owed.by === 'dice'
    ? `You throw the ${owedText(owed)} you owe, and draw what they show.`
    : `You draw the ${owedText(owed)} you owe.`;
}

/** Picture of the top card and the card laid, with what they share or should share. */
function matchRun({ single, top, state }: LuckyAttempt): RunFacts | undefined {
  const suit = state.suit ?? suitOf(top);
  if (single === undefined || rank(single) < 0 || rank(top) < 0 || suit === undefined) return undefined;
  const topSlot: RunSlot = { at: 0, card: top, mark: 'there' };
  if (matches(state, single))
    return { kind: 'run', slots: [topSlot, { at: 0, card: single, mark: 'new' }], steps: [0] };
  const symbol = SUIT_SYMBOL[suit];
  const text = state.suit === null ? `${rankOf(top) ?? ''} or ${symbol}` : `J or ${symbol}`;
  const gap: RunSlot = { at: 0, card: null, text, mark: 'gap' };
  return { kind: 'run', slots: [topSlot, gap, { at: 1, card: single, mark: 'wrong' }], steps: [0] };
}

/** Picture of the card just laid and the jump-in. */
function twinRun({ top, laid }: LuckyAttempt): RunFacts | undefined {
  if (top < 0 || laid.length === 0) return undefined;
  const topSlot: RunSlot = { at: 0, card: top, mark: 'there' };
  const laidSlots = laid.map(
    (card): RunSlot => (card === top && !isJoker(card) ? { at: 0, card, mark: 'new' } : { at: 1, card, mark: 'wrong' }),
  );
  return { kind: 'run', slots: [topSlot, ...laidSlots], steps: [0] };
}

const LAY_REASONS: Reasons<LuckyAttempt> = [
  { rule: 'lucky-number/answer-with', says: answerSays },
  { rule: 'lucky-number/lay-match', says: matchSays, draws: matchRun },
  { rule: 'lucky-number/always', says: alwaysSays },
  { rule: 'lucky-number/free-to-draw', says: debtSays },
  {
    rule: 'lucky-number/draw',
    says: () => 'You draw one card, because you hold no card you can lay by itself.',
  },
  {
    rule: 'lucky-number/pass',
    says: ({ drawn }) =>
      drawn === null || drawn === UNKNOWN
        ? 'You keep the card you drew, and pass.'
        : `You keep ${text(drawn)}, which you drew, and pass.`,
  },
  {
    rule: 'lucky-number/jump',
    draws: twinRun,
    says: ({ top }) => `Your card is the twin of ${text(top)}, which has just been laid.`,
  },
  {
    rule: 'lucky-number/decline',
    says: ({ laid }) => `You keep your ${cardsText(laid)} and don’t jump in.`,
  },
  { rule: 'lucky-number/match', draws: matchRun },
  { rule: 'lucky-number/jump-same', draws: twinRun },
  {
    rule: 'lucky-number/your-turn',
    draws: ({ state, seat }, name) => {
      const round = Array.from({ length: state.options.seats }, (_, i) => seatAfter(state, 0, i));
      return orderPicture(round, state.turn, seat, name);
    },
  },
  {
    rule: 'lucky-number/one-lay',
    draws: ({ laid }) => ({ kind: 'limit', count: laid.length, least: 1, most: 1 }),
  },
];

export const REASONS: Reasons<LuckyAttempt> = [...COMBINE_REASONS, ...LAY_REASONS];

export { DRAWN_COUNTS } from './counts.ts';
