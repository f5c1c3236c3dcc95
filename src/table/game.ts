import type { Game, TableGame, WholeGame } from '../game/game.ts';
import { loadGame, loadRules, loadTable } from '../games/loader.ts';
import type { Lesson } from '../scenarios/lesson.ts';
import { type AdvisedGame, importHeuristics, type LazyHeuristics, withLazyHeuristics } from './lazy-heuristics.ts';

/** Returns the loaded part of a game. @throws Error if there is none */
export function requirePart<T>(game: T | undefined, id: string): T {
  if (!game) throw new Error(`There is no game ${id}`);
  return game;
}

/** @throws Error if the game can't be loaded: offline, or unknown */
export async function fetchGame(id: string): Promise<Game> {
  return requirePart(await loadGame(id), id);
}

/**
 * The game with its bots and coach, which are fetched in the background.
 * @param needsAdvice waits for them, because their advice is shown at once
 * @throws Error if the game can’t be loaded
 */
export async function fetchAdvisedGame(id: string, needsAdvice: boolean): Promise<AdvisedGame> {
  // Both downloads start together; `fetchHeuristics` below finds the module loaded.
  const heuristicsModule = needsAdvice ? importHeuristics() : undefined;
  const coachedGame = heuristicsModule?.then(({ loadCoached }) => loadCoached(id)).catch(() => undefined);
  const game = withLazyHeuristics(await fetchGame(id));
  await coachedGame;
  const heuristicsLoad = game.fetchHeuristics?.().catch(() => undefined);
  if (needsAdvice) await heuristicsLoad;
  return game;
}

/** The parts of a game that its tables are drawn with. @throws Error if they can't be loaded: offline, or unknown */
export async function fetchTable(id: string): Promise<TableGame> {
  return requirePart(await loadTable(id), id);
}

/** The rules of a game. @throws Error if they can't be loaded */
export async function fetchRules(id: string): Promise<Game['rules']> {
  return requirePart(await loadRules(id), id);
}

/**
 * The parts of a game that a lesson starts with: rules are fetched later, and the desk only for lessons that count
 * points.
 */
export type LessonGame = TableGame &
  LazyHeuristics &
  Partial<Pick<WholeGame, 'desk'>> & {
    /** Fetches the desk, in lessons that count points; call it again after a failure. */
    readonly fetchDesk?: () => Promise<void>;
  };

/**
 * The game of a lesson. Heuristics, and the desk where points are counted, are fetched in the background.
 * @throws Error if the game can't be loaded
 */
export async function fetchLessonGame(id: string, { steps }: Lesson): Promise<LessonGame> {
  const game = withLazyHeuristics(await fetchTable(id));
  game.fetchHeuristics?.().catch(() => undefined);
  if (!steps.some(({ word }) => word === 'score')) return game;
  const lesson: LessonGame = Object.assign(game, {
    async fetchDesk(): Promise<void> {
      const { loadDesk } = await import('../games/boxes.ts');
      Object.assign(game, { desk: requirePart(await loadDesk(id), id) });
    },
  } satisfies Pick<LessonGame, 'fetchDesk'>);
  lesson.fetchDesk?.().catch(() => undefined);
  return lesson;
}
