import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../../src/cards/card.ts';
import { reduce } from '../../../../src/features/records/state/writing/reduce.ts';
import {
  openWriting,
  proposalsOf,
  standpointOf,
  visibleZones,
  type WritingState,
} from '../../../../src/features/records/state/writing/state.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../../src/game/zone.ts';
import { games } from '../../../../src/games/index.ts';
import { verdictOf } from '../../../../src/referee/verdict.ts';
import { type PlayedDecision, playThrough } from '../../../contract/play-through.ts';

const isUnseen = ({ cards }: ZoneItem): boolean => cards.length === 1 && cards[0] === UNKNOWN;
const zoneIn = (writing: WritingState, id: string): Zone | undefined =>
  visibleZones(writing).find((zone) => zone.id === id);
const handIn = (writing: WritingState): Zone | undefined => visibleZones(writing).find(({ kind }) => kind === 'hand');
const firstUnseen = (zone: Zone | undefined): ItemRef | null => {
  const item = zone?.items.find(isUnseen);
  return zone && item ? { zone: zone.id, item: item.id } : null;
};
const cardsOf = (writing: WritingState, picks: readonly ItemRef[]): readonly (number | undefined)[] =>
  picks.map(({ zone, item }) =>
    zoneIn(writing, zone)
      ?.items.find(({ id }) => id === item)
      ?.cards.at(-1),
  );

/** A record of the first moves of a game, in which only the cards that one seat sees are known. */
function openRecord(game: WholeGame, { state }: PlayedDecision, eyes = 0): WritingState {
  const position = game.notation.position.write(game.visibility.view(state, eyes));
  const result = openWriting(game, { game: game.id, start: { position }, moves: [] });
  if (!result.ok) throw new Error(result.fault.says);
  return reduce(result.value, { type: 'touching', mode: 'played' });
}

/** Whether some move that the touched cards can mean isn’t against the rules, as far as the cards are known. */
function isSomeAllowed(game: WholeGame, writing: WritingState): boolean {
  const { state, seat } = standpointOf(writing);
  return proposalsOf(writing).some(({ move }) => verdictOf(game, state, seat, move).verdict !== 'illegal');
}

/** What the page should ask for after a card of a hand was told: the next one while nothing is allowed. */
function expectedItem(game: WholeGame, writing: WritingState, zone: string): ItemRef | null {
  if (writing.tried || writing.picked.length === 0 || isSomeAllowed(game, writing)) return null;
  return firstUnseen(zoneIn(writing, zone));
}

/** What the page should ask for after a move: the next player’s card, where that player does the same unseen. */
function expectedNext(game: WholeGame, before: WritingState, after: WritingState): ItemRef | null {
  const actionsIn = (writing: WritingState): string => {
    const { state, seat } = standpointOf(writing);
    return game.table.actions(game.visibility.view(state, seat), seat).join();
  };
  const picks = after.tried?.picks ?? [];
  const isFromHand = picks.length > 0 && picks.every(({ zone }) => zoneIn(before, zone)?.kind === 'hand');
  const hand = handIn(after);
  const isUnseenHand = hand?.items.every(isUnseen) ?? false;
  return isFromHand && isUnseenHand && actionsIn(before) === actionsIn(after) ? firstUnseen(hand) : null;
}

/** Touches the cards of a move one by one, and tells those asked for. Checks what is asked. */
function touchMove(game: WholeGame, start: WritingState, { state, seat, move }: PlayedDecision): WritingState {
  let writing = reduce(start, { type: 'seat', seat });
  const view = game.visibility.view(state, seat);
  const zones = game.table.zones(view, seat, String);
  for (const { zone, item } of game.table.picksOf(view, seat, move)) {
    if (writing.tried) break;
    const card =
      zones
        .find(({ id }) => id === zone)
        ?.items.find(({ id }) => id === item)
        ?.cards.at(-1) ?? UNKNOWN;
    const items = zoneIn(writing, zone)?.items ?? [];
    const isPicked = ({ id }: ZoneItem): boolean => writing.picked.some((one) => one.zone === zone && one.item === id);
    const known = items.find((one) => one.cards.at(-1) === card && !isPicked(one));
    const thing = writing.askedItem ?? { zone, item: (known ?? items.find(isUnseen))?.id ?? item };
    const before = writing;
    if (!before.askedItem) writing = reduce(before, { type: 'touch', thing });
    if (!writing.askedItem || writing.tried) continue;
    expect(writing.askedItem).toEqual(thing);
    writing = reduce(writing, { type: 'tell', card });
    if (writing.tried) continue;
    expect(writing.problem).toBe('');
    // The card told is touched, besides those touched before.
    expect(cardsOf(writing, writing.picked)).toEqual([...cardsOf(before, before.picked), card]);
    expect(new Set(writing.picked.map(({ item: id }) => id)).size).toBe(writing.picked.length);
    const expected = expectedItem(game, writing, zone);
    expect([writing.askedItem, writing.isPrompted]).toEqual([expected, expected !== null]);
  }
  return writing;
}

describe.each(games.map((game) => [game.name, game as WholeGame] as const))('writing down %s', (_, game) => {
  const decisions = [...playThrough(game, defaultOptions(game.options), 5)].slice(0, 10);

  test('asks for the cards of a hidden hand one after the other, as long as no move is allowed with them', () => {
    let writing = openRecord(game, decisions[0] as PlayedDecision);
    for (const decision of decisions) {
      const before = touchMove(game, writing, decision);
      const entries = writing.replay.record.entries.length;
      const isPlayed = before.replay.record.entries.length > entries;
      const start = reduce(writing, { type: 'seat', seat: decision.seat });
      writing = isPlayed ? before : reduce(before, { type: 'attempt', move: decision.move });
      if (writing.awaitsOutcome || writing.replay.record.entries.length === entries) break;
      const next = expectedNext(game, isPlayed ? start : before, writing);
      expect([writing.askedItem, writing.isPrompted]).toEqual([next, next !== null]);
    }
    expect(writing.replay.record.entries.length).toBeGreaterThan(0);
  });

  test('knows a card that was shown in a try which was taken back, but not if it was left standing', () => {
    const [first] = decisions as [PlayedDecision];
    const opened = openRecord(game, first, first.seat);
    const seat = (first.seat + 1) % game.seats(first.state.options);
    const seated = reduce(opened, { type: 'seat', seat });
    const hand = handIn(seated);
    const item = firstUnseen(hand) as ItemRef;
    const cardsBefore = game.play.cards(standpointOf(seated).state);
    const card = game.pack.cards.find((one) => !cardsBefore.includes(one)) as number;
    const told = reduce(reduce(seated, { type: 'touch', thing: item }), { type: 'tell', card });
    // Out of turn nothing is allowed, and no other card helps.
    expect([told.askedItem, told.isPrompted, cardsOf(told, told.picked)]).toEqual([null, false, [card]]);
    const tried = reduce(told, { type: 'attempt', move: first.move });
    expect(tried).toMatchObject({ awaitsOutcome: true, chosenSeat: seat, problem: '' });
    const back = reduce(tried, { type: 'meet', outcome: 'taken-back' });
    expect(back.replay.record.entries).toMatchObject([{ seat, response: 'taken-back' }]);
    expect(back.namedState && game.play.cards(back.namedState)).toContain(card);
    const stood = reduce(tried, { type: 'meet', outcome: 'stood' });
    expect([stood.namedState, stood.awaitsOutcome, stood.tried]).toEqual([null, false, null]);
  });
});
