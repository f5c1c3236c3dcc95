import { computed } from 'nanostores';
import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { DeskGame, Game } from '../../../game/game.ts';
import { handZone } from '../../../game/hand-zones.ts';
import { judge } from '../../../game/judge.ts';
import type { GameMove } from '../../../game/play.ts';
import type { ItemRef, Zone } from '../../../game/zone.ts';
import { isSameItem } from '../../../table/picks.ts';
import { propose } from '../../../table/session.ts';
import { $draft, $laidTable, $latestCards, $picked, $ruledGame } from './desk.ts';
import type { DeskDraft } from './draft.ts';
import type { LaidTable } from './laid-table.ts';

/** A complete try suggested from the laid cards, before any touch. */
export interface TryOffer {
  readonly move: GameMove;
  /** "Take 5♣ and 9♥ with 6♠" */
  readonly says: string;
}

/** With more open cards than this, a try uses only some of them. */
const MAX_LAID = 8;
/** In a hand this small, each single card may be the one that was played. */
const MAX_SINGLE_HAND = 3;
/** Maximum number of offers from one group of candidates, and in all. */
const MAX_PER_GROUP = 6;
const MAX_OFFERS = 14;

const isSeen = (cards: readonly number[]): boolean => cards.length > 0 && !cards.includes(UNKNOWN);

/** Items of a zone whose cards are seen. */
const seenItems = ({ id, items }: Zone): readonly ItemRef[] =>
  items.filter(({ cards }) => isSeen(cards)).map((item) => ({ zone: id, item: item.id }));

/** Moves from the same touches, with the fewest findings among them. */
interface CandidateGroup {
  readonly moves: readonly GameMove[];
  readonly fewestFindings: number;
}

const isPiles = ({ kind }: Zone): boolean => kind === 'piles' || kind === 'columns';

/** A seen thing or an empty place, with its top card (undefined if empty). */
interface TopItem {
  readonly ref: ItemRef;
  readonly top: Card | undefined;
}

const topItems = (zone: Zone): readonly TopItem[] =>
  zone.items
    .filter(({ cards }) => cards.at(-1) !== UNKNOWN)
    .map(({ id, cards }) => ({ ref: { zone: zone.id, item: id }, top: cards.at(-1) }));

/** Whether both latest cards are among these. */
function isLatest(cards: readonly (Card | undefined)[], latest: readonly Card[]): boolean {
  const [one, two] = latest;
  const at = cards.indexOf(one);
  return two !== undefined && at >= 0 && cards.toSpliced(at, 1).includes(two);
}

/**
 * Pairs of a card and a goal (a pile, an empty place or, if the table is crowded, a card in a row). Where it is crowded
 * or another player's pile is touched, only the two latest cards are paired.
 */
function cardGoalPairs(
  seat: number,
  zones: readonly Zone[],
  isCrowded: boolean,
  latest: readonly Card[],
): readonly (readonly [TopItem, TopItem])[] {
  const piles = zones.filter((zone) => isPiles(zone) || (isCrowded && zone.kind === 'row'));
  const foreignZones = piles.filter(({ seat: owner }) => owner !== null && owner !== seat).map(({ id }) => id);
  const hand = zones.filter(({ id }) => id === handZone(seat));
  const goals = piles.flatMap((zone) => {
    const things = topItems(zone);
    const emptyPlace = things.find(({ top }) => top === undefined);
    return things.filter((thing) => thing.top !== undefined || thing === emptyPlace);
  });
  const cards = [...hand, ...piles].flatMap(topItems).filter(({ top }) => top !== undefined);
  return cards
    .flatMap((card) => goals.filter(({ ref }) => !isSameItem(ref, card.ref)).map((goal) => [card, goal] as const))
    .filter(([card, goal]) => {
      const isForeign = foreignZones.includes(card.ref.zone) || foreignZones.includes(goal.ref.zone);
      return !(isCrowded || isForeign) || isLatest([card.top, goal.top], latest);
    });
}

/** Candidates: the whole hand with all open cards, the hand alone, single cards of a small hand, and pairs. */
function listCandidates(
  game: Game,
  seat: number,
  { state, view, zones }: LaidTable,
  latest: readonly Card[],
): readonly CandidateGroup[] {
  const hand = zones.filter(({ id }) => id === handZone(seat)).flatMap(seenItems);
  const openItems = zones.filter(({ kind, seat: owner }) => kind === 'row' && owner === null).flatMap(seenItems);
  const tableSeat = { game, view, seat };
  const makeGroup = (pickedItems: readonly ItemRef[], isAlone = false): CandidateGroup => {
    const candidates = propose({ tableSeat, picked: pickedItems }).map(({ move }) => move);
    const findingCounts = candidates.map((move) => judge(game, state, seat, move).findings.length);
    const fewest = Math.min(...findingCounts);
    // A hand alone is offered only with its best moves: “take nothing” is rarely meant.
    return {
      fewestFindings: fewest,
      moves: isAlone ? candidates.filter((_, at) => findingCounts[at] === fewest) : candidates,
    };
  };
  const pileItems = zones.filter((zone) => isPiles(zone)).flatMap(seenItems);
  const isCrowded = hand.length + openItems.length + pileItems.length > MAX_LAID;
  const pairGroups = cardGoalPairs(seat, zones, isCrowded, latest)
    .flatMap(([one, other]) => propose({ tableSeat, picked: [one.ref, other.ref] }))
    .map(
      ({ move }): CandidateGroup => ({
        fewestFindings: judge(game, state, seat, move).findings.length,
        moves: [move],
      }),
    );
  if (hand.length === 0 || hand.length + openItems.length > MAX_LAID) return pairGroups;
  const singleGroups = hand.length > MAX_SINGLE_HAND ? [] : hand.map((card) => makeGroup([card, ...openItems]));
  return [makeGroup([...hand, ...openItems]), makeGroup(hand, openItems.length > 0), ...singleGroups, ...pairGroups];
}

/** The cards that a move touches; of a pile only the top. */
function cardsOfMove(game: Game, seat: number, { view, zones }: LaidTable, move: GameMove): readonly Card[] {
  return game.table.picksOf(view, seat, move).flatMap(({ zone, item }) => {
    const touchedZone = zones.find(({ id }) => id === zone);
    const cards = touchedZone?.items.find(({ id }) => id === item)?.cards ?? [];
    return touchedZone && isPiles(touchedZone) ? cards.slice(-1) : cards;
  });
}

const toOffer = (game: Game, move: GameMove): TryOffer => ({
  move,
  says: game.texts.describeMove(move).replace(/\.$/, ''),
});

/** Tries that the table never proposes at this time. */
function listUntimely(game: DeskGame<Game>, { position, seat, options }: DeskDraft): readonly TryOffer[] {
  return (game.desk.untimely?.(position, seat) ?? []).flatMap((json) => {
    const move = game.notation.move.read(json, options, seat);
    return move.ok ? [toOffer(game, move.value)] : [];
  });
}

/**
 * Lists likely tries: those that join the two latest cards first, then by number of findings, those with more cards
 * first; untimely ones last.
 */
function listOffers(
  game: DeskGame<Game>,
  draft: DeskDraft,
  laidTable: LaidTable,
  latest: readonly Card[],
): readonly TryOffer[] {
  const { seat } = draft;
  const untouched = { tableSeat: { game, view: laidTable.view, seat }, picked: [] };
  const plainKeys = new Set(propose(untouched).map(({ move }) => game.notation.key(move)));
  const offers = new Map<string, TryOffer & { readonly joinsLatest: boolean; readonly rank: number }>();
  for (const { moves } of listCandidates(game, seat, laidTable, latest).toSorted(
    (a, b) => a.fewestFindings - b.fewestFindings,
  )) {
    const newMoves = moves.filter((move) => !plainKeys.has(game.notation.key(move)));
    for (const move of newMoves.slice(0, MAX_PER_GROUP)) {
      const key = game.notation.key(move);
      if (offers.has(key)) continue;
      const cards = cardsOfMove(game, seat, laidTable, move);
      // One broken rule weighs more than any number of cards.
      const rank = judge(game, laidTable.state, seat, move).findings.length - cards.length / (cards.length + 1);
      offers.set(key, { ...toOffer(game, move), joinsLatest: isLatest(cards, latest), rank });
    }
  }
  const allOffers = [...offers.values()].toSorted((a, b) => a.rank - b.rank);
  const likelyOffers = [
    ...allOffers.filter(({ joinsLatest }) => joinsLatest),
    ...allOffers.filter(({ joinsLatest }) => !joinsLatest),
  ].slice(0, MAX_OFFERS);
  const untimelyOffers = listUntimely(game, draft).filter(({ move }) => !offers.has(game.notation.key(move)));
  return [...likelyOffers, ...untimelyOffers];
}

/** Likely tries while nothing is touched and no move is set. */
export const $offers = computed(
  [$ruledGame, $draft, $laidTable, $picked, $latestCards],
  (game, draft, laidTable, pickedItems, latest): readonly TryOffer[] => {
    if (!game || !draft || draft.move || !laidTable?.ok || pickedItems.length > 0) return [];
    return listOffers(game, draft, laidTable.value, latest);
  },
);
