import { saveFile } from '../../stores/device/file.ts';
import { type Notice, putAway } from '../../stores/device/notices.ts';
import { say } from '../announce/region.ts';
import { button } from './button.ts';

function drawOne({ id, says, text, act, later = 'Fine' }: Notice): HTMLElement {
  const made = document.createElement('p');
  made.append(`${says} `);
  if (text !== undefined)
    made.append(
      button('Save it as a file', () => saveFile(text)),
      ' ',
    );
  if (act)
    made.append(
      button(act.label, () => act.does()),
      ' ',
    );
  made.append(button(later, () => putAway(id)));
  return made;
}

const announced = new WeakSet<Notice>();

/** Draws notices in their place, and announces those that are new. */
export function draw(place: Element, notices: readonly Notice[]): void {
  place.replaceChildren(...notices.map(drawOne));
  for (const notice of notices) {
    if (!announced.has(notice)) say(notice.says);
    announced.add(notice);
  }
}
