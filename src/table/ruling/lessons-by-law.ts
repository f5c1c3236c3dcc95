/** The lesson about each law of a game, by the law’s anchor: `{ "take-sum": "several-at-once" }`. */
export type LessonsByLaw = Readonly<Record<string, string>>;

const asked = new Map<string, Promise<LessonsByLaw>>();

async function fetchLessons(home: string): Promise<LessonsByLaw> {
  const answer = await fetch(`${home}learn/laws.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

/** The lessons of the game at this address, fetched once; none where they can’t be had. */
export function lessonsByLaw(home: string): Promise<LessonsByLaw> {
  const before = asked.get(home);
  if (before) return before;
  const fetched = fetchLessons(home).catch(() => {
    asked.delete(home);
    return {};
  });
  asked.set(home, fetched);
  return fetched;
}
