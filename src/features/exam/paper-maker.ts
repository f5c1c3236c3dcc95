import { loadCoached } from '../../games/engines.ts';
import { loadGame } from '../../games/loader.ts';
import type { ExamCase } from '../../scenarios/exam/exam.ts';
import { createPaper } from '../../scenarios/exam/paper.ts';
import { requirePart } from '../../table/game.ts';

/** A paper wished for. */
export interface PaperRequest {
  readonly games: readonly string[];
  readonly seed: number;
}

/** Plays games until there is a paper of them. @throws Error where a game can’t be had */
export async function makePaper({ games, seed }: PaperRequest): Promise<readonly ExamCase[]> {
  const all = games.map(async (id) => {
    const [game, coached] = await Promise.all([loadGame(id), loadCoached(id)]);
    return { ...requirePart(game, id), ...requirePart(coached, id) };
  });
  return createPaper(await Promise.all(all), seed);
}
