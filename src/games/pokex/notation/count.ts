import * as v from 'valibot';
import type { Card } from '../../../cards/card.ts';
import { sentence } from '../../../cards/words.ts';
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
export const KEYS = ['bid', 'declarer', 'tricks', 'scores', 'hands', 'wild'] as const;

const NO_FIELD = 'There is no such field in this count.';
const known = { game: v.optional(v.unknown()), options: v.optional(v.unknown()) };

const dealSchema = v.strictObject(
  {
    ...known,
    bid: wholeNumber(1, TRICKS),
    declarer: seat(SEATS),
    tricks: listOf(wholeNumber(0, TRICKS), 2, 'sides'),
    scores: v.optional(listOf(wholeNumber(), 2, 'sides'), [0, 0]),
  },
  NO_FIELD,
);

const five = v.pipe(openCards(PACK), v.length(5, 'A hand has five cards.'));
const handsSchema = v.strictObject(
  { ...known, hands: listOf(five, 2, 'hands'), wild: v.optional(v.nullable(rankSchema), null) },
  NO_FIELD,
);

export const countSchema = () => v.union([dealSchema, handsSchema]);

/** Scores a deal, or compares two hands. */
export function countUp(json: JsonObject, options: PokexOptions): Result<ScoreAnswer> {
  return 'hands' in json ? compare(json, options) : countDeal(json, options);
}

function countDeal(json: JsonObject, options: PokexOptions): Result<ScoreAnswer> {
  const parsed = parseCount(dealSchema, json);
  if (!parsed.ok) return parsed;
  const { bid, declarer, tricks, scores } = parsed.value;
  const sum = (tricks[0] ?? 0) + (tricks[1] ?? 0);
  if (sum > TRICKS || (sum < TRICKS && options.tie !== 'nobody')) {
    return fault('bad-position', 'tricks', `Six tricks are played, but these add up to ${sum}.`);
  }
  const line = scoreLineOf(options, declarer, bid, tricks[declarer % 2] ?? 0);
  const { seat, rule, points } = line;
  return ok({ scores: addPoints(scores, line), lines: [{ seat, rule, points, says: bidText(line) }] });
}

/** The first card that occurs too often; the centre card, shared by both hands, counts once. */
function tooMany(hands: readonly (readonly Card[])[]): { readonly at: number; readonly card: Card } | null {
  const [first = [], second = []] = hands;
  for (const [at, hand] of hands.entries()) {
    const card = hand.find((one) => hand.filter((other) => other === one).length > PACK.copies(one));
    if (card !== undefined) return { at, card };
  }
  let shared = 0;
  for (const card of new Set(second)) {
    const n = [...first, ...second].filter((one) => one === card).length - PACK.copies(card);
    if (n > 0) shared += n;
    if (shared > 1) return { at: 1, card };
  }
  return null;
}

function compare(json: JsonObject, options: PokexOptions): Result<ScoreAnswer> {
  const parsed = parseCount(handsSchema, json);
  if (!parsed.ok) return parsed;
  const { hands, wild } = parsed.value;
  if (wild !== null && !options.wildRank) {
    return fault('bad-position', 'wild', 'At this table no rank is wild.');
  }
  const extra = tooMany(hands);
  if (extra) {
    const says = `${sentence(PACK.text(extra.card))} appears more often than in the pack; only the centre card belongs to both hands.`;
    return fault('bad-position', `hands[${extra.at}]`, says);
  }
  const [first = [], second = []] = hands;
  const shown = showdown(options, wild, first, second);
  const { values, tied, winner } = shown;
  const says = whyText(options, wild, shown, [first, second]);
  const line = { seat: null, rule: tied ? 'pokex/trick-tie' : 'pokex/trick-won', points: 0, says };
  const more = { ranks: values.map(handText), categories: values.map(categoryOf), winner };
  return ok({ lines: [line], more });
}

/** "Kings full of fours, one card wild, beat the flush. In the first hand the joker is a king." */
function whyText(
  options: PokexOptions,
  wild: PokexState['wild'],
  shown: Showdown,
  hands: readonly (readonly Card[])[],
): string {
  const why = shown.tied ? tieText(options, shown) : beatsText(shown, 'present');
  const wilds = wildsOf(options, wild);
  const stands = hands.flatMap((hand, i) => {
    const text = wildText(wilds, hand, shown.values[i] ?? 0, 'is');
    return text === '' ? [] : [`in the ${i === 0 ? 'first' : 'second'} hand ${text}`];
  });
  return [why, ...stands].map((text) => `${sentence(text)}.`).join(' ');
}
