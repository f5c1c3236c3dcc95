/** The lesson about each law of a game, by the law’s anchor: `{ "take-sum": "several-at-once" }`. */
export type LessonsByLaw = Readonly<Record<string, string>>;

const pending = new Map<string, Promise<LessonsByLaw>>();

async function fetchLessons(home: string): Promise<LessonsByLaw> {
  const answer = await fetch(`${home}learn/laws.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

/** The lessons of the game at this address, fetched once; none where they can’t be had. */
export function fetchLessonsByLaw(home: string): Promise<LessonsByLaw> {
  const before = pending.get(home);
  if (before) return before;
  const fetched = fetchLessons(home).catch(() => {
    pending.delete(home);
    return {};
  });
  pending.set(home, fetched);
  return fetched;
}
