import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { judge } from '../../src/game/judge.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameMove } from '../../src/game/play.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';
import { games } from '../../src/games/index.ts';
import { createRandom } from '../../src/random/random.ts';
import { findReadings } from '../../src/referee/setting-effects.ts';
import { attemptMove, type TryTable } from '../../src/referee/try-result.ts';
import { isQuick } from '../depth.ts';

/** A fresh table, as the seat on turn sees it. */
function freshTable(game: Game, seed = 1): TryTable {
  const state = game.play.deal(defaultOptions(game.options), seed);
  const seat = game.play.turn(state) ?? 0;
  return { game, state, seat, name: seatNamerFor(seat) };
}

/** The first legal, or illegal, try at a table. */
function firstTry({ game, state, seat }: TryTable, wantsLegal: boolean): GameMove {
  let looked = 0;
  for (const move of game.play.tries(state, seat)) {
    if (judge(game, state, seat, move).isLegal === wantsLegal) return move;
    if (looked++ > 5000) break;
  }
  throw new Error(`nothing ${wantsLegal ? 'legal' : 'illegal'} to try in ${game.name}`);
}

describe.each(games.map((game) => [game.name, game] as const))('a try in %s', (_, game) => {
  const table = freshTable(game);

  test('that is allowed is played: each event has its words and its rule', () => {
    const move = firstTry(table, true);
    const tryResult = attemptMove(table, move);
    const playResult = game.play.play(table.state, table.seat, move);
    expect(tryResult.ruling).toMatchObject({
      verdict: 'legal',
      tried: game.texts.describeMove(move),
      findings: [],
    });
    expect(tryResult.stateAfter).toEqual(playResult.state);
    expect(tryResult.citedEvents.map(({ event }) => event)).toEqual(playResult.events);
    for (const { event, says, rule } of tryResult.citedEvents) {
      expect(says).toBe(game.texts.describeEvent(event, table.name));
      expect(rule.rule).toBe(event.rule);
    }
    expect(tryResult).toMatchObject({ marks: [], unclear: null });
  });

  test('that is forbidden changes nothing and marks only cards on the table', () => {
    const move = firstTry(table, false);
    const stateBefore = structuredClone(table.state);
    const tryResult = attemptMove(table, move);
    expect(tryResult.ruling.verdict).toBe('illegal');
    expect(tryResult).toMatchObject({ citedEvents: [], stateAfter: null, unclear: null });
    expect(table.state).toEqual(stateBefore);
    const view = game.visibility.view(table.state, table.seat);
    expect(tryResult.picks).toEqual(game.table.picksOf(view, table.seat, move));
    const lying = game.table
      .zones(view, table.seat, table.name)
      .flatMap(({ id, items }) => items.map((item) => `${id}/${item.id}`));
    for (const { zone, item } of tryResult.marks) expect(lying).toContain(`${zone}/${item}`);
  });
});

test.skipIf(isQuick)('that other tables would rule otherwise turns over no hidden card', () => {
  let readingCount = 0;
  for (const game of games) {
    for (let seed = 1; seed <= 4; seed++) {
      const random = createRandom(seed);
      let state = game.play.deal(defaultOptions(game.options), seed);
      for (let i = 0; i < 200; i++) {
        const seat = game.play.turn(state);
        if (seat === null) break;
        const move = random.pick(game.play.moves(state, seat));
        const name = seatNamerFor(seat);
        const view = game.visibility.view(state, seat);
        const other = {
          ...game.visibility.sampleWorld(view, seat, createRandom(seed * 100 + i)),
          chance: state.chance,
        };
        const [actualReadings, sampledReadings] = [state, other].map((at) => {
          const tryResult = attemptMove({ game, state: at, seat, name, hasHiddenCards: true }, move);
          return findReadings(game, tryResult.ruling, { ...tryResult, name });
        });
        expect(sampledReadings).toEqual(actualReadings);
        readingCount += actualReadings?.length ?? 0;
        state = game.play.play(state, seat, move).state;
      }
    }
  }
  expect(readingCount).toBeGreaterThan(0);
});
