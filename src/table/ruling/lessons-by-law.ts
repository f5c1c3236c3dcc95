/** Slug of the lesson about each rule, by the rule's anchor: `{ "take-sum": "several-at-once" }`. */
export type LessonsByLaw = Readonly<Record<string, string>>;

const pending = new Map<string, Promise<LessonsByLaw>>();

async function fetchLessons(home: string): Promise<LessonsByLaw> {
  const answer = await fetch(`${home}learn/laws.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

/** Lessons of the game at this address, fetched once; empty if they can't be loaded. */
export function fetchLessonsByLaw(home: string): Promise<LessonsByLaw> {
  const pendingLessons = pending.get(home);
  if (pendingLessons) return pendingLessons;
  const lessons = fetchLessons(home).catch(() => {
    pending.delete(home);
    return {};
  });
  pending.set(home, lessons);
  return lessons;
}
