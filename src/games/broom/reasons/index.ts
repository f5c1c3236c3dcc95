import type { Card } from '../../../cards/card.ts';
import { agree, an } from '../../../cards/grammar.ts';
import { numeral } from '../../../cards/numerals.ts';
import { rankName } from '../../../cards/ranks.ts';
import { capitalize, joinWords } from '../../../cards/words.ts';
import { orderPicture, type ScalesFacts, type Weight } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { seatsOf } from '../../../game/seat.ts';
import { cardWorth, courtOf, PACK } from '../pack.ts';
import { type BroomAttempt, madeValue, type NamedItem, playedValue, raisedItems } from '../rules/attempt.ts';
import { isCombined, sideOf, textOf } from '../state.ts';
import { cardsText, namesText } from '../texts/words.ts';

const weightOf = ({ name, worth: value }: NamedItem): Weight => ({ cards: name, value });

const cardWeight = (card: Card): Weight => ({ cards: [card], value: cardWorth(card) });

const areAllValued = (items: readonly NamedItem[]): boolean => items.every((item) => item.worth > 0);

const combinedTaken = ({ groups }: BroomAttempt): readonly NamedItem[] =>
  groups.flat().filter(({ name, item }) => item !== undefined && isCombined(name));

/** Says that the player takes a combined card of their own. */
function takesOwnText(attempt: BroomAttempt): string | undefined {
  const ownItem = combinedTaken(attempt).find(({ item }) => item?.maker === attempt.seat);
  return ownItem && `You made ${textOf(ownItem.name)} yourself, but any player may take it, and so may you.`;
}

/** Says that a court takes one court though more of its rank are on the table. */
function takesOneCourtText({ groups, played, state }: BroomAttempt): string | undefined {
  const [takenItem, ...otherItems] = groups.flat();
  const rank = played === undefined ? undefined : courtOf(played);
  if (!takenItem || otherItems.length > 0 || rank === undefined) return undefined;
  const courtsOnTable = state.table.filter(({ cards }) => cards.length === 1 && courtOf(cards[0] ?? -1) === rank);
  return courtsOnTable.length > 1
    ? `You may always take just one of ${numeral(courtsOnTable.length)} ${rankName(rank)}s: your ${PACK.text(played ?? -1)} takes ${textOf(takenItem.name)}.`
    : undefined;
}

/** Says that the player raises a partner's combined card. */
function raisesPartnersText(attempt: BroomAttempt): string | undefined {
  const { state, seat } = attempt;
  const target = raisedItems(attempt)[0];
  const maker = target?.item?.maker ?? null;
  if (!target || maker === null || maker === seat) return undefined;
  return state.options.partners && sideOf(state.options, maker) === sideOf(state.options, seat)
    ? `Your partner made ${textOf(target.name)}, and a partner is another player: you may raise it.`
    : undefined;
}

/** Says that the player makes a combined card while another is on the table. */
function makesAnotherText(attempt: BroomAttempt): string | undefined {
  const combinedOnTable = attempt.state.table.filter(({ cards }) => isCombined(cards));
  if (attempt.move.type !== 'combine' || raisedItems(attempt).length > 0 || combinedOnTable.length === 0)
    return undefined;
  return `${textOf(combinedOnTable[0]?.cards ?? [])} is on the table already, but you aren’t adding to it: making another one isn’t a raise.`;
}

/** Rules that settle frequent arguments about legal moves. */
const SETTLING_REASONS: Reasons<BroomAttempt> = [
  { rule: 'broom/combined-open', settles: takesOwnText },
  { rule: 'broom/court-one-or-three', settles: takesOneCourtText },
  { rule: 'broom/raise-own', settles: raisesPartnersText },
  { rule: 'broom/raise-lone', settles: makesAnotherText },
];

const names = (items: readonly NamedItem[]): string => namesText(items.map(({ name }) => name));
const playedText = ({ played }: BroomAttempt): string =>
  played === undefined ? 'that card' : PACK.text(played).replace(/^the /, '');
/** Maximum number of items listed by name; larger tables are only counted. */
const MAX_NAMED_ITEMS = 6;

/** Builds the picture of scales that weighs each group against the card that takes it. */
function takeScales(attempt: BroomAttempt): ScalesFacts | undefined {
  const pans = attempt.groups.filter((group) => group.length > 0 && areAllValued(group));
  if (playedValue(attempt) === 0 || pans.length === 0) return undefined;
  return {
    kind: 'scales',
    pans: pans.map((group) => group.map(weightOf)),
    against: [cardWeight(attempt.played as Card)],
    wants: 'equal',
  };
}

/** Explains sums: "Your 9♠ takes 9♥, and 4♣ and 5♦ make 9 too." */
function groupsText(attempt: BroomAttempt): string {
  const value = playedValue(attempt);
  const equalItems = attempt.groups.filter((group) => group.length === 1).flat();
  const sums = attempt.groups.filter((group) => group.length > 1).map(names);
  const [firstSum = '', ...otherSums] = sums;
  const othersText = otherSums.length > 0 ? `, and so do ${joinWords(otherSums)}` : '';
  if (equalItems.length > 0) {
    return `Your ${playedText(attempt)} takes ${names(equalItems)}, and ${firstSum} make ${value} too${othersText}.`;
  }
  return `${capitalize(firstSum)} make ${value}${othersText}: exactly what your ${playedText(attempt)} takes.`;
}

function equalText(attempt: BroomAttempt): string {
  const equalItems = attempt.groups.filter((group) => group.length === 1).flat();
  return `Your ${playedText(attempt)} is worth ${playedValue(attempt)}, and so ${agree(equalItems, 'are', 'is')} ${names(equalItems)}.`;
}

function courtText(attempt: BroomAttempt): string {
  const rank = attempt.played === undefined ? undefined : courtOf(attempt.played);
  const takenItems = attempt.groups.flat();
  const kind = rank === undefined ? 'court' : rankName(rank);
  return takenItems.length > 1
    ? `Your ${playedText(attempt)} takes ${names(takenItems)}: they are all ${kind}s.`
    : `Your ${playedText(attempt)} takes ${names(takenItems)}: a ${kind} takes a ${kind}.`;
}

function sweepText({ state: { table } }: BroomAttempt): string {
  const tableText =
    table.length > MAX_NAMED_ITEMS ? `all ${table.length} cards` : joinWords(table.map(({ cards }) => textOf(cards)));
  return `The Broom takes everything on the table: ${tableText}.`;
}

/** Reasons for takes, most important first: sums, equal values, courts. */
const TAKING_REASONS: Reasons<BroomAttempt> = [
  { rule: 'broom/take-groups', says: groupsText, draws: takeScales },
  {
    rule: 'broom/take-equal',
    says: equalText,
    // Sums already show the equal cards on the scales.
    draws: (attempt) => (attempt.groups.some((group) => group.length > 1) ? undefined : takeScales(attempt)),
  },
  { rule: 'broom/take-court', says: courtText },
  { rule: 'broom/sweep', says: sweepText },
  { rule: 'broom/take-sum', draws: takeScales },
];

/** Weights of the combined card that includes the hand card; undefined if its value is unknown. */
function madeWeights(attempt: BroomAttempt): readonly Weight[] | undefined {
  return madeValue(attempt) === 0 ? undefined : [...attempt.onto.map(weightOf), cardWeight(attempt.played as Card)];
}

/** Value cards in the hand after the move. */
function valueCardsLeft({ hand, played }: BroomAttempt): readonly Card[] {
  const playedIndex = played === undefined ? -1 : hand.indexOf(played);
  return hand.filter((card, i) => i !== playedIndex && cardWorth(card) > 0);
}

const furtherWeights = ({ also }: BroomAttempt): readonly (readonly Weight[])[] =>
  also.filter((group) => group.length > 1 && areAllValued(group)).map((group) => group.map(weightOf));

/**
 * Builds the scales that weigh the combined card against the card that will take it, or against each card
 * left in the hand if none will.
 */
function takerScales(attempt: BroomAttempt): ScalesFacts | undefined {
  const combined = madeWeights(attempt);
  const values = [...new Set(valueCardsLeft(attempt))];
  const taker = values.find((card) => cardWorth(card) === madeValue(attempt));
  if (!combined || values.length === 0) return undefined;
  return taker === undefined
    ? { kind: 'scales', pans: values.map((card) => [cardWeight(card)]), against: combined, wants: 'equal' }
    : {
        kind: 'scales',
        pans: [combined, ...furtherWeights(attempt)],
        against: [cardWeight(taker)],
        wants: 'equal',
      };
}

/** Builds the scales that weigh each further combined card against the first. */
function combinedScales(attempt: BroomAttempt): ScalesFacts | undefined {
  const combinedWeights = madeWeights(attempt);
  const pans = furtherWeights(attempt);
  return combinedWeights && pans.length > 0
    ? { kind: 'scales', pans, against: combinedWeights, wants: 'equal' }
    : undefined;
}

/** Explains a combined card: "5♣ and your 4♠ make 9, and you still hold 9♥ to take it." */
function madeText(attempt: BroomAttempt): string {
  const madeWorth = madeValue(attempt);
  const handText = attempt.played === undefined ? 'card' : PACK.text(attempt.played).replace(/^the /, '');
  const furtherText = attempt.also.map((group) => `, ${names(group)} make ${madeWorth} too`).join('');
  const taker = valueCardsLeft(attempt).find((card) => cardWorth(card) === madeWorth);
  const takerText = taker === undefined ? an(madeWorth) : PACK.text(taker);
  const parts = joinWords([...attempt.onto.map(({ name }) => textOf(name)), `your ${handText}`]);
  return `${capitalize(parts)} make ${madeWorth}${furtherText}, and you still hold ${takerText} to take ${furtherText === '' ? 'it' : 'them'}.`;
}

const COMBINING_REASONS: Reasons<BroomAttempt> = [
  { rule: 'broom/raise', says: madeText, draws: takerScales },
  { rule: 'broom/combine', says: madeText, draws: takerScales },
  { rule: 'broom/combine-hold', draws: takerScales },
  { rule: 'broom/combine-same', draws: combinedScales },
];

const TURN_REASONS: Reasons<BroomAttempt> = [
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

export const REASONS: Reasons<BroomAttempt> = [
  ...SETTLING_REASONS,
  ...TAKING_REASONS,
  ...COMBINING_REASONS,
  ...TURN_REASONS,
];

export { DRAWN_COUNTS } from './counts.ts';
