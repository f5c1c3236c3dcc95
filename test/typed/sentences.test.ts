import { expect, test } from 'vitest';
import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import type { GameMove } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';
import { HAND } from '../../src/game/typed-line/grammar.ts';
import { parseLine } from '../../src/game/typed-line/parser.ts';
import { loadGrammar } from '../../src/games/boxes.ts';
import { games } from '../../src/games/index.ts';
import { createRandom } from '../../src/random/random.ts';
import { type Decision, playThrough, someOptions } from '../contract/play-through.ts';
import { often } from '../depth.ts';
import { tableEntries } from './table-entries.ts';

type TypingTable = Pick<Decision, 'state' | 'seat'>;

const beforeIt = (game: WholeGame, { state, seat }: TypingTable) =>
  tableEntries(game, state.options, seat, {
    view: state,
    position: () => game.notation.position.write(state),
  });

/** The canonical form of a move that was read. */
function canonical(game: WholeGame, json: JsonObject, { state, seat }: TypingTable): JsonObject {
  const parsed = game.notation.move.read(json, state.options, seat as Seat);
  if (!parsed.ok) throw new Error(parsed.fault.says);
  return game.notation.move.write(parsed.value);
}

const each = games.map((game) => [game.name, game] as const);

test.each(each)(
  '%s: the site’s text of a move is read back as that move',
  async (_, game) => {
    const grammar = (await loadGrammar(game.id)) ?? null;
    // The same sentence is read once, at the first table with it.
    const knownSentences = new Set<string>();
    let [decisions, moves] = [0, 0];
    for (let seed = 0; seed < often(16); seed++) {
      for (const at of playThrough(game, someOptions(game, createRandom(seed)), seed)) {
        decisions++;
        moves += at.moves.length;
        const before = beforeIt(game, at);
        for (const move of at.moves) {
          const description = game.texts.describeMove(move);
          if (knownSentences.has(description)) continue;
          knownSentences.add(description);
          const found = parseLine(game, grammar, description, before);
          const readBack = found.kind === 'try' ? canonical(game, found.move, at) : found;
          const want = canonical(game, game.notation.move.write(move), at);
          if (JSON.stringify(readBack) !== JSON.stringify(want)) expect(readBack, description).toEqual(want);
        }
      }
    }
    console.log(`${game.name}: ${moves} moves at ${decisions} decisions, ${knownSentences.size} sentences`);
    expect(knownSentences.size).toBeGreaterThan(50);
  },
  600_000,
);

/** Share and limit of a table's tries that are read. */
const EVERY = 29;
const TRIES = 20;

function* someTries(game: WholeGame, { state, seat }: TypingTable, first: number): Generator<GameMove> {
  let [n, yielded] = [first, 0];
  for (const move of game.play.tries(state, seat)) {
    if (n++ % EVERY > 0) continue;
    yield move;
    if (++yielded === TRIES) return;
  }
}

test.each(each)(
  '%s: a try that may be forbidden is read back as that try, or isn’t read',
  async (_, game) => {
    const grammar = (await loadGrammar(game.id)) ?? null;
    let [readCount, unreadCount, step] = [0, 0, 0];
    for (let seed = 0; seed < often(12); seed++) {
      for (const at of playThrough(game, someOptions(game, createRandom(900 + seed)), seed)) {
        if (step++ % 7 > 0) continue;
        const before = beforeIt(game, at);
        for (const move of someTries(game, at, step)) {
          const description = game.texts.describeMove(move);
          const found = parseLine(game, grammar, description, before);
          if (found.kind !== 'try') unreadCount++;
          else {
            readCount++;
            const readBack = game.notation.move.read(found.move, at.state.options, at.seat);
            if (!readBack.ok) throw new Error(`${description} ${readBack.fault.says}`);
            if (game.notation.key(readBack.value) === game.notation.key(move)) continue;
            // A card that isn't in the hand is moved from its place.
            const playedCodes = (one: GameMove) =>
              game.notation.cardsOf(one, at.state, at.seat).played.map(game.pack.code);
            expect(playedCodes(readBack.value), description).toEqual(playedCodes(move));
            expect(before.cards(HAND), description).not.toEqual(expect.arrayContaining(playedCodes(move)));
          }
        }
      }
    }
    console.log(`${game.name}: ${readCount} tries read back, ${unreadCount} not read`);
    expect(unreadCount).toBeLessThan(readCount / 4);
  },
  600_000,
);

test.each(each)(
  '%s: the log’s text of your own move is read as that kind of move with those cards, or isn’t read',
  async (_, game) => {
    const grammar = (await loadGrammar(game.id)) ?? null;
    const knownSentences = new Set<string>();
    let readCount = 0;
    for (let seed = 0; seed < often(8); seed++) {
      for (const at of playThrough(game, someOptions(game, createRandom(seed)), seed)) {
        const event = at.events.find(({ seat }) => seat === at.seat);
        const description = event ? game.texts.describeEvent(event, seatNamerFor(at.seat)) : '';
        if (knownSentences.has(description)) continue;
        knownSentences.add(description);
        const found = parseLine(game, grammar, description, beforeIt(game, at));
        if (found.kind !== 'try') continue;
        readCount++;
        const readBack = game.notation.move.read(found.move, at.state.options, at.seat);
        if (!readBack.ok) throw new Error(`${description} ${readBack.fault.says}`);
        const kindAndCards = (one: GameMove) => [one.type, game.notation.cardsOf(one, at.state, at.seat).played];
        expect(kindAndCards(readBack.value), description).toEqual(kindAndCards(at.move));
      }
    }
    console.log(`${game.name}: ${readCount} of ${knownSentences.size} sentences of the log read back`);
    expect(readCount).toBeGreaterThan(0);
  },
);
