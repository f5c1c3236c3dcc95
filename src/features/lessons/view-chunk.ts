/** What answers, asks and ends: one file, fetched as soon as the lesson is drawn. Nobody needs it to read. */
export { HandTools } from '../../table/hand/HandTools.tsx';
export { Finish } from './Finish.tsx';
export { Hints, LessonEvents, LessonRemark } from './LessonRemark.tsx';
export { QuestionForm } from './QuestionForm.tsx';
