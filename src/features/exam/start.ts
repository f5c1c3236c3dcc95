import { type ExamLevel, PAPER_LENGTH } from '../../scenarios/exam/exam.ts';
import { paperAddress, parsePaperAddress } from './address.ts';
import { randomSeed } from './day.ts';
import { examStore } from './exam-store.ts';
import type { ExamSubject } from './exam-subject.ts';
import { currentCase, type ExamSitting, isDone, isLevel, startSitting } from './sitting.ts';

const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/**
 * Sets up the start page of an exam: the paper in progress, a paper from the link, and the levels. A paper is made
 * when it is begun.
 */
export function startExam(place: HTMLElement | null): void {
  if (!place) return;
  const subject: ExamSubject = JSON.parse(place.dataset['exam'] ?? '');
  const store = examStore(subject.id);
  const { sitting, passed } = store.get();
  const lost = all(place, '[data-lost]');

  const sit = async (next: ExamSitting): Promise<void> => {
    place.setAttribute('aria-busy', 'true');
    try {
      const { openExam } = await import('./Exam.tsx');
      store.set({ ...store.get(), sitting: next });
      openExam(place, { store, subject });
    } catch {
      // The player can try again: nothing is lost.
      for (const one of lost) {
        one.hidden = false;
        void import('../../ui/announce/region.ts').then(
          ({ sayChange }) => sayChange(one),
          () => undefined,
        );
      }
    }
    place.removeAttribute('aria-busy');
  };
  const offer = (which: string, says: string, next: ExamSitting): void => {
    for (const box of all(place, `[data-offer="${which}"]`)) {
      for (const text of all(box, '[data-says]')) text.textContent = says;
      box.querySelector('button')?.addEventListener('click', () => void sit(next));
      box.hidden = false;
    }
  };

  const asked = parsePaperAddress(location.hash);
  // A reload continues the paper.
  if (sitting && asked && paperAddress(asked) === paperAddress(sitting)) return void sit(sitting);
  if (asked) offer('sent', `Level ${asked.level}, paper ${paperAddress(asked)}`, startSitting(asked));
  if (sitting) {
    const where = isDone(sitting)
      ? 'answered, with its report'
      : `${currentCase(sitting)} of ${PAPER_LENGTH} cases answered`;
    offer('waits', `Level ${sitting.level}, ${where}`, sitting);
  }
  for (const button of all(place, '[data-level]')) {
    const level = Number(button.dataset['level']) as ExamLevel;
    const best = passed.find((one) => one.level === level);
    for (const mark of all(button, '[data-passed]')) {
      if (!best) continue;
      mark.textContent = `passed, ${best.right} of ${PAPER_LENGTH}`;
      mark.hidden = false;
    }
    if (isLevel(level))
      button.addEventListener('click', () => void sit(startSitting({ level, seed: randomSeed() })));
  }
}
