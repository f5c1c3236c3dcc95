import type { ExamGame } from '../features/exam/exam-subject.ts';
import { address } from './address.ts';
import { listShownGames } from './shown-games.ts';

/** All shown games in the form that exams need. */
export const listNamedGames = async (): Promise<readonly ExamGame[]> =>
  (await listShownGames()).map(({ id, data }) => ({
    id,
    name: data.name,
    home: address(id),
    accent: data.accent.light.main,
  }));
