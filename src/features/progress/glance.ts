import { hasUnfinishedGame } from '../saved-games/index.ts';
import { learnedLessons } from './learned.ts';
import { WORDS } from './words.ts';

/**
 * On home and game pages: shows how many lessons are done, and links to a game in progress. Empty places stay
 * hidden.
 */
export function showGlance(root: ParentNode): void {
  const lessons = learnedLessons();
  for (const place of root.querySelectorAll<HTMLElement>('[data-learned]')) {
    const game = place.dataset['learned'] ?? '';
    const doneCount = lessons.filter((id) => id.startsWith(`${game}/`)).length;
    if (doneCount === 0) continue;
    place.textContent = WORDS.lessonsDone(doneCount, Number(place.dataset['of']));
    place.hidden = false;
  }
  for (const link of root.querySelectorAll<HTMLElement>('[data-waiting]')) {
    link.hidden = !hasUnfinishedGame(link.dataset['waiting'] ?? '');
  }
}
