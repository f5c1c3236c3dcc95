import { describe, expect, test } from 'vitest';
import { createRecord, findStarters } from '../../../../src/features/records/state/writing/new-record.ts';
import { reduce, type WritingAction } from '../../../../src/features/records/state/writing/reduce.ts';
import {
  beginWriting,
  isUnsaid,
  openWriting,
  proposalsOf,
  standpointOf,
  visibleZones,
  type WritingState,
} from '../../../../src/features/records/state/writing/state.ts';
import { listTableFields } from '../../../../src/features/records/state/writing/table-edits.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import { games } from '../../../../src/games/index.ts';
import { type PlayedDecision, playThrough } from '../../../contract/play-through.ts';

/** Starts writing down a game, with helpers that touch cards like a writer who sees only part of them. */
function handAt(game: WholeGame, json: ReturnType<typeof createRecord>) {
  const result = beginWriting(game, json);
  if (!result.ok) throw new Error(result.fault.says);
  let writing: WritingState = result.value;
  const log: string[] = [];
  const act = (action: WritingAction): void => {
    writing = reduce(writing, action);
    if (writing.problem !== '') log.push(writing.problem);
  };
  /** Touches the item with this card; if its card is unseen, names it. */
  const touch = (zone: string, card: number, item: string): void => {
    const items = visibleZones(writing).find(({ id }) => id === zone)?.items ?? [];
    const knownItem =
      items.find((one) => one.id === item && one.cards.at(-1) === card) ??
      items.find(({ cards, id }) => cards.at(-1) === card && !writing.picked.some((p) => p.item === id));
    const thing = knownItem ?? items.find(({ cards }) => cards.length === 1 && (cards[0] as number) < 0);
    act({ type: 'touch', thing: { zone, item: thing?.id ?? item } });
    if (writing.askedItem) act({ type: 'tell', card });
  };
  return { act, touch, log, now: () => writing };
}

type Hand = ReturnType<typeof handAt>;

/** Names the open cards, and those in the writer's hand. */
function tellTable(game: WholeGame, hand: Hand, state: PlayedDecision['state']): void {
  const zones = game.table.zones(game.visibility.view(state, 0), 0, String);
  hand.act({ type: 'seat', seat: 0 });
  const position = game.notation.position.write(state);
  for (const place of listTableFields(game, standpointOf(hand.now()))) {
    const value = place.read(position);
    if (value !== undefined) hand.act({ type: 'say', place, value });
  }
  hand.act({ type: 'seat', seat: 0 });
  for (const { id, items } of zones) {
    for (const [i, { cards }] of items.entries()) {
      const item = visibleZones(hand.now()).find((zone) => zone.id === id)?.items[i];
      const top = cards.at(-1) ?? -1;
      if (!item || top < 0 || item.cards.at(-1) === top) continue;
      hand.act({ type: 'touch', thing: { zone: id, item: item.id } });
      if (hand.now().askedItem) hand.act({ type: 'tell', card: top });
    }
  }
}

/** Touches the cards of a move; if they allow several moves, chooses this one. */
function write(game: WholeGame, hand: Hand, { state, seat, move }: PlayedDecision): void {
  hand.act({ type: 'seat', seat });
  const view = game.visibility.view(state, seat);
  const zones = game.table.zones(view, seat, String);
  const before = hand.now().replay.record.entries.length;
  for (const { zone, item } of game.table.picksOf(view, seat, move)) {
    const real = zones.find(({ id }) => id === zone)?.items.find(({ id }) => id === item);
    hand.touch(zone, real?.cards.at(-1) ?? -1, item);
  }
  if (hand.now().replay.record.entries.length > before) return;
  const key = game.notation.key(move);
  const proposal = proposalsOf(hand.now()).find((one) => game.notation.key(one.move) === key);
  if (!proposal) hand.log.push(`No touch means: ${game.texts.describeMove(move)}`);
  hand.act({ type: 'attempt', move: proposal?.move ?? move });
}

describe.each(games.map((game) => [game.name, game as WholeGame] as const))(
  'a game of %s written at the table',
  (_, game) => {
    const options = defaultOptions(game.options);
    const decisions = [...playThrough(game, options, 5)].slice(0, 14);
    const firstDecision = decisions[0] as PlayedDecision;

    const begins = findStarters(game, options).includes(firstDecision.seat) ? firstDecision.seat : null;
    const newHand = (): Hand => handAt(game, createRecord(game, { options, names: null }, begins));
    /** The dealt table with its first moves written down. */
    const writeMoves = (moves: number): Hand => {
      const hand = newHand();
      tellTable(game, hand, firstDecision.state);
      hand.act({ type: 'touching', mode: 'played' });
      for (const one of decisions.slice(0, moves)) write(game, hand, one);
      return hand;
    };
    const entriesIn = (hand: Hand) => hand.now().replay.record.entries;
    /** Tries a move out of turn. */
    const tryOutOfTurn = (hand: Hand): Hand => {
      const { seat } = standpointOf(hand.now());
      hand.act({ type: 'seat', seat: (seat + 1) % game.seats(options) });
      hand.act({ type: 'attempt', move: firstDecision.move });
      return hand;
    };

    test('is written by touch, with the other hands unseen, and none of it is called irregular', () => {
      const hand = writeMoves(decisions.length);
      expect(hand.log).toEqual([]);
      expect(entriesIn(hand).map(({ move }) => game.notation.key(move))).toEqual(
        decisions.map(({ move }) => game.notation.key(move)),
      );
      expect(hand.now().replay.audit.irregular).toEqual([]);
    });

    test('rules on an illegal try at once, and asks how the table settled it', () => {
      const hand = tryOutOfTurn(writeMoves(2));
      expect(hand.now()).toMatchObject({ awaitsOutcome: true, tried: { ruling: { verdict: 'illegal' } } });
      expect(entriesIn(hand)).toHaveLength(2);
      hand.act({ type: 'meet', outcome: 'taken-back' });
      expect(entriesIn(hand)[2]?.response).toBe('taken-back');
      tryOutOfTurn(hand).act({ type: 'meet', outcome: 'stood' });
      expect(entriesIn(hand)[3]?.response).toHaveProperty('position');
      expect(hand.now().replay.audit.irregular.map(({ at }) => at)).toEqual([2, 3]);
      hand.act({ type: 'strike' });
      expect(entriesIn(hand)).toHaveLength(3);
    });

    test('needs one card for a try out of turn, and asks for nothing else', () => {
      // All hands except that of seat 0 are unseen.
      const nextSeat = (one: Hand): number => (standpointOf(one.now()).seat + 1) % game.seats(options);
      const hand = [1, 2].map(writeMoves).find((one) => nextSeat(one) !== 0) as Hand;
      hand.act({ type: 'seat', seat: nextSeat(hand) });
      const zone = visibleZones(hand.now()).find(({ kind }) => kind === 'hand');
      const item = zone?.items.find(({ cards }) => (cards[0] as number) < 0)?.id ?? '';
      hand.act({ type: 'touch', thing: { zone: zone?.id ?? '', item } });
      hand.act({ type: 'tell', card: game.pack.cards[0] as number });
      expect(hand.now().askedItem).toBeNull();
      hand.act({ type: 'attempt', move: firstDecision.move });
      expect(hand.now()).toMatchObject({ askedItem: null, isPrompted: false, awaitsOutcome: true });
    });

    test('continues where it was left, from the record alone', () => {
      const hand = writeMoves(3);
      const reopened = openWriting(game, hand.now().replay.json);
      expect(reopened.ok && visibleZones(reopened.value)).toEqual(visibleZones(hand.now()));
    });

    test('begins with every open card unknown, and is ruled on once all are named', () => {
      const hand = newHand();
      const openCards = (): readonly number[] =>
        visibleZones(hand.now()).flatMap(({ items }) => items.map(({ cards }) => cards.at(-1) ?? -1));
      expect(openCards().filter((card) => card >= 0)).toEqual([]);
      const { unsaid } = hand.now();
      if (unsaid.length === 0) return;
      hand.act({ type: 'attempt', move: firstDecision.move });
      expect(hand.now()).toMatchObject({
        tried: null,
        problem: expect.stringMatching(/^We don’t know yet/),
      });
      expect(entriesIn(hand)).toEqual([]);
      // A named card appears on the table, regardless of the placeholder it replaces.
      const namedCards: number[] = [];
      for (let left = unsaid.length; left > 0; left--) {
        const zones = visibleZones(hand.now());
        const thing = zones
          .flatMap(({ id, items }) => items.map(({ id: item }) => ({ zone: id, item })))
          .find((one) => isUnsaid(hand.now(), one));
        const card = game.pack.cards[namedCards.length] as number;
        hand.act({ type: 'touch', thing: thing ?? { zone: '', item: '' } });
        hand.act({ type: 'tell', card });
        namedCards.push(card);
        expect([hand.log, hand.now().unsaid.length]).toEqual([[expect.anything()], left - 1]);
        expect(
          openCards()
            .filter((one) => one >= 0)
            .toSorted(),
        ).toEqual(namedCards.toSorted());
      }
      hand.act({ type: 'attempt', move: firstDecision.move });
      expect(hand.now().problem).not.toMatch(/^We don’t know yet/);
    });

    test('moves a card that is in another place already, or refuses it in a sentence', () => {
      const hand = newHand();
      hand.act({ type: 'seat', seat: 0 });
      const ownCards = (): readonly number[] =>
        visibleZones(hand.now())
          .find(({ kind }) => kind === 'hand')
          ?.items.flatMap(({ cards }) => cards) ?? [];
      const [zone] = visibleZones(hand.now()).filter(({ kind }) => kind === 'hand');
      const card = game.pack.cards[0] as number;
      for (let count = 0; count < game.pack.copies(card) + 2; count++) {
        const item =
          visibleZones(hand.now())
            .find(({ id }) => id === zone?.id)
            ?.items.at(-1)?.id ?? '';
        hand.act({ type: 'touch', thing: { zone: zone?.id ?? '', item } });
        hand.act({ type: 'tell', card });
      }
      const copies = ownCards().filter((one) => one === card).length;
      expect(copies).toBeLessThanOrEqual(game.pack.copies(card));
      for (const message of hand.log) expect(message).toMatch(/^[A-Z].+[.]$/);
    });
  },
);
