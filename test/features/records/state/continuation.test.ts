import { afterEach, describe, expect, test } from 'vitest';
import { stateOf } from '../../../../src/features/practice/state/state.ts';
import { gameIdOf } from '../../../../src/features/progress/stats/note.ts';
import { addGame, NO_STATS } from '../../../../src/features/progress/stats/stats.ts';
import { $stats } from '../../../../src/features/progress/stats/stats-store.ts';
import { continueFrom, replayDealFrom } from '../../../../src/features/records/state/continuation.ts';
import { type RecordReplay, replayRecord } from '../../../../src/features/records/state/replay.ts';
import { type Practice, readRecord, recordOf } from '../../../../src/features/saved-games/match-record.ts';
import { namingAt, sideName, soloPlayerOf, viewerOf } from '../../../../src/features/saved-games/people.ts';
import { begin } from '../../../../src/game/match.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import { games } from '../../../../src/games/index.ts';

afterEach(() => $stats.set(NO_STATS));

describe.each(games.map((game) => [game.name, game] as const))('a record of %s', (_, game) => {
  const options = defaultOptions(game.options);
  const steps = [begin(game, options, 5)];
  const turns: { seat: number; move: ReturnType<typeof game.play.moves>[number] }[] = [];
  for (let n = 0; n < 3; n++) {
    const { state } = steps.at(-1) as (typeof steps)[number];
    const seat = game.play.turn(state) ?? 0;
    const [move] = game.play.moves(state, seat);
    if (!move) throw new Error('no seat is on turn');
    turns.push({ seat, move });
    steps.push(game.play.play(state, seat, move));
  }
  const practice: Practice = { game, match: { options, seed: 5, turns }, strength: 'shark', steps };
  const read = replayRecord(game, recordOf(practice));
  const shown = (read as Extract<typeof read, { ok: true }>).value satisfies RecordReplay;
  const opened = (json: ReturnType<typeof replayDealFrom>): Practice => {
    const back = readRecord(game, json);
    if (!back.ok) throw new Error(back.fault.says);
    return back.value;
  };

  test('can be dealt again card by card, with the person in another seat', () => {
    const again = opened(replayDealFrom(shown, 1));
    expect(stateOf(again)).toEqual(steps[0]?.state);
    expect(viewerOf(again)).toBe(1);
    expect([0, 1].map(namingAt(again))).toEqual(['Ann', 'you']);
    expect(sideName(1, 2, 2, namingAt(again))).toBe('You');
    expect(soloPlayerOf(again)).toEqual({ seat: 1, strength: 'greedy' });
  });

  test('continues from a move for the player of that seat, against bots as strong as they were', () => {
    const counted = { id: gameIdOf(shown.json), seat: 0 };
    $stats.set(addGame(NO_STATS, { game: game.id, strength: 'shark' }, counted, {}));
    const on = opened(continueFrom(shown, 2, 1));
    expect(stateOf(on)).toEqual(steps[2]?.state);
    expect(soloPlayerOf(on)).toEqual({ seat: 1, strength: 'shark' });
  });
});
