import type { CoachedGame } from '../game/game.ts';
import { checkLesson } from '../scenarios/check.ts';
import type { Lesson } from '../scenarios/lesson.ts';
import { checkWeights } from '../scenarios/weigh/check.ts';
import type { Problem } from './problem.ts';
import type { LessonFile } from './source.ts';

/** A lesson, from the file `<n>-<slug>.yaml`. */
export interface BookLesson {
  readonly slug: string;
  /** Position among the lessons, from 1. */
  readonly number: number;
  readonly lesson: Lesson;
}

const FILE_NAME = /^(\d+)-([a-z0-9-]+)$/;

/** All lessons of a game, each played through, and the problems found, by file and step. */
export function joinLessons(
  game: CoachedGame,
  files: readonly LessonFile[],
): { readonly lessons: readonly BookLesson[]; readonly problems: readonly Problem[] } {
  const lessons: BookLesson[] = [];
  const problems: Problem[] = [];
  const numbered = files.map((lessonFile) => ({ ...lessonFile, named: FILE_NAME.exec(lessonFile.name) }));
  for (const { file, data, name, named, weighed } of numbered.sort((a, b) => number(a.named) - number(b.named))) {
    if (!named) {
      problems.push({ file, id: name, says: 'A lesson’s file is called <number>-<slug>.yaml.' });
      continue;
    }
    if (lessons.some((other) => other.number === number(named))) {
      problems.push({ file, id: name, says: `There are two lessons with the number ${named[1]}.` });
    }
    const checked = checkLesson(game, data);
    const { lesson } = checked;
    if (lesson) lessons.push({ slug: named[2] ?? '', number: number(named), lesson });
    const outweighed = lesson ? checkWeights(game, lesson, weighed) : [];
    for (const { at, says } of [...checked.problems, ...outweighed]) problems.push({ file, id: at, says });
  }
  return { lessons, problems };
}

function number(nameMatch: RegExpExecArray | null): number {
  return Number(nameMatch?.[1] ?? 0);
}
