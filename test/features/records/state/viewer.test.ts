import { describe, expect, test, vi } from 'vitest';
import { MAX_LENGTH } from '../../../../src/features/records/state/record-limit.ts';
import { readRecordText } from '../../../../src/features/records/state/record-text.ts';
import {
  lineAt,
  namingOf,
  type RecordReplay,
  replayRecord,
  replayRecordAsync,
  tableAt,
  writeText,
  wrongSteps,
} from '../../../../src/features/records/state/replay.ts';
import { caseAt, playableAt } from '../../../../src/features/records/state/step-exports.ts';
import { readRecord, recordOf } from '../../../../src/features/saved-games/match-record.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import { games } from '../../../../src/games/index.ts';
import { answer } from '../../../../src/referee/answer.ts';
import { packMatch } from '../../../../src/referee/link.ts';
import { recordEntry } from '../../../contract/irregular-record.ts';
import { playThrough } from '../../../contract/play-through.ts';

describe.each(games.map((game) => [game.name, game] as const))('a game of %s move by move', (_, game) => {
  const options = defaultOptions(game.options);
  const decisions = [...playThrough(game, options, 3)].slice(0, 30);
  const firstDecision = decisions[0] as (typeof decisions)[number];
  const moves = decisions.map(({ seat, move }) => recordEntry(game, seat, move));
  const start = { position: game.notation.position.write(firstDecision.state) };
  const clean = { game: game.id, start, moves };
  /** An illegal try out of turn, which the record below has before the fifth move. */
  const otherEntry = recordEntry(game, ((decisions[4]?.seat ?? 0) + 1) % game.seats(options), firstDecision.move);
  const irregularRecord = { ...clean, moves: moves.toSpliced(4, 0, otherEntry) };
  const replayOf = (json: typeof clean): RecordReplay => {
    const result = replayRecord(game, json);
    if (!result.ok) throw new Error(result.fault.says);
    return result.value;
  };
  const faultOf = async (text: string): Promise<string> => {
    const parsedRecord = readRecordText(game, text);
    const result = parsedRecord.ok ? await replayRecordAsync(game, parsedRecord.value, () => undefined) : parsedRecord;
    return result.ok ? '' : result.fault.says;
  };

  test('has a step for the deal and one for each try, and marks the illegal ones', () => {
    const recordReplay = replayOf(irregularRecord);
    const name = namingOf(recordReplay, 'all');
    expect(recordReplay.steps.length).toBe(irregularRecord.moves.length + 1);
    expect(wrongSteps(recordReplay)).toEqual([5]);
    expect(lineAt(recordReplay, 5, name)).toMatchObject({ kind: 'irregular' });
    expect(lineAt(recordReplay, 5, name).sentences.at(-1)?.text).toBe('It was taken back.');
    expect(wrongSteps(replayOf(clean))).toEqual([]);
    // An allowed move that was taken back takes one sentence, not two.
    const { seat, move } = decisions[0] as (typeof decisions)[number];
    const undoneReplay = replayOf({
      ...clean,
      moves: [recordEntry(game, seat, move, 'taken-back'), ...moves],
    });
    const texts = lineAt(undoneReplay, 1, name).sentences.map(({ text }) => text);
    expect(texts.slice(1)).toEqual(['This was allowed, and it was taken back.']);
  });

  test('is replayed in parts with the same end, and says how much is done', async () => {
    let progress = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (progress += 30));
    const parts: number[] = [];
    const result = await replayRecordAsync(game, irregularRecord, (part) => parts.push(part));
    clock.mockRestore();
    expect(result.ok && result.value.steps).toEqual(replayOf(irregularRecord).steps);
    // Each move reports progress twice: when it is read and when it is judged.
    expect(parts).toHaveLength(2 * irregularRecord.moves.length);
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });

  test('calls the viewer “you”, and the owner of the record by seat when another player looks', () => {
    const names = Array.from({ length: game.seats(options) }, (_, seat) => ['Ann', 'You'][seat] ?? '');
    const namedReplay = replayOf({ ...clean, ...{ names } });
    const namesSeenBy = (eyes: number | 'all'): string => [0, 1].map(namingOf(namedReplay, eyes)).join(' and ');
    expect(namesSeenBy('all')).toBe('Ann and you');
    expect(namesSeenBy(1)).toBe('Ann and you');
    expect(namesSeenBy(0)).toBe('you and Player 2');
  });

  test('shows each seat its own cards, and every player the open ones', () => {
    const recordReplay = replayOf(clean);
    const hands = (eyes: number | 'all'): readonly number[] =>
      tableAt(recordReplay, 2, eyes)
        .zones.filter(({ kind }) => kind === 'hand')
        .flatMap(({ items }) => items.flatMap(({ cards }) => cards));
    expect(hands('all').every((card) => card < 0)).toBe(true);
    expect(hands(0).some((card) => card >= 0)).toBe(true);
    expect(hands(1)).not.toEqual(hands(0));
    expect(tableAt(recordReplay, 2, 'all').zones.some(({ label }) => label.startsWith('Your'))).toBe(false);
  });

  test('is a text in the words of the table, a numbered line per move', () => {
    const lines = writeText(replayOf(irregularRecord)).trim().split('\n').slice(2);
    expect(lines.filter((line) => /^\d+\. /.test(line)).length).toBeGreaterThanOrEqual(irregularRecord.moves.length);
    expect(lines.find((line) => line.startsWith('5. '))).toMatch(/^5\. ! .*\(\d+\.\d+\).* It was taken back\.$/);
  });

  test('continues at the practice table and at the desk from any step', () => {
    for (const at of [0, 5, 12]) {
      const continued = playableAt(replayOf(irregularRecord), at);
      const parsed = continued && readRecord(game, continued);
      expect(parsed).toMatchObject({ ok: true });
      if (parsed?.ok)
        expect(answer('audit', JSON.stringify(recordOf(parsed.value)), () => game)).not.toHaveProperty('error');
      const caseJson = caseAt(replayOf(irregularRecord), at, 'all');
      const reply = answer(at === 5 ? 'judge' : 'moves', JSON.stringify(caseJson), () => game);
      if (at === 5) expect(reply['verdict']).toBe('illegal');
      else expect(reply['moves']).toBeInstanceOf(Array);
    }
  });

  test('opens from a record, from many lines, from storage, and from a link in a sentence', () => {
    const text = JSON.stringify(clean);
    for (const one of [text, `${text}\n${text}\n`, JSON.stringify({ version: 2, strength: 'greedy', record: clean })]) {
      expect(readRecordText(game, one)).toEqual({ ok: true, value: clean });
    }
    expect(readRecordText(game, `Look: https://x.y/z/#${packMatch(clean)}.`)).toEqual({
      ok: true,
      value: clean,
    });
  });

  test('says in a sentence what can’t be opened', async () => {
    const text = JSON.stringify(clean);
    expect(await faultOf(text.slice(0, -20))).toMatch(/part of it is missing/);
    expect(await faultOf('x'.repeat(MAX_LENGTH + 1))).toMatch(/far longer than the record of any game/);
    expect(await faultOf(JSON.stringify({ ...clean, game: 'chess' }))).toMatch(/record of another game/);
    const edited = { ...clean, moves: moves.with(2, { seat: 0, move: { type: 'cheat' } }) };
    expect(await faultOf(JSON.stringify(edited))).toMatch(/^This record can’t be read\. At move 3: .+\.$/);
    for (const badText of ['', 'hello', '[]', 'null', '{}', '12'])
      expect(await faultOf(badText)).toMatch(/^[A-Z].+\.$/);
  });
});
