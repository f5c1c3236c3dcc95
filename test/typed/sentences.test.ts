import { expect, test } from 'vitest';
import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import type { GameMove } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';
import { contextOf } from '../../src/game/typed-line/context.ts';
import { parseLine } from '../../src/game/typed-line/parser.ts';
import { HAND_PLACE } from '../../src/game/typed-line/placement.ts';
import { loadGrammar } from '../../src/games/boxes.ts';
import { games } from '../../src/games/index.ts';
import { createRandom } from '../../src/random/random.ts';
import { type PlayedDecision, playThrough, someOptions } from '../contract/play-through.ts';
import { scaledCount } from '../depth.ts';
import { tableEntries } from './table-entries.ts';

type TypingTable = Pick<PlayedDecision, 'state' | 'seat'>;

const beforeIt = (game: WholeGame, { state, seat }: TypingTable) =>
  tableEntries(game, state.options, seat, {
    view: state,
    position: () => game.notation.position.write(state),
  });

/** The canonical form of a move that was read. */
function canonical(game: WholeGame, json: JsonObject, { state, seat }: TypingTable): JsonObject {
  const parsedMove = game.notation.move.read(json, state.options, seat as Seat);
  if (!parsedMove.ok) throw new Error(parsedMove.fault.says);
  return game.notation.move.write(parsedMove.value);
}

const namedGames = games.map((game) => [game.name, game] as const);

test.each(namedGames)(
  '%s: the site’s text of a move is read back as that move',
  async (_, game) => {
    const grammar = (await loadGrammar(game.id)) ?? null;
    // The same sentence is read once, at the first table with it.
    const knownSentences = new Set<string>();
    let [decisions, moves] = [0, 0];
    for (let seed = 0; seed < scaledCount(16); seed++) {
      for (const at of playThrough(game, someOptions(game, createRandom(seed)), seed)) {
        decisions++;
        moves += at.moves.length;
        const tableBefore = beforeIt(game, at);
        for (const move of at.moves) {
          const description = game.texts.describeMove(move);
          if (knownSentences.has(description)) continue;
          knownSentences.add(description);
          const parsedLine = parseLine(grammar, description, tableBefore);
          const readBack =
            parsedLine.kind === 'sentence' && parsedLine.move ? canonical(game, parsedLine.move, at) : parsedLine;
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

/** One in this number of a table's tries is read. */
const TRY_STRIDE = 29;
/** Most tries to read at a table. */
const MAX_TRIES = 20;

function* sampleTries(game: WholeGame, { state, seat }: TypingTable, firstIndex: number): Generator<GameMove> {
  let [tryIndex, yielded] = [firstIndex, 0];
  for (const move of game.play.tries(state, seat)) {
    if (tryIndex++ % TRY_STRIDE > 0) continue;
    yield move;
    if (++yielded === MAX_TRIES) return;
  }
}

test.each(namedGames)(
  '%s: a try that may be forbidden is read back as that try, or isn’t read',
  async (_, game) => {
    const grammar = (await loadGrammar(game.id)) ?? null;
    let [readCount, unreadCount, step] = [0, 0, 0];
    for (let seed = 0; seed < scaledCount(12); seed++) {
      for (const at of playThrough(game, someOptions(game, createRandom(900 + seed)), seed)) {
        if (step++ % 7 > 0) continue;
        const tableBefore = beforeIt(game, at);
        for (const move of sampleTries(game, at, step)) {
          const description = game.texts.describeMove(move);
          const parsedLine = parseLine(grammar, description, tableBefore);
          if (parsedLine.kind !== 'sentence' || !parsedLine.move) unreadCount++;
          else {
            readCount++;
            const readBack = game.notation.move.read(parsedLine.move, at.state.options, at.seat);
            if (!readBack.ok) throw new Error(`${description} ${readBack.fault.says}`);
            if (game.notation.key(readBack.value) === game.notation.key(move)) continue;
            // A card that isn't in the hand is moved from its place.
            const playedCodes = (one: GameMove) =>
              game.notation.cardsOf(one, at.state, at.seat).played.map(game.pack.code);
            expect(playedCodes(readBack.value), description).toEqual(playedCodes(move));
            expect(contextOf(tableBefore, at.seat).cards(HAND_PLACE), description).not.toEqual(
              expect.arrayContaining(playedCodes(move)),
            );
          }
        }
      }
    }
    console.log(`${game.name}: ${readCount} tries read back, ${unreadCount} not read`);
    expect(unreadCount).toBeLessThan(readCount / 4);
  },
  600_000,
);

test.each(namedGames)(
  '%s: the log’s text of your own move is read as that kind of move with those cards, or isn’t read',
  async (_, game) => {
    const grammar = (await loadGrammar(game.id)) ?? null;
    const knownSentences = new Set<string>();
    let readCount = 0;
    for (let seed = 0; seed < scaledCount(8); seed++) {
      for (const at of playThrough(game, someOptions(game, createRandom(seed)), seed)) {
        const event = at.events.find(({ seat }) => seat === at.seat);
        const description = event ? game.texts.describeEvent(event, seatNamerFor(at.seat)) : '';
        if (knownSentences.has(description)) continue;
        knownSentences.add(description);
        const parsedLine = parseLine(grammar, description, beforeIt(game, at));
        if (parsedLine.kind !== 'sentence' || !parsedLine.move) continue;
        readCount++;
        const readBack = game.notation.move.read(parsedLine.move, at.state.options, at.seat);
        if (!readBack.ok) throw new Error(`${description} ${readBack.fault.says}`);
        const kindAndCards = (one: GameMove) => [one.type, game.notation.cardsOf(one, at.state, at.seat).played];
        expect(kindAndCards(readBack.value), description).toEqual(kindAndCards(at.move));
      }
    }
    console.log(`${game.name}: ${readCount} of ${knownSentences.size} sentences of the log read back`);
    expect(readCount).toBeGreaterThan(0);
  },
);
