import { loadCoached } from '../../games/engines.ts';
import { loadGame } from '../../games/loader.ts';
import type { ExamCase } from '../../scenarios/exam/exam.ts';
import { createPaper } from '../../scenarios/exam/paper.ts';
import { requireFound } from '../../table/fetch-game.ts';

export interface PaperRequest {
  readonly games: readonly string[];
  readonly seed: number;
}

/** Plays games until a paper can be made of them. @throws Error if a game can't be loaded */
export async function makePaper({ games, seed }: PaperRequest): Promise<readonly ExamCase[]> {
  const loadedGames = games.map(async (id) => {
    const [game, coached] = await Promise.all([loadGame(id), loadCoached(id)]);
    return { ...requireFound(game, `game ${id}`), ...requireFound(coached, `coach of ${id}`) };
  });
  return createPaper(await Promise.all(loadedGames), seed);
}
