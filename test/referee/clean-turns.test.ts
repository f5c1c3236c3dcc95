import { describe, expect, test } from 'vitest';
import { judge } from '../../src/game/judge.ts';
import { begin } from '../../src/game/match.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import { games } from '../../src/games/index.ts';
import { cleanTurns } from '../../src/referee/clean-turns.ts';
import type { RecordEntry, TableRecord } from '../../src/referee/record.ts';

const SEED = 3;
const NO_REVIEW = 'Only a game without irregularities can be reviewed.';

const refusal = (at: number, message: unknown) => ({
  ok: false,
  fault: { code: 'bad-record', path: `moves[${at}]`, says: message },
});

describe.each(games.map((game) => [game.name, game] as const))('the turns of a game of %s', (_, game) => {
  const options = defaultOptions(game.options);
  const recordOf = (entries: readonly RecordEntry[]): TableRecord => ({
    ...{ game, options, names: null, start: { seed: SEED }, entries },
  });

  /** The first turns of a game, each with the first of its legal moves. */
  function* firstTurns(n: number): Generator<{ entry: RecordEntry; before: GameState; after: GameState }> {
    let { state } = begin(game, options, SEED);
    for (let i = 0; i < n; i++) {
      const seat = game.play.turn(state) ?? 0;
      const [move] = game.play.moves(state, seat, 5);
      if (!move) throw new Error('A turn without a move.');
      const { state: after } = game.play.play(state, seat, move);
      yield { entry: { seat, move, response: null }, before: state, after };
      state = after;
    }
  }
  const turns = [...firstTurns(4)];
  const entries = turns.map(({ entry }) => entry);
  const clean = turns.map(({ entry: { seat, move }, before, after }, at) => ({
    ...{ at, seat, move, hint: null, before, after },
  }));

  /** An illegal try in place of the turn at an index, and the sentence about it. */
  function slipAt(at: number, response: RecordEntry['response']): { entry: RecordEntry; says: string } {
    const { before, entry } = turns[at] as (typeof turns)[number];
    const breaches = (move: GameMove) => judge(game, before, entry.seat, move).findings;
    const move = [...game.play.tries(before, entry.seat)].find((one) => breaches(one).length > 0);
    if (!move) throw new Error('Nothing illegal to try.');
    return { entry: { seat: entry.seat, move, response }, says: breaches(move)[0]?.says ?? '' };
  }

  test('are all its entries, with the tables before and after', () => {
    expect(cleanTurns(recordOf(entries))).toEqual({ ok: true, value: clean });
  });

  test('tell which move a hint had suggested', () => {
    const hint = entries[1]?.move as GameMove;
    const hinted = entries.with(1, { ...(entries[1] as RecordEntry), hint });
    expect(cleanTurns(recordOf(hinted))).toEqual({ ok: true, value: clean.with(1, { ...clean[1], hint } as never) });
  });

  test('are refused if one was illegal, in the words of the rule', () => {
    const { entry, says } = slipAt(2, 'taken-back');
    const { entry: later } = slipAt(3, 'taken-back');
    const record = recordOf([...entries.slice(0, 2), entry, entries[2], later] as RecordEntry[]);
    expect(cleanTurns(record)).toEqual(refusal(2, `${says} ${NO_REVIEW}`));
  });

  test('leave out a slip that was taken back, where asked to; the others keep their places', () => {
    const { entry } = slipAt(2, 'taken-back');
    const record = recordOf(entries.toSpliced(2, 0, entry));
    const value = clean.map((turn) => (turn.at < 2 ? turn : { ...turn, at: turn.at + 1 }));
    expect(cleanTurns(record, { slips: 'left-out' })).toEqual({ ok: true, value });
  });

  test('are refused even so if the slip was left standing', () => {
    const { state } = begin(game, options, SEED);
    const { entry, says } = slipAt(0, { position: game.notation.position.write(state), state });
    expect(cleanTurns(recordOf([entry]), { slips: 'left-out' })).toEqual(refusal(0, `${says} ${NO_REVIEW}`));
  });

  test('are refused if nobody can tell what one of them led to', () => {
    const unclear = { path: 'table', says: 'Nobody can count these.' };
    const play = { ...game.play, play: (before: GameState) => ({ state: before, events: [], unclear }) };
    const record = { ...recordOf(entries), game: { ...game, play } };
    expect(cleanTurns(record)).toEqual(refusal(0, 'Nobody can count these. Write down the position after it.'));
  });

  test('are refused even so if it was allowed, and taken back nevertheless', () => {
    const takenBack = entries.map((entry): RecordEntry => ({ ...entry, response: 'taken-back' }));
    const says = `This was allowed, and it was taken back. ${NO_REVIEW}`;
    expect(cleanTurns(recordOf(takenBack.slice(0, 1)), { slips: 'left-out' })).toEqual(refusal(0, says));
  });
});
