import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../../src/cards/card.ts';
import { MAX_LENGTH } from '../../../../src/features/records/state/record-limit.ts';
import { explainFault, readRecordText } from '../../../../src/features/records/state/record-text.ts';
import { type RecordReplay, replayRecord } from '../../../../src/features/records/state/replay.ts';
import { caseAt, playableAt, puzzleAt } from '../../../../src/features/records/state/step-exports.ts';
import { fault } from '../../../../src/game/fault.ts';
import type { JsonObject } from '../../../../src/game/json.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import type { GameMove } from '../../../../src/game/play.ts';
import { games } from '../../../../src/games/index.ts';
import { readCase } from '../../../../src/referee/case.ts';
import { packCase } from '../../../../src/referee/link.ts';
import { recordEntry } from '../../../contract/irregular-record.ts';
import { playThrough } from '../../../contract/play-through.ts';

describe.each(games.map((game) => [game.name, game] as const))('a step of a record of %s', (_, game) => {
  const options = defaultOptions(game.options);
  const deal = game.play.deal(options, 3);
  const replayOf = (json: JsonObject): RecordReplay => {
    const result = replayRecord(game, json);
    if (!result.ok) throw new Error(result.fault.says);
    return result.value;
  };
  const first = game.play.turn(deal) ?? 0;
  const moves = [recordEntry(game, first, game.play.moves(deal, first)[0] as never)];
  const seeded = { game: game.id, start: { seed: 3 }, moves };
  const unseen = { ...seeded, start: { position: game.notation.position.write(game.visibility.view(deal, first)) } };

  test('is a puzzle for the seat to move, who doesn’t see more than at the table', () => {
    const replay = replayOf(seeded);
    const { seat, caseJson } = puzzleAt(replay, 1) ?? { seat: -1, caseJson: {} };
    const state = replay.steps[1]?.state ?? deal;
    expect(seat).toBe(game.play.turn(state));
    const parsed = readCase(caseJson, () => game, 'position');
    const view = game.visibility.view(state, seat);
    expect(parsed.ok && [parsed.value.seat, parsed.value.move]).toEqual([seat, null]);
    expect(parsed.ok && game.notation.position.write(parsed.value.state)).toEqual(game.notation.position.write(view));
  });

  test('goes on at the practice table with its history, if the deal is known', () => {
    expect(playableAt(replayOf(seeded), 1)).toMatchObject(seeded);
    expect(playableAt(replayOf(seeded), 0)).toMatchObject({ ...seeded, moves: [] });
  });

  test('goes on from its own table otherwise, where unseen cards are dealt', () => {
    const playable = playableAt(replayOf(unseen), 0);
    expect(playable).toMatchObject({ game: game.id, moves: [] });
    const dealt = replayOf(playable ?? {});
    expect(game.play.cards(dealt.steps[0]?.state ?? deal)).not.toContain(UNKNOWN);
    const seen = (state: typeof deal): unknown => game.notation.position.write(game.visibility.view(state, first));
    expect(seen(dealt.steps[0]?.state ?? deal)).toEqual(seen(game.visibility.view(deal, first)));
  });

  test('goes on with its history after a try that was taken back, not after one that was left standing', () => {
    const state = game.play.play(deal, first, game.play.moves(deal, first)[0] as never).state;
    const turn = game.play.turn(state) ?? 0;
    const out = (turn + 1) % game.seats(options);
    const [move] = game.play.moves(deal, first) as [GameMove];
    const back = { ...seeded, moves: [...moves, recordEntry(game, out, move, 'taken-back')] };
    expect(playableAt(replayOf(back), 2)).toMatchObject({ start: { seed: 3 }, moves: back.moves });
    const position = game.notation.position.write(state);
    const stood = { ...seeded, moves: [...moves, recordEntry(game, out, move, position)] };
    expect(playableAt(replayOf(stood), 2)).toMatchObject({ start: { position }, moves: [] });
    expect(playableAt(replayOf(stood), 1)).toMatchObject(seeded);
  });

  test('is a question to the referee as one seat sees it', () => {
    const seat = first === 0 ? 1 : 0;
    const replay = replayOf(seeded);
    const position = (state: typeof deal, eyes: number) =>
      game.notation.position.write(game.visibility.view(state, eyes));
    expect(caseAt(replay, 0, 'all')['position']).toEqual(position(deal, first));
    expect(caseAt(replay, 0, seat)['position']).toEqual(position(deal, seat));
  });
});

test('once a game is over it is no puzzle, and doesn’t go on', () => {
  const [game] = games as [(typeof games)[0]];
  const options = defaultOptions(game.options);
  const end = [...playThrough(game, options, 1)].at(-1)?.stateAfter;
  const over = { record: { game, options, start: { seed: 1 }, entries: [] }, steps: [{ state: end }] };
  expect(puzzleAt(over as unknown as RecordReplay, 0)).toBeNull();
  expect(playableAt(over as unknown as RecordReplay, 0)).toBeNull();
});

describe('a text that holds no record', () => {
  const [game] = games as [(typeof games)[0]];
  const faultOf = (text: string): string | null => {
    const result = readRecordText(game, text);
    return result.ok ? null : result.fault.says;
  };
  const damaged = 'This isn’t a record of a game, or part of it is missing. Save it again where it comes from.';

  test('is damaged, or a link to something else', () => {
    expect(faultOf('a letter')).toBe(damaged);
    expect(faultOf('"moves"')).toBe(damaged);
    expect(faultOf('{"version":2}')).toBe(damaged);
    expect(faultOf(`#${packCase({ game: game.id })}`)).toBe(
      'This link holds a question to the referee: it belongs to the desk.',
    );
  });

  test('is of another game', () => {
    expect(faultOf('{"game":"patience","moves":[]}')).toBe(`This is a record of another game, not of ${game.name}.`);
    expect(faultOf('{"moves":[]}')).toBeNull();
    expect(faultOf(`\n  {"game":"${game.id}","moves":[]}\nand a second line`)).toBeNull();
  });

  test('is far too long, and not read', () => {
    expect(faultOf(`${' '.repeat(MAX_LENGTH - 12)}{"moves":[]}`)).toBeNull();
    expect(faultOf(`${' '.repeat(MAX_LENGTH - 11)}{"moves":[]}`)).toBe(
      'This is far longer than the record of any game. It was not opened.',
    );
  });

  test('is explained by the place of the fault, counted from 1', () => {
    expect(explainFault(fault('bad-move', 'moves[11].move', 'The card is unknown.').fault)).toMatchObject({
      fault: { says: 'This record can’t be read. At move 12: The card is unknown.', path: 'moves[11].move' },
    });
    expect(explainFault(fault('bad-record', 'start.moves[2]', 'The start is unknown.').fault)).toMatchObject({
      fault: { says: 'This record can’t be read. The start is unknown.' },
    });
  });
});
