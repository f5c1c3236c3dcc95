/** How long sentences stay in the live region after the last of them, ms: long enough for any screen reader. */
const STAY = 5000;

/** What is no part of a sentence: controls, and what is drawn. */
const APART = 'button, input, select, summary, .chip, .buttons, [hidden], [aria-hidden="true"]';
const BLOCK = /^(?:P|DIV|LI|DD|DT|H\d|UL|OL|DL|TR)$/;

function textWithin(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches(APART)) return '';
  const words = [...node.childNodes].map(textWithin).join('');
  return BLOCK.test(node.tagName) ? ` ${words} ` : words;
}

/** The words of an element as they are announced: without its controls, its blocks apart. */
const spokenText = (element: Element): string => textWithin(element).replace(/\s+/g, ' ').trim();

/** What lies over the page and lets nothing beneath it be read. */
const MODAL = 'dialog:modal, [aria-modal="true"]:popover-open';

let clearing: ReturnType<typeof setTimeout> | undefined;

/**
 * Says a sentence to screen readers, once: in the page's only live region. Of the region only what is added is read,
 * so that no sentence repeats the ones before it. Behind an open modal dialog nothing is read: there the region is in
 * it.
 */
export function say(says: string): void {
  if (says === '') return;
  const region = document.querySelector('[data-announcer]') ?? makeRegion();
  const room = [...document.querySelectorAll(MODAL)].at(-1) ?? document.body;
  if (region.parentElement !== room) {
    region.replaceChildren();
    room.append(region);
  }
  const line = document.createElement('p');
  line.textContent = says;
  region.append(line);
  clearTimeout(clearing);
  clearing = setTimeout(() => region.replaceChildren(), STAY);
}

const last = new WeakMap<Element, string>();

/**
 * Says the words of an element where they are others than before.
 * @param isPage its first words are part of the page, and are read there
 */
export function sayChange(element: Element, isPage = false): void {
  const before = last.get(element);
  const says = spokenText(element);
  last.set(element, says);
  if (before === undefined ? !isPage : says !== before) say(says);
}

/** Fills a place that is drawn without Preact, and announces its words. */
export function showAnnounced(place: Element, ...content: readonly (Node | string)[]): void {
  place.replaceChildren(...content);
  say(spokenText(place));
}

function makeRegion(): Element {
  const region = document.createElement('div');
  region.className = 'unseen';
  region.ariaLive = 'polite';
  region.dataset['announcer'] = '';
  return region;
}
