/** Lazy module, loaded once the first table is drawn, or with it where its puzzle needs one of the controls. */
export { PointsAnswer } from '../../exercise/kinds/score.tsx';
export { SelectionButton } from '../../exercise/kinds/select.tsx';
export { DailyEnd } from './DailyEnd.tsx';
export { PuzzleResult } from './PuzzleResult.tsx';
