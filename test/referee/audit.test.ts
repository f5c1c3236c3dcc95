import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { auditRecord, auditSteps, writeAudit } from '../../src/referee/audit.ts';
import { talked, toyEntry, toyRecord, toyTalkGame } from './toy-talk.ts';

const THEN = 'then';
/** The audit of a record, as it is written. */
function auditOf(entries: Parameters<typeof toyRecord>[0], game: Game = toyTalkGame()) {
  const audit = auditRecord(toyRecord(entries, { game }));
  if (!audit.ok) throw new Error(audit.fault.says);
  return writeAudit(game, audit.value);
}

describe('the audit of a record', () => {
  test('by the rules counts its tries, and shows where it ends and who won', () => {
    expect(auditOf([])).toEqual({
      ...{ tries: 0, irregular: [], unsure: [], readings: [], outcome: null },
      position: { turn: 0, said: [], shown: [] },
    });
    expect(auditOf(['0 yes', '1 end'])).toEqual({
      ...{ tries: 2, irregular: [], unsure: [], readings: [] },
      position: { turn: null, said: ['yes', 'end'], shown: [] },
      outcome: { winners: [1], scores: [0, 5, 2] },
    });
  });

  test('lists what was irregular, why, what was near, and what the table did', () => {
    const stood = toyEntry('2 yes', talked(1, 'yes no'));
    const { irregular } = auditOf(['0 yes', '1 no', '1 yes back', stood]);
    const taken = { [THEN]: 'taken-back' };
    expect(irregular).toEqual([
      {
        ...{ at: 1, seat: 1, verdict: 'illegal', ...taken },
        findings: [{ rule: 'toy/word', says: 'Broke word.' }],
        nearest: [{ move: { word: 'yes', loud: null, times: 1 }, says: 'Say yes.' }],
      },
      {
        ...{ at: 2, seat: 1, verdict: 'legal', nearest: [], ...taken },
        findings: [{ rule: null, says: 'This was allowed, and it was taken back.' }],
      },
      {
        ...{ at: 3, seat: 2, verdict: 'illegal', nearest: [] },
        findings: [{ rule: 'toy/turn', says: 'Broke turn.' }],
        [THEN]: { position: { turn: 1, said: ['yes', 'no'], shown: [] } },
      },
    ]);
  });

  test('lists what depended on unseen cards', () => {
    const asks = ['whether the coin shows heads'];
    expect(auditOf(['0 maybe']).unsure).toEqual([{ at: 0, seat: 0, depends: asks, settled: null }]);
  });

  test('lists all irregular tries under each house rule that changes one, and no other', () => {
    // Forbidden at this table, allowed at others; the rest is the same at all.
    const { readings } = auditOf(['0 no back', '0 never back', '0 yes back', '0 never back', '1 no back']);
    expect(readings).toEqual([{ option: 'never', value: 'ok', irregular: [0, 2, 4] }]);
    expect(auditOf(['0 no back', '0 yes']).readings).toEqual([]);
  });

  test('asks only house rules that rulings read and that fit with the others', () => {
    const withRule = (more: object, checkOptions?: () => unknown): Game => {
      const game = toyTalkGame();
      return { ...game, ...(checkOptions ? { checkOptions } : {}), options: [{ ...game.options[0], ...more }] } as Game;
    };
    const readingsIn = (game: Game) => auditOf(['0 never back'], game).readings;
    expect(readingsIn(withRule({}))).toHaveLength(1);
    expect(readingsIn(withRule({ structural: true }))).toEqual([]);
    expect(readingsIn(withRule({ unjudged: true }))).toEqual([]);
    const conflict = { key: 'never', says: 'Never.' };
    expect(readingsIn(withRule({}, () => conflict))).toEqual([]);
    expect(readingsIn(withRule({}, () => null))).toHaveLength(1);
  });

  test('asks for the position where a result is unclear', () => {
    const says = 'Nobody knows. Write down the position after it.';
    const fault = { code: 'bad-record', path: 'moves[1]', says };
    const steps = auditSteps(toyRecord(['0 yes', '1 what', '2 yes']));
    expect(steps.next().value).toMatchObject({ at: 0 });
    expect(steps.next()).toEqual({ done: true, value: { ok: false, fault } });
  });

  test('yields each entry as it is judged', () => {
    const steps = auditSteps(toyRecord(['0 yes', '1 no', '1 yes']));
    expect([...steps].map(({ at }) => at)).toEqual([0, 1, 2]);
  });
});
