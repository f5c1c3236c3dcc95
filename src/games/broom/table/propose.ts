import type { Card } from '../../../cards/card.ts';
import { joinWords } from '../../../cards/words.ts';
import { handZone, pickedCards } from '../../../game/hand-zones.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Proposal } from '../../../game/table.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { sortGroup, sortGroups } from '../notation/index.ts';
import { cardWorth, PACK } from '../pack.ts';
import { visitGroupings, visitSubsets } from '../play/subset-sums.ts';
import {
  type BroomMove,
  type BroomState,
  type CombineMove,
  codeOf,
  type ItemName,
  ON_TABLE,
  worthOf,
} from '../state.ts';
import { namesText } from '../texts/words.ts';

const MAX_LAYOUTS = 4;
/** Step limit of the search; any realistic number of picked cards stays below it. */
const MAX_STEPS = 50_000;

/** Ways to split all names into groups of exactly `target`, at most `MAX_LAYOUTS`. */
function layoutsOf(names: readonly ItemName[], target: number, minSize: number): (readonly ItemName[])[][] {
  if (names.length === 0) return [[]];
  const layouts: (readonly ItemName[])[][] = [];
  const visitGroups = (groups: readonly (readonly number[])[]): 'on' | 'stop' => {
    if (groups.flat().length === names.length)
      layouts.push(groups.map((group) => group.map((i) => names[i] as ItemName)));
    return layouts.length < MAX_LAYOUTS ? 'on' : 'stop';
  };
  visitGroupings(names.map(worthOf), target, minSize, visitGroups, { left: MAX_STEPS });
  return layouts;
}

/**
 * Guesses the groups of a take: groups of the right sum, else equal cards singly and the rest as one
 * group.
 */
export function groupingsOf(card: Card | undefined, names: readonly ItemName[]): readonly (readonly ItemName[])[] {
  const value = card === undefined ? 0 : cardWorth(card);
  if (value === 0) return names.map((name) => [name]);
  const valueNames = names.filter((name) => worthOf(name) > 0);
  const exactGroups = valueNames.length === names.length ? layoutsOf(names, value, 1)[0] : undefined;
  if (exactGroups) return exactGroups;
  const separateNames = names.filter((name) => worthOf(name) === value || worthOf(name) === 0);
  const groupedNames = names.filter((name) => !separateNames.includes(name));
  return [...separateNames.map((name) => [name]), ...(groupedNames.length > 0 ? [groupedNames] : [])];
}

/** Returns ways to combine all names so that a card of the hand takes them; else the card laid onto all. */
function combinations(cards: readonly Card[], names: readonly ItemName[], hand: readonly Card[]): CombineMove[] {
  const [card] = cards;
  const plainMove: CombineMove = { type: 'combine', cards, with: names, also: [] };
  if (cards.length !== 1 || card === undefined || cardWorth(card) === 0) return [plainMove];
  if (names.length === 0 || names.some((name) => worthOf(name) === 0)) return [plainMove];
  const targets = new Set(hand.filter((handCard) => handCard !== card).map(cardWorth));
  const combineMoves: CombineMove[] = [];
  for (const target of targets) {
    if (target <= cardWorth(card)) continue;
    visitSubsets(names.map(worthOf), target - cardWorth(card), (places) => {
      const onto = places.map((i) => names[i] as ItemName);
      const otherNames = names.filter((_, i) => !places.includes(i));
      for (const furtherGroups of layoutsOf(otherNames, target, 2))
        combineMoves.push({ type: 'combine', cards, with: onto, also: furtherGroups });
      return combineMoves.length < MAX_LAYOUTS;
    });
  }
  return combineMoves.length > 0 ? combineMoves.slice(0, MAX_LAYOUTS) : [plainMove];
}

function detail({ with: onto, also, cards }: CombineMove): string {
  const combinedTexts = [[...onto, cards], ...also].map(namesText);
  return joinWords(combinedTexts.map((text) => text.replaceAll(' and ', '+').replaceAll(', ', '+')));
}

/** Proposals for the picks, in a fixed order: take, combine, place, sweep. */
export function propose(state: BroomState, seat: Seat, picks: readonly ItemRef[]): readonly Proposal<BroomMove>[] {
  const cards = pickedCards(PACK, picks, handZone(seat)).sort(PACK.compare);
  const touched = new Set(picks.filter((pick) => pick.zone === ON_TABLE).map((pick) => pick.item));
  const names = sortGroup(state.table.map((item) => item.cards).filter((name) => touched.has(codeOf(name))));
  if (cards.length === 0 && names.length === 0) return [];
  const onlyCard = cards.length === 1 ? cards[0] : undefined;
  const combineMoves = combinations(cards, names, state.hands[seat] ?? []);
  return [
    {
      label: 'Take',
      detail: '',
      move: { type: 'take', cards, groups: sortGroups(groupingsOf(onlyCard, names)) },
    },
    ...combineMoves.map((move) => ({
      label: 'Combine',
      detail: combineMoves.length > 1 ? detail(move) : '',
      move: { ...move, with: sortGroup(move.with), also: sortGroups(move.also) },
    })),
    { label: 'Place', detail: '', move: { type: 'place', cards }, to: ON_TABLE },
    { label: 'Sweep', detail: '', move: { type: 'sweep', cards } },
  ];
}
