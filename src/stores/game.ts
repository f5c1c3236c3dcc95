import type { Count } from '../game/count.ts';
import type { DeskGame, Game, WholeGame } from '../game/game.ts';
import type { GameEvent, GameState } from '../game/play.ts';
import type { Reasons } from '../game/reasons.ts';
import {
  loadCount,
  loadDesk,
  loadEngine,
  loadForDesk,
  loadGame,
  loadPad,
  loadReasons,
} from '../games/loader.ts';
import type { Lesson } from '../scenarios/lesson.ts';
import { type SoonThinking, withLateMind } from './late-mind.ts';

function found<T>(game: T | undefined, id: string): T {
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** The game of this page. @throws Error where it can't be had: offline, or no such game */
export async function fetchGame(id: string): Promise<Game> {
  return found(await loadGame(id), id);
}

/**
 * The same with bots and a coach, who come while one looks at the table: with it where somebody waits for what they
 * say, and otherwise a little later. @throws Error where the game can't be had
 */
export async function fetchThinking(id: string, isHeard: boolean): Promise<SoonThinking> {
  // Asked for together; the second time it is there.
  const mind = isHeard ? loadEngine(id).catch(() => undefined) : undefined;
  const game = withLateMind(await fetchGame(id));
  await mind;
  const come = game.sendForMind?.().catch(() => undefined);
  if (isHeard) await come;
  return game;
}

/** How a deal of a game ends. @throws Error where it can't be had */
export async function fetchCount(id: string): Promise<Count<GameState, GameEvent>> {
  return found(await loadCount(id), id);
}

/** A game as a lesson needs it: the desk knows how to lay out what is counted. */
export type LessonGame = SoonThinking & Partial<Pick<WholeGame, 'desk'>>;

/** The game of a lesson, with the desk where something is counted in it. @throws Error where it can't be had */
export async function fetchForLesson(id: string, { steps }: Lesson): Promise<LessonGame> {
  const counts = steps.some(({ word }) => word === 'score' || word === 'better');
  const [game, desk] = await Promise.all([fetchThinking(id, false), counts ? loadDesk(id) : undefined]);
  return desk ? Object.assign(game, { desk }) : game;
}

/** A game with its desk. @throws Error where it can't be had */
export async function fetchForDesk(id: string): Promise<DeskGame> {
  return found(await loadForDesk(id), id);
}

/** A game with how people keep its score. @throws Error where it can't be had */
export async function fetchForPad(id: string): Promise<Game & Pick<WholeGame, 'pad'>> {
  const [game, pad] = await Promise.all([fetchGame(id), loadPad(id)]);
  return { ...game, pad: found(pad, id) };
}

/** What its rules say and draw of a try. @throws Error where it can't be had */
export async function fetchReasons(id: string): Promise<Reasons<unknown>> {
  return found(await loadReasons(id), id);
}
