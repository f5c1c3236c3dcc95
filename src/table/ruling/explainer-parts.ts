import pictureStylesUrl from './picture.css?url';

export { explainRuling } from '../../referee/explanation.ts';
export { findReadings } from '../../referee/setting-effects.ts';
export { fetchReasons } from '../game-parts.ts';
export { OtherTables } from './OtherTables.tsx';
export { Picture } from './Picture.tsx';
export { stageRefusal } from './stage.tsx';

/** Links the styles of pictures: pages without pictures don't load them. */
export function linkPictureStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = pictureStylesUrl;
  document.head.append(link);
}
