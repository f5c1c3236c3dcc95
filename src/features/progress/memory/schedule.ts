import { fsrs, type Grade, Rating } from 'ts-fsrs';
import type { RuleMeeting } from './rule-memory.ts';
import { DAY_MINUTES, type RuleMemory, toMinutes, wasStumble } from './rule-memory.ts';

/** Met again within one evening, in minutes, a rule is still in one’s ear: that shows nothing, and does not count. */
const SESSION_MINUTES = 8 * 60;

/** At most so long, in days, until a rule is met again. */
const MAX_INTERVAL_DAYS = 365;

/** The free spaced repetition scheduler: nine rules in ten are still known when they come back. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: MAX_INTERVAL_DAYS });

const GRADES: Readonly<Record<RuleMeeting, Grade>> = {
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
export function scheduleRule(before: RuleMemory | undefined, how: RuleMeeting, now: number): RuleMemory {
  const at = toMinutes(now);
  const [last = at, , stability, difficulty] = before ?? [];
  // A clock that was put back makes nothing of it.
  const since = Math.max(0, at - last);
  if (before && since < SESSION_MINUTES && (how !== 'stumbled' || wasStumble(before))) return before;
  const known = stability === undefined || difficulty === undefined ? null : { stability, difficulty };
  const days = Math.floor(since / DAY_MINUTES);
  const after = scheduler.next_state(known, days, GRADES[how]);
  const wait = how === 'stumbled' ? 1 : scheduler.next_interval(after.stability, days);
  return [at, at + Math.round(wait * DAY_MINUTES), after.stability, after.difficulty];
}
