import * as v from 'valibot';
import type { Card } from '../../../cards/card.ts';
import { capitalize } from '../../../cards/words.ts';
import { fault, ok, type Result } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { ScoreAnswer } from '../../../game/notation.ts';
import { listOf, openCards, parseCount, seat, wholeNumber } from '../../../game/schema.ts';
import type { PokexOptions } from '../options.ts';
import { PACK, rankSchema } from '../pack.ts';
import { categoryOf } from '../play/five-card-hand.ts';
import { type Showdown, showdown, wildsOf } from '../play/hand.ts';
import { addPoints, scoreLineOf } from '../play/score.ts';
import { type PokexState, SEATS, TRICKS } from '../state.ts';
import { beatsText, tieText, wildText } from '../texts/explain.ts';
import { handText } from '../texts/five-card-words.ts';
import { bidText } from '../texts/words.ts';

/** Keys of a `score` request: a deal, or two hands to compare. */
export const COUNT_KEYS = ['bid', 'declarer', 'tricks', 'scores', 'hands', 'wild'] as const;

const NO_FIELD = 'There is no such field in this count.';
const COMMON_FIELDS = { game: v.optional(v.unknown()), options: v.optional(v.unknown()) };

const dealSchema = v.strictObject(
  {
    ...COMMON_FIELDS,
    bid: wholeNumber(1, TRICKS),
    declarer: seat(SEATS),
    tricks: listOf(wholeNumber(0, TRICKS), 2, 'sides'),
    scores: v.optional(listOf(wholeNumber(), 2, 'sides'), [0, 0]),
  },
  NO_FIELD,
);

const fiveCardsSchema = v.pipe(openCards(PACK), v.length(5, 'A hand has five cards.'));
const handsSchema = v.strictObject(
  { ...COMMON_FIELDS, hands: listOf(fiveCardsSchema, 2, 'hands'), wild: v.optional(v.nullable(rankSchema), null) },
  NO_FIELD,
);

export const countSchema = () => v.union([dealSchema, handsSchema]);

/** Scores a deal, or compares two hands. */
export function countUp(json: JsonObject, options: PokexOptions): Result<ScoreAnswer> {
  return 'hands' in json ? compare(json, options) : countDeal(json, options);
}

function countDeal(json: JsonObject, options: PokexOptions): Result<ScoreAnswer> {
  const parseResult = parseCount(dealSchema, json);
  if (!parseResult.ok) return parseResult;
  const { bid, declarer, tricks, scores } = parseResult.value;
  const sum = (tricks[0] ?? 0) + (tricks[1] ?? 0);
  if (sum > TRICKS || (sum < TRICKS && options.tie !== 'nobody')) {
    return fault('bad-position', 'tricks', `Six tricks are played, but these add up to ${sum}.`);
  }
  const line = scoreLineOf(options, declarer, bid, tricks[declarer % 2] ?? 0);
  const { seat, rule, points } = line;
  return ok({ scores: addPoints(scores, line), lines: [{ seat, rule, points, says: bidText(line) }] });
}

/** Finds the first card that occurs too often; the centre card, which both hands share, counts once. */
function findExtraCard(
  hands: readonly (readonly Card[])[],
): { readonly handIndex: number; readonly card: Card } | null {
  const [firstHand = [], secondHand = []] = hands;
  for (const [handIndex, hand] of hands.entries()) {
    const card = hand.find(
      (handCard) => hand.filter((sameCard) => sameCard === handCard).length > PACK.copies(handCard),
    );
    if (card !== undefined) return { handIndex, card };
  }
  let sharedCount = 0;
  for (const card of new Set(secondHand)) {
    const extraCount = [...firstHand, ...secondHand].filter((handCard) => handCard === card).length - PACK.copies(card);
    if (extraCount > 0) sharedCount += extraCount;
    if (sharedCount > 1) return { handIndex: 1, card };
  }
  return null;
}

function compare(json: JsonObject, options: PokexOptions): Result<ScoreAnswer> {
  const parseResult = parseCount(handsSchema, json);
  if (!parseResult.ok) return parseResult;
  const { hands, wild } = parseResult.value;
  if (wild !== null && !options.wildRank) {
    return fault('bad-position', 'wild', 'At this table no rank is wild.');
  }
  const extraCard = findExtraCard(hands);
  if (extraCard) {
    const message = `${capitalize(PACK.text(extraCard.card))} appears more often than in the pack; only the centre card belongs to both hands.`;
    return fault('bad-position', `hands[${extraCard.handIndex}]`, message);
  }
  const [firstHand = [], secondHand = []] = hands;
  const result = showdown(options, wild, firstHand, secondHand);
  const { values, isTied, winner } = result;
  const explanation = whyText(options, wild, result, [firstHand, secondHand]);
  const line = {
    seat: null,
    rule: isTied ? 'pokex/trick-tie' : 'pokex/trick-won',
    points: 0,
    says: explanation,
  };
  const handDetails = { ranks: values.map(handText), categories: values.map(categoryOf), winner };
  return ok({ lines: [line], more: handDetails });
}

/**
 * Explains the result: "Kings full of fours, one card wild, beat the flush. In the first hand the joker is
 * a king."
 */
function whyText(
  options: PokexOptions,
  wild: PokexState['wild'],
  result: Showdown,
  hands: readonly (readonly Card[])[],
): string {
  const why = result.isTied ? tieText(options, result) : beatsText(result, 'present');
  const wilds = wildsOf(options, wild);
  const standInTexts = hands.flatMap((hand, i) => {
    const text = wildText(wilds, hand, result.values[i] ?? 0, 'is');
    return text === '' ? [] : [`in the ${i === 0 ? 'first' : 'second'} hand ${text}`];
  });
  return [why, ...standInTexts].map((text) => `${capitalize(text)}.`).join(' ');
}
