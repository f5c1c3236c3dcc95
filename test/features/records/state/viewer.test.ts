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
  const first = decisions[0] as (typeof decisions)[number];
  const moves = decisions.map(({ seat, move }) => recordEntry(game, seat, move));
  const start = { position: game.notation.position.write(first.state) };
  const clean = { game: game.id, start, moves };
  /** The same with a try out of turn, taken back, before the fifth move. */
  const other = recordEntry(game, ((decisions[4]?.seat ?? 0) + 1) % game.seats(options), first.move);
  const odd = { ...clean, moves: moves.toSpliced(4, 0, other) };
  const shown = (json: typeof clean): RecordReplay => {
    const read = replayRecord(game, json);
    if (!read.ok) throw new Error(read.fault.says);
    return read.value;
  };
  const says = async (text: string): Promise<string> => {
    const found = readRecordText(game, text);
    const read = found.ok ? await replayRecordAsync(game, found.value, () => undefined) : found;
    return read.ok ? '' : read.fault.says;
  };

  test('has a step for the deal and one for each try, and marks the illegal ones', () => {
    const all = shown(odd);
    const name = namingOf(all, 'all');
    expect(all.steps.length).toBe(odd.moves.length + 1);
    expect(wrongSteps(all)).toEqual([5]);
    expect(lineAt(all, 5, name)).toMatchObject({ kind: 'irregular' });
    expect(lineAt(all, 5, name).says.at(-1)?.text).toBe('It was taken back.');
    expect(wrongSteps(shown(clean))).toEqual([]);
    // An allowed move that was taken back takes one sentence, not two.
    const { seat, move } = decisions[0] as (typeof decisions)[number];
    const undone = shown({ ...clean, moves: [recordEntry(game, seat, move, 'taken-back'), ...moves] });
    const told = lineAt(undone, 1, name).says.map(({ text }) => text);
    expect(told.slice(1)).toEqual(['This was allowed, and it was taken back.']);
  });

  test('is replayed in parts with the same end, and says how much is done', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 30));
    const parts: number[] = [];
    const read = await replayRecordAsync(game, odd, (part) => parts.push(part));
    clock.mockRestore();
    expect(read.ok && read.value.steps).toEqual(shown(odd).steps);
    // Each is read, then judged.
    expect(parts).toHaveLength(2 * odd.moves.length);
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });

  test('calls the viewer “you”, and the owner of the record by seat when another player looks', () => {
    const names = Array.from({ length: game.seats(options) }, (_, seat) => ['Ann', 'You'][seat] ?? '');
    const kept = shown({ ...clean, ...{ names } });
    const called = (eyes: number | 'all'): string => [0, 1].map(namingOf(kept, eyes)).join(' and ');
    expect(called('all')).toBe('Ann and you');
    expect(called(1)).toBe('Ann and you');
    expect(called(0)).toBe('you and Player 2');
  });

  test('shows each seat its own cards, and every player the open ones', () => {
    const all = shown(clean);
    const hands = (eyes: number | 'all'): readonly number[] =>
      tableAt(all, 2, eyes)
        .zones.filter(({ kind }) => kind === 'hand')
        .flatMap(({ items }) => items.flatMap(({ cards }) => cards));
    expect(hands('all').every((card) => card < 0)).toBe(true);
    expect(hands(0).some((card) => card >= 0)).toBe(true);
    expect(hands(1)).not.toEqual(hands(0));
    expect(tableAt(all, 2, 'all').zones.some(({ label }) => label.startsWith('Your'))).toBe(false);
  });

  test('is a text in the words of the table, a numbered line per move', () => {
    const lines = writeText(shown(odd)).trim().split('\n').slice(2);
    expect(lines.filter((line) => /^\d+\. /.test(line)).length).toBeGreaterThanOrEqual(odd.moves.length);
    expect(lines.find((line) => line.startsWith('5. '))).toMatch(
      /^5\. ! .*\(\d+\.\d+\).* It was taken back\.$/,
    );
  });

  test('continues at the practice table and at the desk from any step', () => {
    for (const at of [0, 5, 12]) {
      const onward = playableAt(shown(odd), at);
      const read = onward && readRecord(game, onward);
      expect(read).toMatchObject({ ok: true });
      if (read?.ok)
        expect(answer('audit', JSON.stringify(recordOf(read.value)), () => game)).not.toHaveProperty('error');
      const asked = caseAt(shown(odd), at, 'all');
      const said = answer(at === 5 ? 'judge' : 'moves', JSON.stringify(asked), () => game);
      if (at === 5) expect(said['verdict']).toBe('illegal');
      else expect(said['moves']).toBeInstanceOf(Array);
    }
  });

  test('opens from a record, from many lines, from storage, and from a link in a sentence', () => {
    const text = JSON.stringify(clean);
    for (const one of [
      text,
      `${text}\n${text}\n`,
      JSON.stringify({ version: 2, strength: 'greedy', record: clean }),
    ]) {
      expect(readRecordText(game, one)).toEqual({ ok: true, value: clean });
    }
    expect(readRecordText(game, `Look: https://x.y/z/#${packMatch(clean)}.`)).toEqual({
      ok: true,
      value: clean,
    });
  });

  test('says in a sentence what can’t be opened', async () => {
    const text = JSON.stringify(clean);
    expect(await says(text.slice(0, -20))).toMatch(/part of it is missing/);
    expect(await says('x'.repeat(MAX_LENGTH + 1))).toMatch(/far longer than the record of any game/);
    expect(await says(JSON.stringify({ ...clean, game: 'chess' }))).toMatch(/record of another game/);
    const edited = { ...clean, moves: moves.with(2, { seat: 0, move: { type: 'cheat' } }) };
    expect(await says(JSON.stringify(edited))).toMatch(/^This record can’t be read\. At move 3: .+\.$/);
    for (const bad of ['', 'hello', '[]', 'null', '{}', '12']) expect(await says(bad)).toMatch(/^[A-Z].+\.$/);
  });
});
