/** One chunk, loaded once the lesson is drawn: reading needs none of it. */
export { HandTools } from '../../table/hand/HandTools.tsx';
export { Finish } from './Finish.tsx';
export { Hints, LessonEvents, LessonRemark } from './LessonRemark.tsx';
export { QuestionForm } from './QuestionForm.tsx';
