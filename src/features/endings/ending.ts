import { atom } from 'nanostores';
import { notifyRefereeMissing } from '../../exercise/start.ts';
import type { Game } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import type { ItemRef } from '../../game/zone.ts';
import { loadEndings } from '../../games/lazy-groups.ts';
import type { TryResult } from '../../referee/try-result.ts';
import type { BestPlay } from '../../scenarios/ending/best-play.ts';
import { type Ending, readEndingTable } from '../../scenarios/ending/ending.ts';
import {
  continueEnding,
  type EndingGame,
  isHeld,
  namesAt,
  type PlayedEnding,
  startEnding,
  viewAt,
  viewerAt,
} from '../../scenarios/ending/played-ending.ts';
import { fetchRules, fetchTable, requireFound } from '../../table/fetch-game.ts';
import type { TableSeat } from '../../table/session.ts';
import { createTouchStore } from '../../table/touch-store.ts';
import { createWorkerClient } from '../../workers/client.ts';
import type { EndingPreload, EndingRequest } from './ending-worker.ts';
import { $held, heldKey, withHeld } from './held-store.ts';

/** A try with the laws it was judged by. */
interface JudgedTry extends TryResult {
  readonly rules: Game['rules'];
}

/** The ending being played. */
export interface EndingSession {
  readonly number: number;
  readonly played: PlayedEnding;
  /** An illegal try. */
  readonly refusedTry: JudgedTry | null;
  /** Whether the other side's answer is being computed. */
  readonly isWaiting: boolean;
}

export const $session = atom<EndingSession | null>(null);
/** Items the player has touched. */
export const $touched = atom<readonly ItemRef[]>([]);
export const { touch, drop, press } = createTouchStore({
  $touched,
  getTable() {
    const session = $session.get();
    return !session || session.isWaiting || session.played.isOver ? null : { tableSeat: playerSeat(session.played) };
  },
  tryMove: (move) => void playMove(move),
});

const workerClient = createWorkerClient<EndingRequest | EndingPreload, BestPlay | null>(
  () => new Worker(new URL('./ending-worker.ts', import.meta.url), { type: 'module' }),
);

/** Solves a position. @throws Error if the worker fails */
async function solveEnding(request: EndingRequest): Promise<BestPlay> {
  const answer = await workerClient.ask(request);
  if (!answer) throw new Error('This ending can’t be solved.');
  return answer;
}

/** Fetches a game whose endings are played. @throws Error if it can't be fetched */
export async function fetchEndingGame(id: string): Promise<EndingGame> {
  // Preloads the game in the worker; if that fails, the first request fails as well.
  workerClient.ask({ game: id }).catch(() => undefined);
  const [table, endings] = await Promise.all([fetchTable(id), loadEndings(id)]);
  return { ...table, endings: requireFound(endings, `set of endings of ${id}`) };
}

/** Opens an ending from one of its sides. @throws Error if it can't be read or solved */
export async function openEnding(
  game: EndingGame,
  endings: readonly Ending[],
  { number, side }: { readonly number: number; readonly side: number },
): Promise<void> {
  const ending = endings[number];
  const start = ending && readEndingTable(game, ending);
  if (!start) throw new Error('This ending is from another version of this site.');
  const bestPlay = await solveEnding({ game: game.id, state: start, start });
  $touched.set([]);
  $session.set({ number, played: startEnding(game, start, side, bestPlay), refusedTry: null, isWaiting: false });
}

/** Starts the same ending again from either side. */
export function restartEnding(side: number): void {
  const session = $session.get();
  if (!session) return;
  const { game, start, bestFromStart } = session.played;
  $touched.set([]);
  $session.set({
    ...session,
    played: startEnding(game, start, side, bestFromStart),
    refusedTry: null,
    isWaiting: false,
  });
}

/** The player's seat and view. */
export function playerSeat(playedEnding: PlayedEnding): TableSeat {
  return { game: playedEnding.game, view: viewAt(playedEnding), seat: viewerAt(playedEnding) };
}

/** What a move needs, and the end. */
export const fetchEndChunk = () => import('./end-chunk.ts');

/** Judges a try with all hands face up. @throws Error if the laws can't be fetched */
async function judgeTry(playedEnding: PlayedEnding, move: GameMove): Promise<JudgedTry> {
  const { game, state } = playedEnding;
  const [{ tryAtPosition }, rules] = await Promise.all([fetchEndChunk(), fetchRules(game.id)]);
  const position = { state, view: state, seat: viewerAt(playedEnding), name: namesAt(playedEnding) };
  return { ...tryAtPosition({ ...game, rules }, position, move), rules };
}

/** Tries a move: an illegal one gets a ruling, a legal one is answered by the other side. */
export async function playMove(move: GameMove): Promise<void> {
  const session = $session.get();
  if (!session || session.isWaiting || session.played.isOver) return;
  const { played } = session;
  $session.set({ ...session, isWaiting: true });
  const judgedTry = await judgeTry(played, move).catch(notifyRefereeMissing);
  if (!judgedTry?.stateAfter) {
    $session.set(judgedTry ? { ...session, refusedTry: judgedTry } : session);
    return;
  }
  const { game, start } = played;
  const bestPlay = await solveEnding({ game: game.id, state: judgedTry.stateAfter, start }).catch(notifyRefereeMissing);
  if (!bestPlay) {
    $session.set(session);
    return;
  }
  const nextPlayed = continueEnding(played, move, bestPlay);
  $touched.set([]);
  $session.set({ ...session, played: nextPlayed, refusedTry: null, isWaiting: false });
  if (isHeld(nextPlayed)) $held.set(withHeld($held.get(), heldKey(game.id, session.number, played.side)));
}

/** Goes back to before the player's last move. */
export function takeBack(): void {
  const session = $session.get();
  if (!session?.played.previous || session.isWaiting) return;
  $touched.set([]);
  $session.set({ ...session, played: session.played.previous, refusedTry: null });
}
