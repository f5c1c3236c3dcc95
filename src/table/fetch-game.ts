import type { CoachedGame, Game, TableGame, WholeGame } from '../game/game.ts';
import { loadGame, loadRules, loadTable } from '../games/loader.ts';
import type { Lesson } from '../scenarios/lesson.ts';

type GameHeuristics = CoachedGame['heuristics'];

/** Used until the real ones are loaded. */
const NO_HEURISTICS: GameHeuristics = {
  rate: () => 0,
  rateNaively: () => 0,
  advise: () => [],
  reasons: () => [],
};

/** Heuristics of a game; neutral until they are loaded. */
interface LazyHeuristics {
  readonly heuristics: GameHeuristics;
  /** Whether they are loaded. */
  readonly hasHeuristics?: () => boolean;
  /** Loads them once; rejects if they can't be loaded, and may be called again. */
  readonly fetchHeuristics?: () => Promise<void>;
}

/** A game whose heuristics may still be loading. */
type AdvisedGame = Game & LazyHeuristics;

/** Imported on demand: no page starts with heuristics. */
const importHeuristics = () => import('../games/engines.ts');

/** Adds heuristics that are loaded on demand: drawing a table and judging a move need none. */
function withLazyHeuristics<G extends TableGame>(game: G): G & LazyHeuristics {
  let mind: GameHeuristics | undefined;
  return {
    ...game,
    get heuristics() {
      return mind ?? NO_HEURISTICS;
    },
    hasHeuristics: () => mind !== undefined,
    async fetchHeuristics() {
      const { loadCoached } = await importHeuristics();
      mind ??= (await loadCoached(game.id))?.heuristics;
      if (!mind) throw new Error(`no heuristics for ${game.id}`);
    },
  };
}

/** Returns what was looked up. @throws Error if it is undefined; `label` names it in the message */
export function requireFound<T>(found: T | undefined, label: string): T {
  if (found === undefined) throw new Error(`There is no ${label}`);
  return found;
}

/** @throws Error if the game can't be loaded: offline, or unknown */
export async function fetchGame(id: string): Promise<Game> {
  return requireFound(await loadGame(id), `game ${id}`);
}

/**
 * The game with its bots and coach, which are fetched in the background.
 * @param needsAdvice waits for them, because their advice is shown at once
 * @throws Error if the game can't be loaded
 */
export async function fetchAdvisedGame(id: string, needsAdvice: boolean): Promise<AdvisedGame> {
  // Both downloads start together; `fetchHeuristics` below finds the module loaded.
  const heuristicsModule = needsAdvice ? importHeuristics() : undefined;
  const coachedGameLoad = heuristicsModule?.then(({ loadCoached }) => loadCoached(id)).catch(() => undefined);
  const game = withLazyHeuristics(await fetchGame(id));
  await coachedGameLoad;
  const heuristicsReady = game.fetchHeuristics?.().catch(() => undefined);
  if (needsAdvice) await heuristicsReady;
  return game;
}

/** The parts of a game that its tables are drawn with. @throws Error if they can't be loaded: offline, or unknown */
export async function fetchTable(id: string): Promise<TableGame> {
  return requireFound(await loadTable(id), `table of ${id}`);
}

/** The rules of a game. @throws Error if they can't be loaded */
export async function fetchRules(id: string): Promise<Game['rules']> {
  return requireFound(await loadRules(id), `rulebook of ${id}`);
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
  const lessonGame: LessonGame = Object.assign(game, {
    async fetchDesk(): Promise<void> {
      const { loadDesk } = await import('../games/boxes.ts');
      Object.assign(game, { desk: requireFound(await loadDesk(id), `desk of ${id}`) });
    },
  } satisfies Pick<LessonGame, 'fetchDesk'>);
  lessonGame.fetchDesk?.().catch(() => undefined);
  return lessonGame;
}
