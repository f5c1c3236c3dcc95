/** How long sentences stay in the live region, ms: long enough for any screen reader. */
const STAY_MS = 5000;

/** Left out of a sentence: controls and drawings. */
const SKIPPED_ELEMENTS = 'button, input, select, summary, .chip, .buttons, [hidden], [aria-hidden="true"]';
const BLOCK_TAG = /^(?:P|DIV|LI|DD|DT|H\d|UL|OL|DL|TR)$/;

function textWithin(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches(SKIPPED_ELEMENTS)) return '';
  const words = [...node.childNodes].map(textWithin).join('');
  return BLOCK_TAG.test(node.tagName) ? ` ${words} ` : words;
}

/** Text of an element without its controls, with spaces between blocks. */
const spokenText = (element: Element): string => textWithin(element).replace(/\s+/g, ' ').trim();

/** Modal layers: screen readers read nothing beneath them. */
const MODAL_LAYERS = 'dialog:modal, [aria-modal="true"]:popover-open';

let clearing: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces a sentence in the page's only live region. Each sentence is a new element, so that earlier ones aren't
 * repeated. An open modal dialog hides the rest of the page, so the region moves into it.
 */
export function say(sentence: string): void {
  if (sentence === '') return;
  const region = document.querySelector('[data-announcer]') ?? makeRegion();
  const room = [...document.querySelectorAll(MODAL_LAYERS)].at(-1) ?? document.body;
  if (region.parentElement !== room) {
    region.replaceChildren();
    room.append(region);
  }
  const line = document.createElement('p');
  line.textContent = sentence;
  region.append(line);
  clearTimeout(clearing);
  clearing = setTimeout(() => region.replaceChildren(), STAY_MS);
}

const lastTexts = new WeakMap<Element, string>();

/**
 * Announces the text of an element if it has changed.
 * @param isPage the first text is part of the page and isn't announced
 */
export function sayChange(element: Element, isPage = false): void {
  const lastText = lastTexts.get(element);
  const text = spokenText(element);
  lastTexts.set(element, text);
  if (lastText === undefined ? !isPage : text !== lastText) say(text);
}

/** Replaces the content of an element outside Preact and announces it. */
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
