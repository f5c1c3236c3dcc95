import type { APIRoute } from 'astro';
import { getGamePaths, type listShownBooks } from '../../../rulebook/site.ts';
import type { LessonsByLaw } from '../../../table/ruling/lessons-by-law.ts';

export const getStaticPaths = getGamePaths;

/** Slug of the lesson for each rule. */
export const GET: APIRoute = ({ props }) => {
  const book = props['book'] as ReturnType<typeof listShownBooks>[number];
  const lessons: LessonsByLaw = Object.fromEntries(
    book.chapters.flatMap(({ rules }) =>
      rules.flatMap(({ id, anchor, rule }) => {
        const lesson = rule.kind === 'custom' ? undefined : book.lessonFor(id);
        return lesson ? [[anchor, lesson.slug] as const] : [];
      }),
    ),
  );
  return new Response(JSON.stringify(lessons), { headers: { 'content-type': 'application/json' } });
};
