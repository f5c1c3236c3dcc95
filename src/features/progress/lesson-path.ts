import { whenIdle } from '../../ui/tasks.ts';
import { $minis, WORDS as MINI_WORDS } from '../mini-games/index.ts';
import { $progress, type Progress } from './progress.ts';
import { WORDS } from './words.ts';

const queryAll = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Marks the lessons that are done and the next one. */
function showLessons(root: ParentNode, { lessons }: Progress): void {
  const steps = queryAll(root, '[data-lesson]');
  const isDone = (step: HTMLElement): boolean => lessons.includes(step.dataset['lesson'] ?? '');
  const nextStep = steps.find((step) => !isDone(step));
  for (const step of steps) {
    step.classList.toggle('is-done', isDone(step));
    step.classList.toggle('is-next', step === nextStep);
    for (const mark of queryAll(step, '.way-done')) mark.hidden = !isDone(step);
  }
  const href = nextStep?.querySelector('a')?.getAttribute('href');
  for (const button of queryAll(root, '[data-next-lesson]')) {
    if (href) button.setAttribute('href', href);
    if (steps.some(isDone)) button.textContent = nextStep ? WORDS.go : WORDS.fromStart;
  }
}

/** Shows the stars of each mini-game. */
function showStars(root: ParentNode, stars: Readonly<Record<string, number>>): void {
  for (const mark of queryAll(root, '[data-stars]')) {
    const starCount = stars[mark.dataset['stars'] ?? ''] ?? 0;
    mark.hidden = starCount === 0;
    mark.textContent = MINI_WORDS.stars(starCount);
  }
}

/** Fills in the lessons page: the path at once, the rest when the browser is idle. */
export function showLessonPath(root: ParentNode): void {
  $progress.subscribe((progress) => showLessons(root, progress));
  $minis.subscribe(({ stars }) => showStars(root, stars));
  whenIdle(() => import('./stored-progress.ts').then(({ showStoredProgress }) => showStoredProgress(root)));
}
