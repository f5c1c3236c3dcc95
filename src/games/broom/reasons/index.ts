import type { Card } from '../../../cards/card.ts';
import { agree, an } from '../../../cards/grammar.ts';
import { numeral } from '../../../cards/numerals.ts';
import { rankName } from '../../../cards/ranks.ts';
import { joinWords, sentence } from '../../../cards/words.ts';
import { orderPicture, type ScalesFacts, type Weight } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { seatsOf } from '../../../game/seat.ts';
import { courtOf, PACK, worth } from '../pack.ts';
import { type BroomAttempt, madeValue, type NamedItem, playedValue, raisedItems } from '../rules/attempt.ts';
import { isCombined, sideOf, textOf } from '../state.ts';
import { cardsText, namesText } from '../texts/words.ts';

const weightOf = ({ name, worth: value }: NamedItem): Weight => ({ cards: name, value });

const cardWeight = (card: Card): Weight => ({ cards: [card], value: worth(card) });

const allWorth = (named: readonly NamedItem[]): boolean => named.every((one) => one.worth > 0);

const combinedTaken = ({ groups }: BroomAttempt): readonly NamedItem[] =>
  groups.flat().filter(({ name, item }) => item !== undefined && isCombined(name));

/** Says that the player takes a combined card of their own. */
function takesOwnText(a: BroomAttempt): string | undefined {
  const own = combinedTaken(a).find(({ item }) => item?.maker === a.seat);
  return own && `You made ${textOf(own.name)} yourself, and any player may take it: you may too.`;
}

/** Says that a court takes one court though more of its rank are on the table. */
function takesOneCourtText({ groups, played, state }: BroomAttempt): string | undefined {
  const [taken, ...others] = groups.flat();
  const rank = played === undefined ? undefined : courtOf(played);
  if (!taken || others.length > 0 || rank === undefined) return undefined;
  const there = state.table.filter(({ cards }) => cards.length === 1 && courtOf(cards[0] ?? -1) === rank);
  return there.length > 1
    ? `You may always take just one of ${numeral(there.length)} ${rankName(rank)}s: your ${PACK.text(played ?? -1)} takes ${textOf(taken.name)}.`
    : undefined;
}

/** Says that the player raises a partner's combined card. */
function raisesPartnersText(a: BroomAttempt): string | undefined {
  const { state, seat } = a;
  const target = raisedItems(a)[0];
  const maker = target?.item?.maker ?? null;
  if (!target || maker === null || maker === seat) return undefined;
  return state.options.partners && sideOf(state.options, maker) === sideOf(state.options, seat)
    ? `Your partner made ${textOf(target.name)}, and a partner is another player: you may raise it.`
    : undefined;
}

/** Says that the player makes a combined card while another is on the table. */
function makesAnotherText(a: BroomAttempt): string | undefined {
  const there = a.state.table.filter(({ cards }) => isCombined(cards));
  if (a.move.type !== 'combine' || raisedItems(a).length > 0 || there.length === 0) return undefined;
  return `${textOf(there[0]?.cards ?? [])} is on the table already, but you add nothing to it: making another one isn’t a raise.`;
}

/** Points that players often argue about in legal tries. */
const SETTLING: Reasons<BroomAttempt> = [
  { rule: 'broom/combined-open', settles: takesOwnText },
  { rule: 'broom/court-one-or-three', settles: takesOneCourtText },
  { rule: 'broom/raise-own', settles: raisesPartnersText },
  { rule: 'broom/raise-lone', settles: makesAnotherText },
];

const names = (named: readonly NamedItem[]): string => namesText(named.map(({ name }) => name));
const playedText = ({ played }: BroomAttempt): string =>
  played === undefined ? 'that card' : PACK.text(played).replace(/^the /, '');
/** Most items listed by name; more are only counted. */
const MOST_NAMED = 6;

/** Scales with each group against the card that takes it. */
function takeScales(a: BroomAttempt): ScalesFacts | undefined {
  const pans = a.groups.filter((group) => group.length > 0 && allWorth(group));
  if (playedValue(a) === 0 || pans.length === 0) return undefined;
  return {
    kind: 'scales',
    pans: pans.map((group) => group.map(weightOf)),
    against: [cardWeight(a.played as Card)],
    wants: 'equal',
  };
}

/** "9♠ takes 9♥, and 4♣ and 5♦ are 9 too." */
function groupsSay(a: BroomAttempt): string {
  const value = playedValue(a);
  const equal = a.groups.filter((group) => group.length === 1).flat();
  const sums = a.groups.filter((group) => group.length > 1).map(names);
  const [first = '', ...others] = sums;
  if (equal.length > 0) {
    return `Your ${playedText(a)} takes ${names(equal)}, and ${joinWords(sums.map((sum) => `${sum} are ${value} too`))}.`;
  }
  const more = others.length > 0 ? `, and so do ${joinWords(others)}` : '';
  return `${sentence(first)} make ${value}${more}: exactly what your ${playedText(a)} takes.`;
}

function equalSays(a: BroomAttempt): string {
  const equal = a.groups.filter((group) => group.length === 1).flat();
  return `Your ${playedText(a)} is worth ${playedValue(a)}, and so ${agree(equal, 'are', 'is')} ${names(equal)}.`;
}

function courtSays(a: BroomAttempt): string {
  const rank = a.played === undefined ? undefined : courtOf(a.played);
  const taken = a.groups.flat();
  const kind = rank === undefined ? 'court' : rankName(rank);
  return taken.length > 1
    ? `Your ${playedText(a)} takes ${names(taken)}: they are all ${kind}s.`
    : `Your ${playedText(a)} takes ${names(taken)}: ${kind} takes ${kind}.`;
}

function sweepSays({ state: { table } }: BroomAttempt): string {
  const all =
    table.length > MOST_NAMED
      ? `all ${table.length} of them`
      : joinWords(table.map(({ cards }) => textOf(cards)));
  return `The Broom takes everything on the table: ${all}.`;
}

/** Reasons of takes: sums, then equal values, then courts. */
const TAKING: Reasons<BroomAttempt> = [
  { rule: 'broom/take-groups', says: groupsSay, draws: takeScales },
  {
    rule: 'broom/take-equal',
    says: equalSays,
    // Sums already show the equal cards on the scales.
    draws: (a) => (a.groups.some((group) => group.length > 1) ? undefined : takeScales(a)),
  },
  { rule: 'broom/take-court', says: courtSays },
  { rule: 'broom/sweep', says: sweepSays },
  { rule: 'broom/take-sum', draws: takeScales },
];

/** Weights of the combined card that includes the hand card; undefined if its value is unknown. */
function madeWeights(a: BroomAttempt): readonly Weight[] | undefined {
  return madeValue(a) === 0 ? undefined : [...a.onto.map(weightOf), cardWeight(a.played as Card)];
}

/** Value cards in the hand after the move. */
function valueCardsLeft({ hand, played }: BroomAttempt): readonly Card[] {
  const at = played === undefined ? -1 : hand.indexOf(played);
  return hand.filter((card, i) => i !== at && worth(card) > 0);
}

const furtherWeights = ({ also }: BroomAttempt): readonly (readonly Weight[])[] =>
  also.filter((one) => one.length > 1 && allWorth(one)).map((one) => one.map(weightOf));

/**
 * Scales with the combined card against the card that will take it; without one, against each card still in the hand.
 */
function takerScales(a: BroomAttempt): ScalesFacts | undefined {
  const combined = madeWeights(a);
  const values = [...new Set(valueCardsLeft(a))];
  const taker = values.find((card) => worth(card) === madeValue(a));
  if (!combined || values.length === 0) return undefined;
  return taker === undefined
    ? { kind: 'scales', pans: values.map((card) => [cardWeight(card)]), against: combined, wants: 'equal' }
    : {
        kind: 'scales',
        pans: [combined, ...furtherWeights(a)],
        against: [cardWeight(taker)],
        wants: 'equal',
      };
}

/** Scales with each further combined card against the first. */
function combinedScales(a: BroomAttempt): ScalesFacts | undefined {
  const against = madeWeights(a);
  const pans = furtherWeights(a);
  return against && pans.length > 0 ? { kind: 'scales', pans, against, wants: 'equal' } : undefined;
}

/** "5♣ and your 4♠ make 9, and you still hold 9♥ to take them." */
function madeSays(a: BroomAttempt): string {
  const total = madeValue(a);
  const hand = a.played === undefined ? 'card' : PACK.text(a.played).replace(/^the /, '');
  const also = a.also.map((one) => `, ${names(one)} make ${total} too`).join('');
  const taker = valueCardsLeft(a).find((card) => worth(card) === total);
  const takes = taker === undefined ? an(total) : PACK.text(taker);
  const parts = joinWords([...a.onto.map(({ name }) => textOf(name)), `your ${hand}`]);
  return `${parts} make ${total}${also}, and you still hold ${takes} to take ${also === '' ? 'it' : 'them'}.`;
}

const COMBINING: Reasons<BroomAttempt> = [
  { rule: 'broom/raise', says: madeSays, draws: takerScales },
  { rule: 'broom/combine', says: madeSays, draws: takerScales },
  { rule: 'broom/combine-hold', draws: takerScales },
  { rule: 'broom/combine-same', draws: combinedScales },
];

const ON_TURN: Reasons<BroomAttempt> = [
  {
    rule: 'broom/choice',
    says: ({ move }) => `You may always place ${cardsText(move.cards)}, even if you could take with it.`,
  },
  {
    rule: 'broom/your-turn',
    draws: ({ state, seat }, name) => orderPicture(seatsOf(state.options), state.turn, seat, name),
  },
  {
    rule: 'broom/one-card',
    draws: ({ move: { cards } }) => ({ kind: 'limit', count: cards.length, least: 1, most: 1 }),
  },
];

export const REASONS: Reasons<BroomAttempt> = [...SETTLING, ...TAKING, ...COMBINING, ...ON_TURN];
