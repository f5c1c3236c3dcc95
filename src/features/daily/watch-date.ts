import { type DayDate, dateOf } from '../../scenarios/puzzle/date.ts';

/** What is left of this day, ms: the clocks may be set forward or back in it. */
function leftOf(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/**
 * Tells the date at midnight, and whenever the page is looked at again: the clock stands still in a page that sleeps.
 * @returns what ends it
 */
export function watchDate(tell: (today: DayDate) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const now = new Date();
    clearTimeout(timer);
    timer = setTimeout(look, leftOf(now));
    tell(dateOf(now));
  };
  look();
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  addEventListener('pageshow', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('focus', look);
    removeEventListener('pageshow', look);
  };
}
