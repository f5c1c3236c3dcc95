import { type ExamLevel, PAPER_LENGTH } from '../../scenarios/exam/exam.ts';
import { paperAddress, parsePaperAddress } from './address.ts';
import { randomSeed } from './day.ts';
import { examStore } from './exam-store.ts';
import type { ExamSubject } from './exam-subject.ts';
import { caseIndexOf, type ExamSitting, isDone, startSitting } from './sitting.ts';
import { describePaper, describePass, describeSitting } from './start-words.ts';

const queryAll = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/**
 * Sets up the start page of an exam: the paper in progress, a paper from the link, and the levels. A paper is
 * created when the player begins it.
 */
export function startExam(place: HTMLElement | null): void {
  if (!place) return;
  const subject: ExamSubject = JSON.parse(place.dataset['exam'] ?? '');
  const store = examStore(subject.id);
  const { sitting, passed } = store.get();
  const errorElements = queryAll(place, '[data-lost]');

  const beginPaper = async (newSitting: ExamSitting): Promise<void> => {
    place.ariaBusy = 'true';
    try {
      const { openExam } = await import('./Exam.tsx');
      store.set({ ...store.get(), sitting: newSitting });
      openExam(place, { store, subject });
    } catch {
      // The stored paper is unchanged, so the player can try again.
      for (const one of errorElements) {
        one.hidden = false;
        void import('../../ui/announce/region.ts').then(({ sayChange }) => sayChange(one)).catch(() => undefined);
      }
    }
    place.ariaBusy = null;
  };
  const offer = (offerId: string, label: string, newSitting: ExamSitting): void => {
    for (const box of queryAll(place, `[data-offer="${offerId}"]`)) {
      for (const text of queryAll(box, '[data-says]')) text.textContent = label;
      box.querySelector('button')?.addEventListener('click', () => void beginPaper(newSitting));
      box.hidden = false;
    }
  };

  const linkedPaper = parsePaperAddress(location.hash);
  // A reload continues the paper.
  if (sitting && linkedPaper && paperAddress(linkedPaper) === paperAddress(sitting)) return void beginPaper(sitting);
  if (linkedPaper)
    offer('sent', describePaper(linkedPaper.level, paperAddress(linkedPaper)), startSitting(linkedPaper));
  if (sitting) {
    const answered = isDone(sitting) ? null : caseIndexOf(sitting);
    offer('waits', describeSitting(sitting.level, answered, PAPER_LENGTH), sitting);
  }
  for (const button of queryAll(place, '[data-level]')) {
    const level = Number(button.dataset['level']) as ExamLevel;
    const bestPaper = passed.find((one) => one.level === level);
    if (bestPaper) {
      for (const mark of queryAll(button, '[data-passed]')) {
        mark.textContent = describePass(bestPaper.right, PAPER_LENGTH);
        mark.hidden = false;
      }
    }
    button.addEventListener('click', () => void beginPaper(startSitting({ level, seed: randomSeed() })));
  }
}
