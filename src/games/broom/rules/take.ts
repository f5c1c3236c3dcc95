import type { Card } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { rankName } from '../../../cards/ranks.ts';
import { capitalize as says } from '../../../cards/words.ts';
import { consequence, type Facts, permission, restriction } from '../../../game/rule.ts';
import { BROOM, cardWorth, courtOf, PACK } from '../pack.ts';
import { type ItemName, isCombined, textOf } from '../state.ts';
import { cardsText, namesText } from '../texts/words.ts';
import { type BroomAttempt, isCourt, type NamedItem, playedValue } from './attempt.ts';

const cardsIn = (items: readonly NamedItem[]): Card[] => items.flatMap(({ name }) => name);
const isBroom = ({ item }: NamedItem): boolean => item?.cards.includes(BROOM) ?? false;
/** Whether the name is one card of a combined card; only the rule `combined-whole` reports those. */
const isPart = ({ name, partOf }: NamedItem): boolean => partOf !== undefined && name.length === 1;

/** Whether the move is a take without the Broom; `sweep-all` and the turn rules judge takes with it. */
const takesWithoutBroom = ({ move }: BroomAttempt): boolean => move.type === 'take' && !move.cards.includes(BROOM);

const findWrongGroups = (attempt: BroomAttempt): readonly NamedItem[][] => {
  const value = playedValue(attempt);
  if (value === 0 || !takesWithoutBroom(attempt)) return [];
  return attempt.groups
    .filter((group) => group.length > 0 && group.every((item) => item.worth > 0))
    .filter((group) => group.reduce((sum, item) => sum + item.worth, 0) !== value)
    .map((group) => [...group]);
};

/** Groups the courts that a court would take by rank, each card once. */
function courtsTaken(attempt: BroomAttempt): Card[][] {
  if (attempt.played === undefined || courtOf(attempt.played) === undefined || !takesWithoutBroom(attempt)) return [];
  const courts = [...new Set(cardsIn(attempt.groups.flat().filter(isCourt)))];
  const ranks = [...new Set(courts.map(courtOf))];
  return ranks.map((rank) => courts.filter((card) => courtOf(card) === rank));
}

/** The rank of a court as a word: "jack". */
function rankText(card: Card): string {
  const rank = courtOf(card);
  return rank === undefined ? 'court' : rankName(rank);
}

interface CourtFacts extends Facts {
  readonly names: readonly ItemName[];
  readonly played: Card;
  readonly why: 'value' | 'rank' | 'group';
}

/** Facts of a breach of `court-by-court`. */
function findCourtBreach(attempt: BroomAttempt): CourtFacts | undefined {
  const { played } = attempt;
  if (played === undefined || !takesWithoutBroom(attempt)) return undefined;
  const breach = (items: readonly NamedItem[], why: CourtFacts['why']): CourtFacts | undefined =>
    items.length > 0 ? { cards: cardsIn(items), names: items.map((item) => item.name), played, why } : undefined;
  const takenItems = attempt.groups.flat();
  const rank = courtOf(played);
  if (rank === undefined) return breach(takenItems.filter(isCourt), 'value');
  const wrongItems = takenItems.filter((item) => !isCourt(item) || courtOf(item.name[0] as Card) !== rank);
  return breach(wrongItems, 'rank') ?? breach(attempt.groups.filter((group) => group.length > 1).flat(), 'group');
}

function findPartsUsed(
  attempt: BroomAttempt,
): { cards: readonly Card[]; parts: readonly Card[]; wholeNames: readonly ItemName[] } | undefined {
  if (attempt.move.type === 'take' && !takesWithoutBroom(attempt)) return undefined;
  const parts = attempt.named.filter((namedItem) => namedItem.partOf);
  if (parts.length === 0) return undefined;
  const wholeItems = [...new Set(parts.map((namedItem) => namedItem.partOf?.cards ?? []))];
  return { cards: wholeItems.flat(), parts: cardsIn(parts), wholeNames: wholeItems };
}

function findAbsent(
  attempt: BroomAttempt,
): { cards: readonly Card[]; absent: readonly ItemName[]; twice: readonly ItemName[] } | undefined {
  const absent = attempt.named
    .filter((namedItem) => !namedItem.item && !isPart(namedItem) && !namedItem.isRepeated)
    .map((namedItem) => namedItem.name);
  const twice = attempt.named
    .filter((namedItem) => namedItem.isRepeated && !isPart(namedItem))
    .map((namedItem) => namedItem.name);
  if (absent.length + twice.length === 0) return undefined;
  return { cards: [...absent, ...twice].flat(), absent, twice };
}

export const takeRules = [
  restriction<BroomAttempt, Facts & { isTableEmpty: boolean; hasEmptyGroup: boolean; played: readonly Card[] }>({
    id: 'broom/take-something',
    title: 'Take at least one card',
    law: 'You must take at least one card when you take or sweep, and none of your groups may be empty.',
    when: ({ state, move, groups }) => {
      const isEmptyTake =
        move.type === 'sweep'
          ? state.table.length === 0
          : move.type === 'take' && (groups.length === 0 || groups.some((group) => group.length === 0));
      if (!isEmptyTake) return undefined;
      return {
        cards: move.cards,
        played: move.cards,
        isTableEmpty: state.table.length === 0,
        hasEmptyGroup: groups.length > 0,
      };
    },
    says: ({ played, isTableEmpty, hasEmptyGroup }) =>
      isTableEmpty
        ? `The table is empty, so ${played.length > 0 ? cardsText(played) : 'that card'} can’t take anything.`
        : `You named ${hasEmptyGroup ? 'a group with no card in it' : 'no card'}${played.length > 0 ? ` for ${cardsText(played)}` : ''} to take.`,
  }),
  restriction<BroomAttempt, Facts & { absent: readonly ItemName[]; twice: readonly ItemName[] }>({
    id: 'broom/on-table',
    title: 'Only cards on the table',
    law: 'The cards you take or combine with must be on the table, and each may be used only once in a turn.',
    when: findAbsent,
    says: ({ absent, twice }) =>
      absent.length > 0
        ? `${says(namesText(absent))} ${agree(absent, 'aren’t', 'isn’t')} on the table.`
        : `You use ${namesText(twice)} twice, but there is only one ${agree(twice, 'of each ', '')}on the table.`,
  }),
  permission<BroomAttempt>({
    id: 'broom/take-equal',
    title: 'Equal takes equal',
    law: 'A value card takes one or more value cards or combined cards of the same value.',
    allows: (attempt) =>
      takesWithoutBroom(attempt) && playedValue(attempt) > 0 && attempt.groups.some((group) => group.length === 1),
  }),
  permission<BroomAttempt>({
    id: 'broom/take-groups',
    title: 'Sums, and several at once',
    law: 'A value card also takes cards that add up to its value. One card may take several sums and equal cards at once, but you needn’t take them all.',
    notes: {
      'Several groups in one take':
        'The source shows equal cards and sums separately and never says that they mix. But it lets you make two combined tens in one turn, which is worth doing only if one ten takes both. So we allow as many groups as you find.',
    },
    allows: (attempt) =>
      takesWithoutBroom(attempt) && playedValue(attempt) > 0 && attempt.groups.some((group) => group.length > 1),
  }),
  permission<BroomAttempt>({
    id: 'broom/take-court',
    title: 'Courts take their own rank',
    law: 'A jack takes a jack, a queen takes a queen, and a king takes a king.',
    allows: (attempt) =>
      takesWithoutBroom(attempt) && attempt.played !== undefined && courtOf(attempt.played) !== undefined,
  }),
  permission<BroomAttempt>({
    id: 'broom/sweep',
    title: 'The Broom sweeps',
    law: 'The Broom takes every card on the table.',
    allows: ({ move }) => move.type === 'sweep',
  }),
  restriction<BroomAttempt, Facts & { groups: readonly { names: readonly ItemName[]; sum: number }[]; played: Card }>({
    id: 'broom/take-sum',
    title: 'Sums are exact',
    law: 'Every group you take must add up to exactly the value of the card you played.',
    when: (attempt) => {
      const wrongGroups = findWrongGroups(attempt);
      if (wrongGroups.length === 0 || attempt.played === undefined) return undefined;
      return {
        cards: wrongGroups.flatMap(cardsIn),
        played: attempt.played,
        groups: wrongGroups.map((group) => ({
          names: group.map((item) => item.name),
          sum: group.reduce((sum, item) => sum + item.worth, 0),
        })),
      };
    },
    says: ({ groups, played }) => {
      const value = cardWorth(played);
      const sums = groups.map(({ names, sum }) =>
        names.length > 1 ? `${namesText(names)} make ${sum}` : `${textOf(names[0] ?? [])} is worth ${sum}`,
      );
      const cardText = PACK.text(played).replace(/^the /, '');
      return `${says(sums.join('; '))}, but your ${cardText} takes exactly ${value}.`;
    },
  }),
  restriction<BroomAttempt, Facts & { parts: readonly Card[]; wholeNames: readonly ItemName[] }>({
    id: 'broom/combined-whole',
    title: 'A combined card is one card',
    law: 'A combined card is one card as long as it is on the table: no part of it can be taken or used separately.',
    when: findPartsUsed,
    says: ({ parts, wholeNames }) =>
      `${says(cardsText(parts))} ${agree(parts, 'are parts', 'is part')} of the combined ${agree(wholeNames, 'cards', 'card')} ${namesText(wholeNames)}, which can’t be split.`,
  }),
  restriction<BroomAttempt, Facts & { combined: readonly ItemName[]; singleNames: readonly ItemName[] }>({
    id: 'broom/combined-in-sum',
    title: 'Combined cards kept out of sums',
    law: 'A combined card is never part of a sum under the house rule “taken by their own value only”.',
    when: (attempt) => {
      const mixedGroups = attempt.groups.filter(
        (group) => group.length > 1 && group.some((item) => isCombined(item.name)),
      );
      if (mixedGroups.length === 0 || !takesWithoutBroom(attempt) || attempt.state.options.sumWithCombined)
        return undefined;
      const [combined, singleNames] = [true, false].map((wantsCombined) =>
        mixedGroups.flat().flatMap((item) => (isCombined(item.name) === wantsCombined ? [item.name] : [])),
      ) as [ItemName[], ItemName[]];
      return { cards: combined.flat(), combined, singleNames };
    },
    says: ({ combined, singleNames }) =>
      `At this table you take ${namesText(combined)} by ${agree(combined, 'their', 'its')} own value only, not in a sum${singleNames.length > 0 ? ` with ${namesText(singleNames)}` : ''}.`,
  }),
  restriction<BroomAttempt, CourtFacts>({
    id: 'broom/court-by-court',
    title: 'Courts keep to themselves',
    law: 'A court card is taken only by a court of its own rank or by the Broom. A court takes only its own rank and never counts in a sum.',
    when: findCourtBreach,
    says: ({ cards, names, played, why }) => {
      if (why === 'value') {
        return `You can’t take ${cardsText(cards)} with ${PACK.text(played)}: a court has no value, so only its own rank or the Broom takes it.`;
      }
      if (why === 'rank') return `Your ${PACK.text(played)} takes only ${rankText(played)}s, not ${namesText(names)}.`;
      return `You put ${cardsText(cards)} into one group, but courts never add up: take each one by itself.`;
    },
  }),
  restriction<BroomAttempt, Facts & { played: Card; takesOnlyOne: boolean }>({
    id: 'broom/court-one-or-three',
    title: 'One or three, never two',
    law: 'A court card takes one court of its own rank, or all three others at once, but never two.',
    notes: {
      'One, or three at once':
        'With three jacks on the table your fourth takes all three, or any one of them. It can’t take two, odd as that sounds. Some tables let a jack take two, and some never let it take more than one: see the house rule.',
    },
    when: (attempt) => {
      const courtGroups = courtsTaken(attempt).filter((group) => group.length > 1);
      if (courtGroups.length === 0 || attempt.played === undefined) return undefined;
      const { courts } = attempt.state.options;
      const isAllowedCount = (count: number): boolean => courts === 'any' || (count === 3 && courts === 'one-or-three');
      const cards = courtGroups.find((group) => !isAllowedCount(group.length));
      return cards && { cards, played: attempt.played, takesOnlyOne: courts === 'one' };
    },
    says: ({ cards, played, takesOnlyOne }) =>
      takesOnlyOne
        ? `At this table your ${PACK.text(played)} takes only one ${rankText(played)} at a time, not ${cardsText(cards)}.`
        : `You can’t take ${cardsText(cards)} together: your ${PACK.text(played)} takes one ${rankText(played)} or all three, never two.`,
  }),
  restriction<BroomAttempt, Facts>({
    id: 'broom/sweep-all',
    title: 'All or nothing',
    law: 'If you take with the Broom, you take everything on the table, combined cards included. You can’t pick some cards and leave others.',
    when: ({ move }) =>
      move.type === 'take' && move.cards.includes(BROOM) ? { cards: [BROOM, ...move.groups.flat(2)] } : undefined,
    says: ({ cards }) =>
      cards.length > 1
        ? `You can’t pick out ${cardsText(cards.slice(1))} with the Broom: it sweeps the whole table.`
        : 'You can’t pick and choose with the Broom: it sweeps the whole table.',
  }),
  restriction<BroomAttempt, Facts>({
    id: 'broom/sweep-only-broom',
    title: 'Only the Broom',
    law: 'Only the Broom sweeps the table; no other card does.',
    when: ({ move, played }) =>
      move.type === 'sweep' && played !== undefined && played !== BROOM ? { cards: [played] } : undefined,
    says: ({ cards }) => `You can’t sweep with ${cardsText(cards)}: only the Broom does that.`,
  }),
  restriction<BroomAttempt, Facts & { played: readonly Card[] }>({
    id: 'broom/broom-stays',
    title: 'The Broom on the table',
    law: 'A Broom on the table has neither value nor rank, so no card can take it. It goes to the player who gets the rest at the end.',
    notes: {
      'Placing the Broom':
        'Nothing forbids it, so it is allowed, and now and then it is even clever: placed as the very last card it takes nothing, so the player who took last still gets the rest. Most of the time, though, you throw away the strongest card in your hand.',
    },
    when: (attempt) =>
      takesWithoutBroom(attempt) && attempt.named.some(isBroom)
        ? { cards: [BROOM], played: attempt.move.cards }
        : undefined,
    says: ({ played }) =>
      `You can’t take the Broom${played.length > 0 ? ` with ${cardsText(played)}` : ''}: it has neither value nor rank.`,
  }),
  consequence({
    id: 'broom/pile',
    title: 'Into your pile',
    law: 'The cards you take, and the card that took them, go face down on your pile, and you are now the last taker.',
  }),
];
