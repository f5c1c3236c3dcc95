import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { judge } from '../../src/game/judge.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { games } from '../../src/games/index.ts';
import { auditRecord } from '../../src/referee/audit.ts';
import { readRecord } from '../../src/referee/record.ts';
import { withTurn } from '../../src/referee/turn-search.ts';

/** Settlement of a try, in the format of a record entry. */
const TAKEN_BACK: object = JSON.parse('{"then":"taken-back"}');

/** A table at which a player makes an illegal try, and the next player moves as if it had been legal. */
interface SlipTable {
  readonly seed: number;
  readonly seat: Seat;
  readonly illegal: GameMove;
  readonly next: Seat;
  readonly state: GameState;
}

function slipTable(game: Game): SlipTable | null {
  const options = defaultOptions(game.options);
  for (let seed = 1; seed < 60; seed++) {
    const state = game.play.deal(options, seed);
    const seat = game.play.turn(state);
    if (seat === null) continue;
    const seats = game.seats(options);
    const nextSeat = (seat + (game.table.direction(state) ?? 1) + seats) % seats;
    const passedState = withTurn(game, state, nextSeat);
    const illegal = [...game.play.tries(state, seat)].find((move) => !judge(game, state, seat, move).isLegal);
    if (passedState && illegal && game.play.moves(passedState, nextSeat).length > 0) {
      return { seed, seat, illegal, next: nextSeat, state: passedState };
    }
  }
  return null;
}

const tables = games.flatMap((game) => {
  const table = slipTable(game);
  return table ? [[game.name, game, table] as const] : [];
});

// Auction games are missing: in an auction the turn passes only by a bid.
test('there are tables for it in four games', () => expect(tables).toHaveLength(4));

describe.each(tables)('%s: after an illegal try', (_, game, table) => {
  const { seed, seat, illegal, next, state } = table;
  const [legal] = game.play.moves(state, next);
  const wrongToo = [...game.play.tries(state, next)].find((move) => !judge(game, state, next, move).isLegal);

  /** The irregular tries, each with the rules it breaks. */
  const listIrregularTries = (consequence: object, move: GameMove | undefined): unknown => {
    const write = game.notation.move.write as (one: GameMove | undefined) => JsonObject;
    const moves = [
      { seat, move: write(illegal), ...consequence },
      { seat: next, move: write(move) },
    ];
    const parsedRecord = readRecord({ game: game.id, start: { seed }, moves } as JsonObject, () => game);
    const audit = parsedRecord.ok ? auditRecord(parsedRecord.value) : parsedRecord;
    if (!audit.ok) return audit.fault.says;
    return audit.value.irregular.map(({ at, irregular }) => [at, irregular?.findings.map(({ rule }) => rule)]);
  };
  const brokenFindings = judge(game, game.play.deal(defaultOptions(game.options), seed), seat, illegal).findings;
  const rules = brokenFindings.map(({ rule }) => rule);

  test('that wasn’t settled, the next player isn’t out of turn', () => {
    expect(listIrregularTries({}, legal)).toEqual([[0, rules]]);
  });

  test('that was taken back, the next player is out of turn', () => {
    const irregularTries = listIrregularTries(TAKEN_BACK, legal);
    expect(irregularTries).toEqual([
      [0, rules],
      [1, expect.anything()],
    ]);
  });

  test.runIf(wrongToo)('the next player’s other errors are listed, and nothing else', () => {
    const ownRules = judge(game, state, next, wrongToo as GameMove).findings.map(({ rule }) => rule);
    expect(listIrregularTries({}, wrongToo)).toEqual([
      [0, rules],
      [1, ownRules],
    ]);
  });
});
