import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { list } from '../../../cards/words.ts';
import { consequence, definition, type Facts, permission, restriction } from '../../../game/rule.ts';
import { worth } from '../pack.ts';
import { type ItemName, isCombined, textOf } from '../state.ts';
import { cardsText, namesText } from '../texts/words.ts';
import { type BroomAttempt, madeValue, type NamedItem, raisedItems } from './attempt.ts';

const cardsIn = (named: readonly NamedItem[]): Card[] => named.flatMap(({ name }) => name);
const isSingle = (n: NamedItem): boolean => !isCombined(n.name) && n.worth > 0;
const totalWorth = (named: readonly NamedItem[]): number => named.reduce((total, n) => total + n.worth, 0);

/** Values of the combined cards a move makes, the one with the hand card first; those without a value are left out. */
function combinedValues(a: BroomAttempt): { worth: number; names: readonly ItemName[] }[] {
  const first = madeValue(a);
  const { played } = a;
  const further = a.also
    .filter((list) => list.length > 1 && list.every((n) => n.worth > 0))
    .map((list) => ({ worth: totalWorth(list), names: list.map((n) => n.name) }));
  return first > 0 && played !== undefined
    ? [{ worth: first, names: [...a.onto.map((n) => n.name), [played]] }, ...further]
    : further;
}

function handLeft({ hand, played }: BroomAttempt): Card[] {
  const at = played === undefined ? -1 : hand.indexOf(played);
  return hand.filter((_, i) => i !== at);
}

export const combine = [
  permission<BroomAttempt>({
    id: 'broom/combine',
    title: 'Making a combined card',
    law: 'You may lay a value card from your hand onto value cards of the table; together they become one combined card, and other cards of the table may be combined beside it in the same turn.',
    allows: (a) => a.move.type === 'combine' && raisedItems(a).length === 0,
  }),
  permission<BroomAttempt>({
    id: 'broom/raise',
    title: 'Raising',
    law: 'You may lay a value card onto a combined card and so raise its worth.',
    allows: (a) => raisedItems(a).length > 0,
  }),
  consequence({
    id: 'broom/combined-made',
    title: 'It lies as one',
    law: 'Cards combined lie on the table as one card, worth their sum.',
  }),
  restriction<BroomAttempt, Facts>({
    id: 'broom/combine-values',
    title: 'Only value cards combine',
    law: 'Only value cards and combined cards are combined; courts and the Broom are not, neither from the hand nor on the table.',
    when: (a) => {
      if (a.move.type !== 'combine') return undefined;
      const hand = a.played !== undefined && worth(a.played) === 0 ? [a.played] : [];
      const cards = [...hand, ...a.named.filter((n) => n.worth === 0).flatMap((n) => n.name)];
      return cards.length > 0 ? { cards } : undefined;
    },
    says: ({ cards }) =>
      `You can’t combine ${cardsText(cards)}: ${agree(cards, 'they have', 'it has')} no value to add.`,
  }),
  restriction<BroomAttempt, Facts>({
    id: 'broom/combine-onto',
    title: 'Onto something',
    law: 'The card from your hand goes onto at least one card of the table.',
    notes: {
      'Onto several at once':
        'The source lays one card onto one other. But it also lets you merge cards of the table with each other, so we see no harm in laying one card onto two or three.',
    },
    when: ({ move, onto }) =>
      move.type === 'combine' && onto.length === 0 ? { cards: move.cards } : undefined,
    says: ({ cards }) =>
      `You lay ${cards.length > 0 ? cardsText(cards) : 'your card'} onto nothing: a combined card needs at least one card of the table under yours.`,
  }),
  restriction<BroomAttempt, Facts & { made: number; names: readonly ItemName[]; left: readonly Card[] }>({
    id: 'broom/combine-hold',
    title: 'Hold the card that takes it',
    law: 'After you combine or raise, you still hold a value card worth exactly what the combined card is worth.',
    when: (a) => {
      const total = madeValue(a);
      const left = handLeft(a);
      if (total === 0 || left.some((card) => worth(card) === total)) return undefined;
      const names = [...a.onto.map((n) => n.name), a.move.cards];
      return { cards: [...cardsIn(a.onto), ...a.move.cards], made: total, names, left };
    },
    says: ({ made: total, names, left }) => {
      const making = `You make ${total} of ${namesText(names)}`;
      // Nothing is claimed about unseen cards.
      if (left.includes(UNKNOWN)) return `${making}, so you must still hold a card worth ${total}.`;
      const held = left.length > 0 ? `what you still hold is ${cardsText(left)}` : 'you hold nothing more';
      return `${making}, but ${held}: no ${total} to take it with.`;
    },
  }),
  restriction<BroomAttempt, Facts & { made: readonly { worth: number; names: readonly ItemName[] }[] }>({
    id: 'broom/combine-same',
    title: 'All of one worth',
    law: 'Combined cards made in one turn are all worth the same.',
    notes: {
      'Fives on fives':
        'In casino games you may lay a 5 on a 5 and keep the two as “fives”, for another 5 to take. Our source knows only sums: two fives together are a 10.',
    },
    when: (a) => {
      const all = combinedValues(a);
      if (all.every((one) => one.worth === all[0]?.worth)) return undefined;
      return { cards: all.flatMap((one) => one.names.flat()), made: all };
    },
    says: ({ made: all }) =>
      `You make ${list(all.map((one) => `${one.worth} of ${namesText(one.names)}`))}, but combined cards made in one turn are worth the same.`,
  }),
  restriction<BroomAttempt, Facts & { lists: readonly (readonly ItemName[])[] }>({
    id: 'broom/combine-also',
    title: 'Further ones, from single cards',
    law: 'Each further combined card is made of two or more single value cards of the table.',
    notes: {
      'How many?':
        'The source speaks of two or three combined cards in one turn and gives one example of two. We set no limit: if the table really offers four tens and you hold a fifth, enjoy it.',
    },
    when: (a) => {
      const wrong = a.also.filter((made) => made.length < 2 || !made.every(isSingle));
      if (wrong.length === 0) return undefined;
      return { cards: wrong.flatMap(cardsIn), lists: wrong.map((made) => made.map((n) => n.name)) };
    },
    says: ({ lists }) => {
      const named = lists.filter((names) => names.length > 0);
      if (named.length === 0) return 'You make a further combined card of nothing at all.';
      return `You can’t make a further combined card of ${list(named.map(namesText))}: it takes two or more single value cards of the table.`;
    },
  }),
  restriction<BroomAttempt, Facts & { raised: ItemName; others: readonly ItemName[]; never: boolean }>({
    id: 'broom/raise-lone',
    title: 'Raise only a lone one',
    law: 'A combined card is raised only while it is the one combined card on the table.',
    notes: {
      '“If there is one combined card”':
        'That is how the source puts it, and we take it at its word: two of them on the table, and neither is raised. Making a second one beside the first is no raise and stays allowed. House rules let you raise always, or never.',
    },
    when: (a) => {
      const target = raisedItems(a)[0];
      if (!target) return undefined;
      const { raise } = a.state.options;
      if (raise === 'any') return undefined;
      const others = a.state.table
        .filter((item) => isCombined(item.cards) && item !== target.item)
        .map((item) => item.cards);
      if (raise === 'lone' && others.length === 0) return undefined;
      return {
        cards: [...target.name, ...others.flat()],
        raised: target.name,
        others,
        never: raise === 'never',
      };
    },
    says: ({ raised: target, others, never }) =>
      never
        ? `At this table combined cards are never raised, so you can’t add to ${textOf(target)}.`
        : `You can’t raise ${textOf(target)} while ${namesText(others)} ${agree(others, 'lie', 'lies')} beside it.`,
  }),
  restriction<BroomAttempt, Facts & { raised: readonly ItemName[]; others: readonly ItemName[] }>({
    id: 'broom/raise-alone',
    title: 'A raise is all you do',
    law: 'In a raise your card goes onto the combined card alone, and nothing else is combined in that turn.',
    when: (a) => {
      const targets = raisedItems(a);
      if (targets.length === 0 || (a.onto.length === 1 && a.also.length === 0)) return undefined;
      const others = [...a.onto.filter((n) => !isCombined(n.name)), ...a.also.flat()];
      return {
        cards: [...cardsIn(targets), ...cardsIn(others)],
        raised: targets.map((n) => n.name),
        others: others.map((n) => n.name),
      };
    },
    says: ({ raised: targets, others }) =>
      targets.length > 1
        ? `You can’t lay one card onto ${namesText(targets)} together: a raise adds to one combined card.`
        : `You raise ${namesText(targets)}, so you can’t combine ${others.length > 0 ? namesText(others) : 'anything else'} in the same turn.`,
  }),
  restriction<BroomAttempt, Facts & { raised: ItemName; worth: number }>({
    id: 'broom/raise-own',
    title: 'Not your own',
    law: 'Whoever made a combined card doesn’t raise it; whoever raises it is its maker from then on.',
    notes: {
      '“Another player can add”':
        'So the source says, and a partner is another player too. In many fishing games the builder may raise as well; there is a house rule for that.',
    },
    when: (a) => {
      const own = raisedItems(a).find((n) => n.item?.maker === a.seat);
      if (!own || a.state.options.raiseOwn) return undefined;
      return { cards: own.name, raised: own.name, worth: own.worth };
    },
    says: ({ raised: target, worth: n }) =>
      `You made ${textOf(target)} (${n}) yourself: only another player may raise it.`,
  }),
  definition({
    id: 'broom/combined-is-one',
    title: 'One card, one value',
    law: 'For taking, a combined card counts as one value card worth its sum.',
  }),
  definition({
    id: 'broom/combined-open',
    title: 'Anybody’s prey',
    law: 'Anyone may take a combined card, with a card of its value or as part of a sum; you too, once it is your turn again. You don’t have to.',
  }),
];
