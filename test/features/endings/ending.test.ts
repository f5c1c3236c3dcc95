import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  $session,
  $touched,
  drop,
  type EndingSession,
  fetchEndingGame,
  openEnding,
  playMove,
  takeBack,
  touch,
} from '../../../src/features/endings/ending.ts';
import type { EndingRequest } from '../../../src/features/endings/ending-worker.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import type { GameMove } from '../../../src/game/play.ts';
import { games } from '../../../src/games/index.ts';
import { type BestPlay, solveBestPlay } from '../../../src/scenarios/ending/best-play.ts';
import { readEndings } from '../../../src/scenarios/ending/ending.ts';
import { viewAt, viewerAt } from '../../../src/scenarios/ending/played-ending.ts';
import { TestWorker } from '../../test-worker.ts';

const [game] = games as unknown as readonly [WholeGame];
const endings = readEndings(JSON.parse(readFileSync(`content/${game.id}/endings.json`, 'utf8')));

/** The page's worker; it answers on the test's command. */
let worker: TestWorker<EndingRequest, BestPlay | null>;

beforeAll(() => {
  class Worker extends TestWorker<EndingRequest, BestPlay | null> {
    constructor() {
      super();
      worker = this;
    }
  }
  vi.stubGlobal('Worker', Worker);
});
afterAll(() => {
  $session.set(null);
  vi.unstubAllGlobals();
});

const best = ({ state, start }: EndingRequest): BestPlay | null => solveBestPlay(game, state, start);

/** The best move for the player's side. */
function bestMove({ played: { state, start } }: EndingSession): GameMove {
  const move = best({ game: game.id, state, start })?.line[0];
  if (!move) throw new Error('it is over');
  return move;
}

/** Runs an action that asks the worker, up to the question. */
async function untilAsked(doing: () => Promise<void>): Promise<{ readonly answer: () => Promise<EndingSession> }> {
  const { length } = worker.questions;
  const promise = doing();
  await vi.waitFor(() => expect(worker.questions.length).toBe(length + 1), { timeout: 60_000 });
  return {
    answer: async () => {
      worker.answer(best(worker.questions.at(-1)?.question as EndingRequest));
      await promise;
      return $session.get() as EndingSession;
    },
  };
}

test('while an answer to a move is awaited nothing is taken back, touched or tried; after it you can take back', async () => {
  const table = await fetchEndingGame(game.id);
  const first = await (await untilAsked(() => openEnding(table, endings, { number: 0, side: 0 }))).answer();
  const second = await (await untilAsked(() => playMove(bestMove(first)))).answer();
  expect(second.played).toMatchObject({ isOver: false, previous: first.played });

  const { answer } = await untilAsked(() => playMove(bestMove(second)));
  const waitingSession = $session.get() as EndingSession;
  expect(waitingSession).toEqual({ ...second, isWaiting: true });
  const { length } = worker.questions;
  const hand = game.table
    .zones(viewAt(second.played), viewerAt(second.played), String)
    .find(({ kind }) => kind === 'hand');
  const thing = { zone: hand?.id ?? '', item: hand?.items[0]?.id ?? '' };
  takeBack();
  touch(thing);
  drop(thing, { zone: thing.zone });
  await playMove(bestMove(second));
  expect([$session.get(), $touched.get()]).toEqual([waitingSession, []]);

  const third = await answer();
  expect(third).toMatchObject({ isWaiting: false, played: { previous: second.played } });
  expect(worker.questions).toHaveLength(length);
  takeBack();
  expect($session.get()?.played).toBe(second.played);
});
