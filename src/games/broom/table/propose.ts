import type { Card } from '../../../cards/card.ts';
import { joinWords } from '../../../cards/words.ts';
import { handZone, pickedCards } from '../../../game/hand-zones.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Proposal } from '../../../game/table.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { sortGroup, sortGroups } from '../notation/index.ts';
import { PACK, worth } from '../pack.ts';
import { eachGrouping, eachSubset } from '../play/subset-sums.ts';
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

const MOST_WAYS = 4;
/** Step limit; enough for any number of picks. */
const STEPS = 50_000;

/** Ways to split all names into groups of exactly `target`, up to `MOST_WAYS`. */
function layoutsOf(names: readonly ItemName[], target: number, least: number): (readonly ItemName[])[][] {
  if (names.length === 0) return [[]];
  const found: (readonly ItemName[])[][] = [];
  const each = (groups: readonly (readonly number[])[]): 'on' | 'stop' => {
    if (groups.flat().length === names.length)
      found.push(groups.map((group) => group.map((i) => names[i] as ItemName)));
    return found.length < MOST_WAYS ? 'on' : 'stop';
  };
  eachGrouping(names.map(worthOf), target, least, each, { left: STEPS });
  return found;
}

/** The likeliest groupings of a take: groups that sum up, else all names as one group. */
export function groupingsOf(
  card: Card | undefined,
  names: readonly ItemName[],
): readonly (readonly ItemName[])[] {
  const value = card === undefined ? 0 : worth(card);
  if (value === 0) return names.map((name) => [name]);
  const adding = names.filter((name) => worthOf(name) > 0);
  const right = adding.length === names.length ? layoutsOf(names, value, 1)[0] : undefined;
  if (right) return right;
  const alone = names.filter((name) => worthOf(name) === value || worthOf(name) === 0);
  const rest = names.filter((name) => !alone.includes(name));
  return [...alone.map((name) => [name]), ...(rest.length > 0 ? [rest] : [])];
}

/** Ways to combine all names with the card so that a held card takes them; else all names onto the card. */
function combinations(
  cards: readonly Card[],
  names: readonly ItemName[],
  held: readonly Card[],
): CombineMove[] {
  const [card] = cards;
  const plain: CombineMove = { type: 'combine', cards, with: names, also: [] };
  if (cards.length !== 1 || card === undefined || worth(card) === 0) return [plain];
  if (names.length === 0 || names.some((name) => worthOf(name) === 0)) return [plain];
  const targets = new Set(held.filter((other) => other !== card).map(worth));
  const found: CombineMove[] = [];
  for (const target of targets) {
    if (target <= worth(card)) continue;
    eachSubset(names.map(worthOf), target - worth(card), (places) => {
      const onto = places.map((i) => names[i] as ItemName);
      const rest = names.filter((_, i) => !places.includes(i));
      for (const also of layoutsOf(rest, target, 2)) found.push({ type: 'combine', cards, with: onto, also });
      return found.length < MOST_WAYS;
    });
  }
  return found.length > 0 ? found.slice(0, MOST_WAYS) : [plain];
}

function detail({ with: onto, also, cards }: CombineMove): string {
  const made = [[...onto, cards], ...also].map(namesText);
  return joinWords(made.map((text) => text.replaceAll(' and ', '+').replaceAll(', ', '+')));
}

/** Proposals for the picks, in a fixed order: take, combine, place, sweep. */
export function propose(
  state: BroomState,
  seat: Seat,
  picks: readonly ItemRef[],
): readonly Proposal<BroomMove>[] {
  const cards = pickedCards(PACK, picks, handZone(seat)).sort(PACK.compare);
  const touched = new Set(picks.filter((pick) => pick.zone === ON_TABLE).map((pick) => pick.item));
  const names = sortGroup(state.table.map((item) => item.cards).filter((name) => touched.has(codeOf(name))));
  if (cards.length === 0 && names.length === 0) return [];
  const one = cards.length === 1 ? cards[0] : undefined;
  const ways = combinations(cards, names, state.hands[seat] ?? []);
  return [
    { label: 'Take', detail: '', move: { type: 'take', cards, groups: sortGroups(groupingsOf(one, names)) } },
    ...ways.map((move) => ({
      label: 'Combine',
      detail: ways.length > 1 ? detail(move) : '',
      move: { ...move, with: sortGroup(move.with), also: sortGroups(move.also) },
    })),
    { label: 'Place', detail: '', move: { type: 'place', cards }, to: ON_TABLE },
    { label: 'Sweep', detail: '', move: { type: 'sweep', cards } },
  ];
}
