import { count } from '../../../cards/words.ts';
import type { Won } from '../events.ts';

/** "7 points for 7 cards left in the other goal pile." */
export function wonText({ points, mine, theirs }: Won): string {
  const worth = `${count(points, 'point')} for`;
  return mine === 0
    ? `${worth} ${count(theirs, 'card')} left in the other goal pile.`
    : `${worth} the difference of ${count(theirs - mine, 'card')}: ${mine} against ${theirs}.`;
}
