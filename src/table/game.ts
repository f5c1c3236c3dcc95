import type { Game, TableGame, WholeGame } from '../game/game.ts';
import { loadGame, loadRules, loadTable } from '../games/loader.ts';
import type { Lesson } from '../scenarios/lesson.ts';
import {
  type AdvisedGame,
  importHeuristics,
  type LazyHeuristics,
  withLazyHeuristics,
} from './lazy-heuristics.ts';

/** @throws Error where there is none */
export function requirePart<T>(game: T | undefined, id: string): T {
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** The game of this page. @throws Error where it can't be had: offline, or no such game */
export async function fetchGame(id: string): Promise<Game> {
  return requirePart(await loadGame(id), id);
}

/**
 * The same with bots and a coach, who come while one looks at the table: with it where somebody waits for what they
 * say, and otherwise a little later. @throws Error where the game can't be had
 */
export async function fetchAdvisedGame(id: string, isHeard: boolean): Promise<AdvisedGame> {
  // Asked for together; the second time it is there.
  const minds = isHeard ? importHeuristics() : undefined;
  const mind = minds?.then(({ loadCoached }) => loadCoached(id)).catch(() => undefined);
  const game = withLazyHeuristics(await fetchGame(id));
  await mind;
  const come = game.fetchHeuristics?.().catch(() => undefined);
  if (isHeard) await come;
  return game;
}

/** What it takes to lay the tables of a game. @throws Error where it can't be had: offline, or no such game */
export async function fetchTable(id: string): Promise<TableGame> {
  return requirePart(await loadTable(id), id);
}

/** The laws of a game. @throws Error where they can't be had */
export async function fetchRules(id: string): Promise<Game['rules']> {
  return requirePart(await loadRules(id), id);
}

/** A game as a lesson begins with it: its laws come after, the desk knows how to lay out what is counted. */
export type LessonGame = TableGame &
  LazyHeuristics &
  Partial<Pick<WholeGame, 'desk'>> & {
    /** Has the desk at hand, where something is counted; whoever asks for it again tries again. */
    readonly fetchDesk?: () => Promise<void>;
  };

/**
 * The game of a lesson; where something is counted in it, the desk comes while one reads how it begins.
 * @throws Error where it can't be had
 */
export async function fetchLessonGame(id: string, { steps }: Lesson): Promise<LessonGame> {
  const game = withLazyHeuristics(await fetchTable(id));
  game.fetchHeuristics?.().catch(() => undefined);
  if (!steps.some(({ word }) => word === 'score')) return game;
  const sendForDesk = async (): Promise<void> => {
    const { loadDesk } = await import('../games/boxes.ts');
    Object.assign(game, { desk: requirePart(await loadDesk(id), id) });
  };
  sendForDesk().catch(() => undefined);
  return Object.assign(game, { sendForDesk });
}
