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
  const result = replayRecord(game, recordOf(practice));
  const replay = (result as Extract<typeof result, { ok: true }>).value satisfies RecordReplay;
  const openPractice = (json: ReturnType<typeof replayDealFrom>): Practice => {
    const parsed = readRecord(game, json);
    if (!parsed.ok) throw new Error(parsed.fault.says);
    return parsed.value;
  };

  test('can be dealt again card by card, with the person in another seat', () => {
    const redealt = openPractice(replayDealFrom(replay, 1));
    expect(stateOf(redealt)).toEqual(steps[0]?.state);
    expect(viewerOf(redealt)).toBe(1);
    expect([0, 1].map(namingAt(redealt))).toEqual(['Ann', 'you']);
    expect(sideName(1, 2, 2, namingAt(redealt))).toBe('You');
    expect(soloPlayerOf(redealt)).toEqual({ seat: 1, strength: 'greedy' });
  });

  test('continues from a move for the player of that seat, against bots as strong as they were', () => {
    const countedGame = { id: gameIdOf(replay.json), seat: 0 };
    $stats.set(addGame(NO_STATS, { game: game.id, strength: 'shark' }, countedGame, {}));
    const continued = openPractice(continueFrom(replay, 2, 1));
    expect(stateOf(continued)).toEqual(steps[2]?.state);
    expect(soloPlayerOf(continued)).toEqual({ seat: 1, strength: 'shark' });
  });
});
