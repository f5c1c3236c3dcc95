import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { createRandom } from '../../src/random/random.ts';
import { answer } from '../../src/referee/answer.ts';
import { isDeep, scaledCount } from '../depth.ts';
import { illegalTry, irregularRecord, recordEntry } from './irregular-record.ts';
import type { LawRunner } from './law-runner.ts';
import { beginningOf, decisionsOf, type RandomGame, RandomGames, wholeGame } from './random-game.ts';

/** An audit in the format of the answer line. */
interface AuditAnswer {
  readonly error?: { readonly code: string; readonly says: string };
  readonly tries: number;
  readonly irregular: readonly {
    readonly at: number;
    readonly verdict: string;
    readonly findings: readonly { readonly rule: string | null; readonly says: string }[];
    readonly nearest: readonly unknown[];
  }[];
  readonly unsure: readonly { readonly at: number }[];
  readonly position: unknown;
  readonly outcome: unknown;
}

const auditOf = (game: Game, record: JsonObject): AuditAnswer =>
  answer('audit', JSON.stringify(record), (id) => (id === game.id ? game : undefined)) as never;

/** An irregularity is added before one in this number of moves. */
const ILLEGAL_ONE_IN = 8;

interface RecordOfSeat {
  readonly record: JsonObject;
  /** Indexes of the irregular entries. */
  readonly illegalEntries: readonly number[];
}

/**
 * Returns the last two thirds of a game as one seat saw it, with random results and counts written down.
 * @param isSpoilt whether illegal tries are sometimes added and taken back
 */
function recordOfSeat(game: Game, randomGame: RandomGame, isSpoilt = false): RecordOfSeat | null {
  const decisions = [...decisionsOf(game, randomGame)];
  const from = Math.floor(decisions.length / 3);
  const [firstDecision] = decisions.slice(from);
  if (!firstDecision) return null;
  const viewer = randomGame.seed % game.seats(randomGame.options);
  const writeView = (state: typeof firstDecision.state): JsonObject =>
    game.notation.position.write(game.visibility.view(state, viewer));
  const random = createRandom(randomGame.seed + 7);
  const moves: JsonObject[] = [];
  const illegalEntries: number[] = [];
  for (const { state, seat, move, stateAfter, events } of decisions.slice(from)) {
    const illegalMove = isSpoilt && random.integerBelow(ILLEGAL_ONE_IN) === 0 ? illegalTry(game, state, random) : null;
    if (illegalMove) {
      illegalEntries.push(moves.length);
      moves.push(recordEntry(game, illegalMove.seat, illegalMove.move, 'taken-back'));
    }
    const hasRandomResult =
      String(state.chance) !== String(stateAfter.chance) || events.some(({ points }) => points !== undefined);
    moves.push(recordEntry(game, seat, move, hasRandomResult ? writeView(stateAfter) : undefined));
  }
  const start = { position: writeView(firstDecision.state) };
  return { record: { game: game.id, options: randomGame.options, start, moves }, illegalEntries };
}

/** Law 16, over records of random games. */
export function recordLaws({ game, isByChance, games, ofBeginnings }: LawRunner): void {
  const ofSome = (law: (randomGame: RandomGame) => void): void => {
    const records = new RandomGames(game, (chance) => beginningOf(wholeGame(game, chance)));
    fc.assert(fc.property(records, law), { numRuns: isDeep ? 1000 : scaledCount(40) });
  };
  const ofRecords = isByChance ? ofSome : ofBeginnings;

  test('law 16: an irregularity put into a record is found there, with the rules it breaks, and nowhere else', () => {
    let putInCount = 0;
    let tries = 0;
    ofRecords((randomGame) => {
      const { record, putIn, endState } = irregularRecord(game, randomGame);
      const audit = auditOf(game, record);
      expect(audit.error).toBeUndefined();
      const foundIrregular = audit.irregular.map(({ at, verdict, findings }) => ({
        at,
        verdict,
        rules: findings.map(({ rule }) => rule),
      }));
      expect(foundIrregular).toEqual(putIn);
      expect(audit.position).toEqual(game.notation.position.write(endState));
      expect(audit.unsure).toEqual([]);
      putInCount += putIn.length;
      tries += audit.tries;
    });
    console.info(`${game.name}: ${tries} tries of records, ${putInCount} irregular ones put in, all found.`);
    expect(putInCount).toBeGreaterThan(isByChance ? scaledCount(40) : games);
  });

  // Such records are so rare that only the deep check has enough of them.
  test.runIf(isDeep)(
    'law 16: where an unnamed card was left on the table, the audit finds everything up to that entry and may continue after it',
    ({ skip }) => {
      let unnamedCount = 0;
      ofRecords((randomGame) => {
        const { record, putIn, firstUnnamedAt: from } = irregularRecord(game, randomGame, true);
        if (from === null) return;
        unnamedCount++;
        const audit = auditOf(game, record);
        expect(audit.error?.says).toBeUndefined();
        const isUpToGap = (one: { readonly at: number }): boolean => one.at <= from;
        expect(audit.irregular.filter(isUpToGap).map(({ at }) => at)).toEqual(
          putIn.filter(isUpToGap).map(({ at }) => at),
        );
        expect(audit.unsure.filter(isUpToGap)).toEqual([]);
      });
      console.info(`${game.name}: ${unnamedCount} records with an unnamed card on the table.`);
      if (unnamedCount === 0) skip('no unnamed card is ever left on the table');
    },
  );

  test('law 16: a record of a game by the rules audits clean, from its deal to its count', () => {
    ofRecords((randomGame) => {
      const moves = [...decisionsOf(game, randomGame)].map(({ seat, move }) => recordEntry(game, seat, move));
      const record = { game: game.id, options: randomGame.options, start: { seed: randomGame.seed }, moves };
      expect(auditOf(game, record)).toMatchObject({ tries: moves.length, irregular: [], unsure: [] });
    });
  });

  test('law 16: the audit of what one seat saw finds nothing either, though it may depend on unseen cards', () => {
    let unsureCount = 0;
    ofRecords((randomGame) => {
      const seatRecord = recordOfSeat(game, randomGame);
      if (!seatRecord) return;
      const audit = auditOf(game, seatRecord.record);
      expect(audit.error?.says).toBeUndefined();
      expect(audit.irregular).toEqual([]);
      for (const one of audit.unsure) expect(one).not.toMatchObject({ settled: { verdict: 'illegal' } });
      unsureCount += audit.unsure.length;
    });
    expect(unsureCount).toBeGreaterThan(0);
  });

  // Searching for legal alternatives takes too long for every run.
  test.runIf(isDeep)(
    'law 16: an irregularity is also found in what one seat saw, and its consequences aren’t reported',
    () => {
      let putInCount = 0;
      ofRecords((randomGame) => {
        const seatRecord = recordOfSeat(game, randomGame, true);
        if (!seatRecord) return;
        const audit = auditOf(game, seatRecord.record);
        expect(audit.error?.says).toBeUndefined();
        expect(audit.irregular.map(({ at }) => at)).toEqual(seatRecord.illegalEntries);
        putInCount += seatRecord.illegalEntries.length;
      });
      console.info(`${game.name}: ${putInCount} irregular ones put into what one seat saw, all found.`);
      expect(putInCount).toBeGreaterThan(0);
    },
  );
}
