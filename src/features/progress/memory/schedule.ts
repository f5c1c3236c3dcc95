import { fsrs, type Grade, Rating } from 'ts-fsrs';
import type { Meeting } from './remembered.ts';
import { DAY, minutes, type Remembered, wasStumble } from './remembered.ts';

/** Met again within one evening, in minutes, a rule is still in one’s ear: that shows nothing, and does not count. */
const IN_EAR = 8 * 60;

/** At most so long, in days, until a rule is met again. */
const LONGEST = 365;

/** The free spaced repetition scheduler: nine rules in ten are still known when they come back. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: LONGEST });

const GRADES: Readonly<Record<Meeting, Grade>> = {
  kept: Rating.Good,
  'looked-up': Rating.Hard,
  stumbled: Rating.Again,
};

/**
 * What is remembered of a rule after it was met: the better one knew it and the longer that was after the last time,
 * the later it comes back; stumbled over, it comes back the next day.
 * @param before undefined where it was never met
 * @param now in ms since 1970
 */
export function met(before: Remembered | undefined, how: Meeting, now: number): Remembered {
  const at = minutes(now);
  const [last = at, , stability, difficulty] = before ?? [];
  // A clock that was put back makes nothing of it.
  const since = Math.max(0, at - last);
  if (before && since < IN_EAR && (how !== 'stumbled' || wasStumble(before))) return before;
  const known = stability === undefined || difficulty === undefined ? null : { stability, difficulty };
  const days = Math.floor(since / DAY);
  const after = scheduler.next_state(known, days, GRADES[how]);
  const wait = how === 'stumbled' ? 1 : scheduler.next_interval(after.stability, days);
  return [at, at + Math.round(wait * DAY), after.stability, after.difficulty];
}
