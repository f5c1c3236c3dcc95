import { say } from '../announce/region.ts';
import { saveFile } from '../device/file.ts';
import { $notices, dismiss, type Notice } from '../device/notices.ts';
import { createButton } from './controls.ts';

function draw({ id, says, text, action, dismissLabel = 'OK' }: Notice): HTMLElement {
  const made = document.createElement('p');
  made.append(`${says} `);
  if (text !== undefined)
    made.append(
      createButton('Save it as a file', () => saveFile(text)),
      ' ',
    );
  if (action)
    made.append(
      createButton(action.label, () => action.run()),
      ' ',
    );
  made.append(createButton(dismissLabel, () => dismiss(id)));
  return made;
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
