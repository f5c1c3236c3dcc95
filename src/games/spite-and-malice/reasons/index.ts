import type { Card } from '../../../cards/card.ts';
import { capitalize } from '../../../cards/words.ts';
import type { RunFacts, RunSlot } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { isJoker, JOKER, NO_RANK, namedJoker, PILE_COUNT, rankOf, rankText, withoutName } from '../pack.ts';
import { findMisfit } from '../play/misfit.ts';
import { hasFourCentrePiles, type SpiteAttempt } from '../rules/attempt.ts';
import { cardText, nthPile, rankWord, withArticle } from '../texts/words.ts';

/** Cards of a pile shown below the place in question. */
const SHOWN_CARDS = 3;

/** Picture of the top of the centre pile with the card in the next place, or beside it. */
function drawPile({ toCentre, card, onto }: SpiteAttempt): RunFacts | undefined {
  if (!toCentre || !onto || card === undefined || card < 0) return undefined;
  const nextRank = onto.length;
  const lying = onto
    .map((one, at): RunSlot => ({ at, card: withoutName(one), text: rankText(at), mark: 'there' }))
    .slice(-SHOWN_CARDS);
  const fits = isJoker(card) || rankOf(card) === nextRank;
  const laidSlots: readonly RunSlot[] = fits
    ? [{ at: nextRank, card: withoutName(card), text: rankText(nextRank), mark: 'new' }]
    : [
        { at: nextRank, card: null, text: rankText(nextRank), mark: 'gap' },
        { at: rankOf(card), card, mark: 'wrong' },
      ];
  return { kind: 'run', slots: [...lying, ...laidSlots], steps: [1] };
}

/** "7♠ goes on the 6 of the second centre pile." */
function goesText({ card, onto, toCentre }: SpiteAttempt): string {
  if (!toCentre) return '';
  const height = onto?.length ?? 0;
  const from = toCentre.from.zone === 'goal' ? 'your goal card ' : '';
  const subject = capitalize(from + (card === undefined ? 'your card' : cardText(card)));
  const pile = nthPile(toCentre.to.pile, 'centre pile');
  return height === 0
    ? `${subject} starts ${pile}.`
    : `${subject} goes on the ${rankWord(height - 1)} of ${pile}: the next rank up.`;
}

export const CENTRE_REASONS: Reasons<SpiteAttempt> = [
  {
    rule: 'spite-and-malice/joker-centre',
    says: ({ onto }) => `${capitalize(withArticle(onto?.length ?? 0))} is needed there, so that is what the joker is.`,
    draws: drawPile,
  },
  {
    rule: 'spite-and-malice/to-centre',
    says: goesText,
    draws: (attempt) => (attempt.card !== undefined && isJoker(attempt.card) ? undefined : drawPile(attempt)),
  },
  {
    rule: 'spite-and-malice/go-on',
    says: ({ card }) =>
      `You have already moved a card this turn, and ${card === undefined ? 'this one' : cardText(card)} may go as well.`,
  },
  { rule: 'spite-and-malice/centre-start', draws: drawPile },
  { rule: 'spite-and-malice/centre-next', draws: drawPile },
  {
    rule: 'spite-and-malice/centre-four',
    draws: () => ({ kind: 'limit', count: PILE_COUNT + 1, least: 0, most: PILE_COUNT }),
  },
  {
    rule: 'spite-and-malice/one-centre',
    draws: ({ sent }) => ({ kind: 'limit', count: sent + 1, least: 0, most: 1 }),
  },
];

/** The card with its named rank, and the top of the side pile. */
function cardAndTop({ card, toSide, onto }: SpiteAttempt): { readonly card: Card; readonly top: Card } | undefined {
  const top = onto?.at(-1);
  if (!toSide || card === undefined || card < 0 || top === undefined) return undefined;
  const as = toSide.to.zone === 'side' ? toSide.to.as : undefined;
  return { card: card === JOKER && as !== undefined ? namedJoker(as) : card, top };
}

/** Ranks a side pile takes: "8 or 7". */
function wantedText({ state, onto }: SpiteAttempt, rank: number): string {
  const fitsLower = rank > 0 && onto && findMisfit(state, onto, namedJoker(rank - 1)) === null;
  return fitsLower ? `${rankText(rank)} or ${rankText(rank - 1)}` : rankText(rank);
}

/** Picture of the top of a side pile with the card on it, or beside it. */
function drawPair(attempt: SpiteAttempt): RunFacts | undefined {
  const cardPair = cardAndTop(attempt);
  if (!cardPair) return undefined;
  const [topRank, rank] = [rankOf(cardPair.top), rankOf(cardPair.card)];
  if (topRank === NO_RANK || rank === NO_RANK) return undefined;
  const slot = (card: Card, mark: RunSlot['mark']): RunSlot => ({
    at: rankOf(card),
    card: withoutName(card),
    mark,
    ...(withoutName(card) === JOKER ? { text: rankText(rankOf(card)) } : {}),
  });
  const fits = rank === topRank || rank === topRank - 1;
  const gap: RunSlot = { at: topRank, card: null, text: wantedText(attempt, topRank), mark: 'gap' };
  const laidSlots = fits ? [slot(cardPair.card, 'new')] : [gap, slot(cardPair.card, 'wrong')];
  return { kind: 'run', slots: [slot(cardPair.top, 'there'), ...laidSlots], steps: [0, -1] };
}

function sideReasonText(attempt: SpiteAttempt): string {
  const cardPair = cardAndTop(attempt);
  const { card } = attempt;
  if (!cardPair)
    return `You lay ${card === undefined ? 'your card' : cardText(card)} on a side pile, and your turn ends.`;
  const subject = capitalize(cardText(cardPair.card));
  const rankDifference = rankOf(cardPair.top) - rankOf(cardPair.card);
  const areRanksKnown = rankOf(cardPair.card) !== NO_RANK && rankOf(cardPair.top) !== NO_RANK;
  const why = !areRanksKnown
    ? ''
    : rankDifference === 0
      ? ': the same rank'
      : rankDifference === 1
        ? ': one lower'
        : '';
  return `${subject} goes on ${cardText(cardPair.top)}${why}.`;
}

/** Says that a two or an ace builds a side pile down while all four centre piles exist. */
function lowSays(attempt: SpiteAttempt): string | undefined {
  const cardPair = cardAndTop(attempt);
  if (!cardPair || attempt.state.options.lowOnSide !== 'after-four' || !hasFourCentrePiles(attempt.state))
    return undefined;
  const [topRank, rank] = [rankOf(cardPair.top), rankOf(cardPair.card)];
  return rank <= 1 && rank === topRank - 1
    ? `There are four piles in the centre, so ${cardText(cardPair.card)} may go on ${cardText(cardPair.top)}.`
    : undefined;
}

function startSays({ card, toSide }: SpiteAttempt): string {
  const as = toSide?.to.zone === 'side' ? toSide.to.as : undefined;
  const name = as === undefined ? '' : ` as ${withArticle(as)}`;
  return `An empty place takes any card: ${card === undefined ? 'yours' : cardText(card)} starts a pile there${name}.`;
}

const SIDE_REASONS: Reasons<SpiteAttempt> = [
  { rule: 'spite-and-malice/side-start', says: startSays },
  {
    rule: 'spite-and-malice/to-side',
    says: sideReasonText,
    draws: (attempt) => (attempt.state.options.sideBuild === 'free' ? undefined : drawPair(attempt)),
  },
  { rule: 'spite-and-malice/side-build', draws: drawPair },
  { rule: 'spite-and-malice/side-joker', draws: drawPair },
  {
    rule: 'spite-and-malice/side-low',
    settles: lowSays,
    draws: ({ state }) => ({
      kind: 'limit',
      count: state.centre.filter((pile) => pile.length > 0).length,
      least: PILE_COUNT,
      most: PILE_COUNT,
    }),
  },
  {
    rule: 'spite-and-malice/side-four',
    draws: () => ({ kind: 'limit', count: PILE_COUNT + 1, least: 0, most: PILE_COUNT }),
  },
];

/** Says that a turn ends with a joker in hand while a centre place is empty. */
function keepsJokerText({ state, seat, move, toSide }: SpiteAttempt): string | undefined {
  const ends = move.type === 'end' || toSide !== undefined;
  if (!ends || hasFourCentrePiles(state) || !state.hands[seat]?.includes(JOKER)) return undefined;
  return 'A centre place is empty and you hold a joker, but a joker isn’t an ace: you may keep it.';
}

const END_REASONS: Reasons<SpiteAttempt> = [
  { rule: 'spite-and-malice/ace-first', settles: keepsJokerText },
  {
    rule: 'spite-and-malice/end',
    says: ({ state }) =>
      state.moved
        ? 'You end your turn here without laying a side card.'
        : 'You end your turn without having moved a card.',
  },
];

export const REASONS: Reasons<SpiteAttempt> = [...CENTRE_REASONS, ...SIDE_REASONS, ...END_REASONS];

export { DRAWN_COUNTS } from './counts.ts';
