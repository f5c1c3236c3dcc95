import { h, render } from 'preact';
import { Exam, type ExamProps } from './Exam.tsx';

/** Lays the paper in place of what stood there. */
export function openExam(place: HTMLElement, props: ExamProps): void {
  place.replaceChildren();
  render(h(Exam, props), place);
}
