import type { ExamGame } from '../features/exam/exam-subject.ts';
import { address } from './address.ts';
import { listShownGames } from './shown-games.ts';

/** All games as an exam knows them. */
export const listNamedGames = async (): Promise<readonly ExamGame[]> =>
  (await listShownGames()).map(({ id, data }) => ({
    id,
    name: data.name,
    home: address(id),
    accent: data.accent.light.main,
  }));
