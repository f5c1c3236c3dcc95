import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { capitalize, joinWords } from '../../../cards/words.ts';
import { consequence, definition, type Facts, permission, restriction } from '../../../game/rule.ts';
import { cardWorth } from '../pack.ts';
import { type ItemName, isCombined, textOf } from '../state.ts';
import { cardsText, namesText } from '../texts/words.ts';
import { type BroomAttempt, madeValue, type NamedItem, raisedItems } from './attempt.ts';

const cardsIn = (items: readonly NamedItem[]): Card[] => items.flatMap(({ name }) => name);
const isSingle = (item: NamedItem): boolean => !isCombined(item.name) && item.worth > 0;
const totalWorth = (items: readonly NamedItem[]): number => items.reduce((sum, item) => sum + item.worth, 0);

/**
 * Returns the combined cards a move makes with their values, the hand card's first; omits those without a
 * value.
 */
function combinedValues(attempt: BroomAttempt): { worth: number; names: readonly ItemName[] }[] {
  const handCardWorth = madeValue(attempt);
  const { played } = attempt;
  const furtherCombinations = attempt.also
    .filter((group) => group.length > 1 && group.every((item) => item.worth > 0))
    .map((group) => ({ worth: totalWorth(group), names: group.map((item) => item.name) }));
  return handCardWorth > 0 && played !== undefined
    ? [{ worth: handCardWorth, names: [...attempt.onto.map((item) => item.name), [played]] }, ...furtherCombinations]
    : furtherCombinations;
}

/** Returns the hand without the first copy of the card played. */
function handWithoutPlayed({ hand, played }: BroomAttempt): Card[] {
  const playedIndex = played === undefined ? -1 : hand.indexOf(played);
  return hand.filter((_, i) => i !== playedIndex);
}

export const combineRules = [
  permission<BroomAttempt>({
    id: 'broom/combine',
    title: 'Making a combined card',
    law: 'You may lay a value card from your hand onto value cards on the table to make a combined card, and make further combined cards in the same turn.',
    allows: (attempt) => attempt.move.type === 'combine' && raisedItems(attempt).length === 0,
  }),
  permission<BroomAttempt>({
    id: 'broom/raise',
    title: 'Raising',
    law: 'You may lay a value card from your hand onto a combined card to raise its value.',
    allows: (attempt) => raisedItems(attempt).length > 0,
  }),
  consequence({
    id: 'broom/combined-made',
    title: 'Worth their sum',
    law: 'The cards you combine become one card on the table, worth their sum.',
  }),
  restriction<BroomAttempt, Facts>({
    id: 'broom/combine-values',
    title: 'Only value cards combine',
    law: 'Only value cards and combined cards can be combined. Courts and the Broom can’t, whether they are in your hand or on the table.',
    when: (attempt) => {
      if (attempt.move.type !== 'combine') return undefined;
      const hand = attempt.played !== undefined && cardWorth(attempt.played) === 0 ? [attempt.played] : [];
      const cards = [...hand, ...attempt.named.filter((item) => item.worth === 0).flatMap((item) => item.name)];
      return cards.length > 0 ? { cards } : undefined;
    },
    says: ({ cards }) =>
      `You can’t combine ${cardsText(cards)}: ${agree(cards, 'they have', 'it has')} no value to add.`,
  }),
  restriction<BroomAttempt, Facts>({
    id: 'broom/combine-onto',
    title: 'Onto a card on the table',
    law: 'The card you play to combine must go onto at least one card on the table.',
    notes: {
      'Onto several at once':
        'The source lays one card onto one other. But it also lets you combine table cards with each other, so we see no harm in laying one card onto two or three.',
    },
    when: ({ move, onto }) => (move.type === 'combine' && onto.length === 0 ? { cards: move.cards } : undefined),
    says: ({ cards }) =>
      `You didn’t lay ${cards.length > 0 ? cardsText(cards) : 'your card'} onto anything: it must go onto at least one card on the table.`,
  }),
  restriction<BroomAttempt, Facts & { made: number; names: readonly ItemName[]; heldCards: readonly Card[] }>({
    id: 'broom/combine-hold',
    title: 'Hold the card that takes it',
    law: 'You may combine or raise only if you keep a value card in your hand that is worth exactly as much as the combined card.',
    when: (attempt) => {
      const madeWorth = madeValue(attempt);
      const heldCards = handWithoutPlayed(attempt);
      if (madeWorth === 0 || heldCards.some((card) => cardWorth(card) === madeWorth)) return undefined;
      const names = [...attempt.onto.map((item) => item.name), attempt.move.cards];
      return { cards: [...cardsIn(attempt.onto), ...attempt.move.cards], made: madeWorth, names, heldCards };
    },
    says: ({ made: madeWorth, names, heldCards }) => {
      const making = `${capitalize(namesText(names))} make ${madeWorth}`;
      // With unseen cards in the hand, the sentence does not say what the hand lacks.
      if (heldCards.includes(UNKNOWN)) return `${making}, so you must still hold a card worth ${madeWorth}.`;
      const heldText = heldCards.length > 0 ? `only ${cardsText(heldCards)}` : 'no more cards';
      return `${making}, but you have no ${madeWorth} left to take it with: you hold ${heldText}.`;
    },
  }),
  restriction<BroomAttempt, Facts & { made: readonly { worth: number; names: readonly ItemName[] }[] }>({
    id: 'broom/combine-same',
    title: 'All worth the same',
    law: 'All combined cards you make in one turn must be worth the same.',
    notes: {
      'Fives on fives':
        'In Casino you may lay a 5 on a 5 and keep the two as “fives”, for another 5 to take. Our source knows only sums: two fives together are a 10.',
      'Why the same?':
        'The source’s one example makes two tens in one turn, and you have to hold the card that takes them. We read that as the rule: one value for all of them.',
    },
    when: (attempt) => {
      const combinations = combinedValues(attempt);
      if (combinations.every((combination) => combination.worth === combinations[0]?.worth)) return undefined;
      return { cards: combinations.flatMap((combination) => combination.names.flat()), made: combinations };
    },
    says: ({ made: all }) => {
      const [firstSum = '', ...differingSums] = all
        .filter((one, i) => i === 0 || one.worth !== all[0]?.worth)
        .map((one) => `${namesText(one.names)} make ${one.worth}`);
      return `${capitalize(firstSum)}, but ${joinWords(differingSums)}: combined cards made in one turn must be worth the same.`;
    },
  }),
  restriction<BroomAttempt, Facts & { groupNames: readonly (readonly ItemName[])[] }>({
    id: 'broom/combine-also',
    title: 'Further combined cards',
    law: 'Each further combined card you make in a turn must consist of two or more single value cards on the table.',
    notes: {
      'How many?':
        'The source speaks of two or three combined cards in one turn and gives one example of two. We set no limit: if the table really offers four tens and you hold a fifth, enjoy it. That they are made of single cards is our reading too.',
    },
    when: (attempt) => {
      const wrongGroups = attempt.also.filter((group) => group.length < 2 || !group.every(isSingle));
      if (wrongGroups.length === 0) return undefined;
      return {
        cards: wrongGroups.flatMap(cardsIn),
        groupNames: wrongGroups.map((group) => group.map((item) => item.name)),
      };
    },
    says: ({ groupNames }) => {
      const nonEmptyGroups = groupNames.filter((names) => names.length > 0);
      if (nonEmptyGroups.length === 0) return 'You named no cards for another combined card.';
      return `You can’t make another combined card from ${joinWords(nonEmptyGroups.map(namesText))}: that takes two or more single value cards on the table.`;
    },
  }),
  restriction<BroomAttempt, Facts & { raised: ItemName; otherNames: readonly ItemName[]; isForbidden: boolean }>({
    id: 'broom/raise-lone',
    title: 'Raise only a lone combined card',
    law: 'A combined card may be raised only while it is the only combined card on the table.',
    notes: {
      '“If there is one combined card”':
        'That is how the source puts it, and we take it at its word: with two on the table, neither may be raised. Making a second one beside the first isn’t a raise and is still allowed. A house rule lets you raise always, or never.',
    },
    when: (attempt) => {
      const raisedItem = raisedItems(attempt)[0];
      if (!raisedItem) return undefined;
      const { raise } = attempt.state.options;
      if (raise === 'any') return undefined;
      const otherNames = attempt.state.table
        .filter((item) => isCombined(item.cards) && item !== raisedItem.item)
        .map((item) => item.cards);
      if (raise === 'lone' && otherNames.length === 0) return undefined;
      return {
        cards: [...raisedItem.name, ...otherNames.flat()],
        raised: raisedItem.name,
        otherNames,
        isForbidden: raise === 'never',
      };
    },
    says: ({ raised: raisedItem, otherNames, isForbidden }) =>
      isForbidden
        ? `You can’t add to ${textOf(raisedItem)}: at this table combined cards are never raised.`
        : `You can’t raise ${textOf(raisedItem)} while ${agree(otherNames, 'other combined cards are', 'another combined card is')} on the table: ${namesText(otherNames)}.`,
  }),
  restriction<BroomAttempt, Facts & { raised: readonly ItemName[]; otherNames: readonly ItemName[] }>({
    id: 'broom/raise-alone',
    title: 'A raise is all you do',
    law: 'A raise is one card from your hand laid onto one combined card; you can’t combine any other cards in the same turn.',
    notes: {
      'Why nothing more?':
        'The source raises with one card laid on the one combined card. That nothing else is combined in the same turn is our reading.',
    },
    when: (attempt) => {
      const itemsToRaise = raisedItems(attempt);
      if (itemsToRaise.length === 0 || (attempt.onto.length === 1 && attempt.also.length === 0)) return undefined;
      const otherItems = [...attempt.onto.filter((item) => !isCombined(item.name)), ...attempt.also.flat()];
      return {
        cards: [...cardsIn(itemsToRaise), ...cardsIn(otherItems)],
        raised: itemsToRaise.map((item) => item.name),
        otherNames: otherItems.map((item) => item.name),
      };
    },
    says: ({ raised: raisedNames, otherNames }) =>
      raisedNames.length > 1
        ? `You can’t lay one card onto ${namesText(raisedNames)} together: a raise adds to only one combined card.`
        : `You are raising ${namesText(raisedNames)}, so you can’t combine ${otherNames.length > 0 ? namesText(otherNames) : 'anything else'} in the same turn.`,
  }),
  restriction<BroomAttempt, Facts & { raised: ItemName; worth: number }>({
    id: 'broom/raise-own',
    title: 'Not your own combined card',
    law: 'The player who made a combined card may not raise it. A player who raises it becomes its maker.',
    notes: {
      '“Another player can add”':
        'So the source says, and a partner is another player too. In many games of this family the maker may raise as well; there is a house rule for that.',
    },
    when: (attempt) => {
      const ownItem = raisedItems(attempt).find((namedItem) => namedItem.item?.maker === attempt.seat);
      if (!ownItem || attempt.state.options.raiseOwn) return undefined;
      return { cards: ownItem.name, raised: ownItem.name, worth: ownItem.worth };
    },
    says: ({ raised: raisedName, worth: value }) =>
      `You made ${textOf(raisedName)} (${value}) yourself: only another player may raise it.`,
  }),
  definition({
    id: 'broom/combined-is-one',
    title: 'One card, one value',
    law: 'A combined card is taken like a single value card worth the sum of its cards.',
  }),
  definition({
    id: 'broom/combined-open',
    title: 'Any player may take it',
    law: 'Any player may take a combined card, with a card of its value or in a sum. Its maker may take it on a later turn but doesn’t have to.',
  }),
];
