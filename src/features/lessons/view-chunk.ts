/** Lazy module, loaded once the lesson is rendered: reading the first text needs none of it. */
export { HandTools } from '../../table/hand/HandTools.tsx';
export { Finish } from './Finish.tsx';
export { Hints, LessonEvents, LessonRemark } from './LessonRemark.tsx';
export { QuestionForm } from './QuestionForm.tsx';
