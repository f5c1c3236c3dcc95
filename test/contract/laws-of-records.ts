import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { createRandom } from '../../src/random/random.ts';
import { answer } from '../../src/referee/answer.ts';
import { isDeep, often } from '../depth.ts';
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

/** One in this number of moves of a record follows an irregularity. */
const SELDOM = 8;

interface RecordOfSeat {
  readonly record: JsonObject;
  /** Indexes of the irregular entries. */
  readonly wrong: readonly number[];
}

/**
 * The rest of a game as one seat saw it, with random results and counts written down.
 * @param spoilt whether illegal tries, taken back, are added now and then
 */
function recordOfSeat(game: Game, played: RandomGame, spoilt = false): RecordOfSeat | null {
  const decisions = [...decisionsOf(game, played)];
  const from = Math.floor(decisions.length / 3);
  const [first] = decisions.slice(from);
  if (!first) return null;
  const eyes = played.seed % game.seats(played.options);
  const seen = (state: typeof first.state): JsonObject =>
    game.notation.position.write(game.visibility.view(state, eyes));
  const random = createRandom(played.seed + 7);
  const moves: JsonObject[] = [];
  const wrong: number[] = [];
  for (const { state, seat, move, after, events } of decisions.slice(from)) {
    const tried = spoilt && random.below(SELDOM) === 0 ? illegalTry(game, state, random) : null;
    if (tried) {
      wrong.push(moves.length);
      moves.push(recordEntry(game, tried.seat, tried.move, 'taken-back'));
    }
    const told =
      String(state.chance) !== String(after.chance) || events.some(({ points }) => points !== undefined);
    moves.push(recordEntry(game, seat, move, told ? seen(after) : undefined));
  }
  const start = { position: seen(first.state) };
  return { record: { game: game.id, options: played.options, start, moves }, wrong };
}

/** Law 16, over records of random games. */
export function recordLaws({ game, byChance, games, ofBeginnings }: LawRunner): void {
  const ofSome = (law: (played: RandomGame) => void): void => {
    const records = new RandomGames(game, (chance) => beginningOf(wholeGame(game, chance)));
    fc.assert(fc.property(records, law), { numRuns: isDeep ? 1000 : often(40) });
  };
  const ofRecords = byChance ? ofSome : ofBeginnings;

  test('law 16: an irregularity put into a record is found there, with the rules it breaks, and nowhere else', () => {
    let put = 0;
    let tries = 0;
    ofRecords((played) => {
      const { record, putIn, last } = irregularRecord(game, played);
      const said = auditOf(game, record);
      expect(said.error).toBeUndefined();
      const found = said.irregular.map(({ at, verdict, findings }) => ({
        at,
        verdict,
        rules: findings.map(({ rule }) => rule),
      }));
      expect(found).toEqual(putIn);
      expect(said.position).toEqual(game.notation.position.write(last));
      expect(said.unsure).toEqual([]);
      put += putIn.length;
      tries += said.tries;
    });
    console.info(`${game.name}: ${tries} tries of records, ${put} irregular ones put in, all found.`);
    expect(put).toBeGreaterThan(byChance ? often(40) : games);
  });

  // Rare enough to need the deep check.
  test.runIf(isDeep)(
    'law 16: where an unnamed card was left on the table, the audit finds everything up to that entry and may continue after it',
    ({ skip }) => {
      let untold = 0;
      ofRecords((played) => {
        const { record, putIn, untold: from } = irregularRecord(game, played, true);
        if (from === null) return;
        untold++;
        const said = auditOf(game, record);
        expect(said.error?.says).toBeUndefined();
        const upTo = (one: { readonly at: number }): boolean => one.at <= from;
        expect(said.irregular.filter(upTo).map(({ at }) => at)).toEqual(
          putIn.filter(upTo).map(({ at }) => at),
        );
        expect(said.unsure.filter(upTo)).toEqual([]);
      });
      console.info(`${game.name}: ${untold} records with an unnamed card on the table.`);
      if (untold === 0) skip('no unnamed card is ever left on the table');
    },
  );

  test('law 16: a record of a game by the rules audits clean, from its deal to its count', () => {
    ofRecords((played) => {
      const moves = [...decisionsOf(game, played)].map(({ seat, move }) => recordEntry(game, seat, move));
      const record = { game: game.id, options: played.options, start: { seed: played.seed }, moves };
      expect(auditOf(game, record)).toMatchObject({ tries: moves.length, irregular: [], unsure: [] });
    });
  });

  test('law 16: the audit of what one seat saw finds nothing either, though it may depend on unseen cards', () => {
    let unsure = 0;
    ofRecords((played) => {
      const seen = recordOfSeat(game, played);
      if (!seen) return;
      const said = auditOf(game, seen.record);
      expect(said.error?.says).toBeUndefined();
      expect(said.irregular).toEqual([]);
      for (const one of said.unsure) expect(one).not.toMatchObject({ settled: { verdict: 'illegal' } });
      unsure += said.unsure.length;
    });
    expect(unsure).toBeGreaterThan(0);
  });

  // Searching for legal alternatives takes too long for every run.
  test.runIf(isDeep)(
    'law 16: an irregularity is also found in what one seat saw, and its consequences aren’t reported',
    () => {
      let put = 0;
      ofRecords((played) => {
        const seen = recordOfSeat(game, played, true);
        if (!seen) return;
        const said = auditOf(game, seen.record);
        expect(said.error?.says).toBeUndefined();
        expect(said.irregular.map(({ at }) => at)).toEqual(seen.wrong);
        put += seen.wrong.length;
      });
      console.info(`${game.name}: ${put} irregular ones put into what one seat saw, all found.`);
      expect(put).toBeGreaterThan(0);
    },
  );
}
