import { say } from '../announce/region.ts';
import { saveFile } from '../device/file.ts';
import { $notices, dismiss, type Notice } from '../device/notices.ts';
import { createButton } from './controls.ts';
import { WORDS } from './words.ts';

function draw({ id, says, text, action, dismissLabel = WORDS.ok }: Notice): HTMLElement {
  const element = document.createElement('p');
  element.append(`${says} `);
  if (text !== undefined)
    element.append(
      createButton(WORDS.file, () => saveFile(text)),
      ' ',
    );
  if (action)
    element.append(
      createButton(action.label, () => action.run()),
      ' ',
    );
  element.append(createButton(dismissLabel, () => dismiss(id)));
  return element;
}

/** Draws the notices and announces new ones. */
export function showNotices(place: HTMLElement | null): void {
  const announced = new Set<Notice>();
  $notices.subscribe((notices) => {
    place?.replaceChildren(...notices.map(draw));
    for (const notice of notices) {
      if (!announced.has(notice)) say(notice.says);
      announced.add(notice);
    }
  });
}
