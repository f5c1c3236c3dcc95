import { countNoun } from '../../cards/words.ts';
import type { Options, OptionValue } from '../../game/options.ts';
import { showAnnounced } from '../../ui/announce/region.ts';
import { createButton, createLink } from '../../ui/notice/controls.ts';
import { type OurTable, savedOptions, savedSlips, saveOurTable } from '../house-rules/index.ts';

const loadLinks = () => import('./links.ts');

/** Chosen on another page. */
const STRICT_LABEL = 'When it has gone wrong: the strict way';

const inputsOf = (form: HTMLFormElement): HTMLInputElement[] => [...form.querySelectorAll('input')];
const readInput = (input: HTMLInputElement): OptionValue =>
  input.type === 'radio' ? JSON.parse(input.value) : input.valueAsNumber;
const isUsual = (input: HTMLInputElement): boolean =>
  input.type === 'radio' ? input.defaultChecked : input.value === input.defaultValue;

/** Options that are chosen in the form and differ from the usual rules. */
function readOptions(form: HTMLFormElement): Options {
  const changed = inputsOf(form).filter(
    (input) => (input.type === 'radio' ? input.checked : input.validity.valid) && !isUsual(input),
  );
  return Object.fromEntries(changed.map((input) => [input.name, readInput(input)]));
}

/** Fills in the form. A value that isn’t offered selects the usual one. */
function fillForm(form: HTMLFormElement, options: Options): void {
  for (const input of inputsOf(form)) {
    const wanted = options[input.name];
    if (input.type === 'radio')
      input.checked = wanted === undefined ? input.defaultChecked : readInput(input) === wanted;
    else input.value = wanted === undefined ? input.defaultValue : String(wanted);
  }
  for (const input of inputsOf(form)) {
    const group = inputsOf(form).filter(({ name, type }) => name === input.name && type === 'radio');
    if (group.length > 0 && !group.some(({ checked }) => checked)) {
      for (const one of group) one.checked = one.defaultChecked;
    }
  }
}

/** The agreed rules in words: “Aces: eleven”. */
function listAgreed(form: HTMLFormElement, { options, slips }: OurTable): readonly string[] {
  const rules = Object.entries(options).map(([key, value]) => {
    const field = form.querySelector(`#house-${CSS.escape(key)}`);
    const title = field?.querySelector('[data-title]')?.textContent ?? key;
    const input = inputsOf(form).find(
      (one) => one.name === key && one.type === 'radio' && readInput(one) === value,
    );
    return `${title}: ${input?.nextElementSibling?.textContent ?? value}`;
  });
  return slips === 'strict' ? [...rules, STRICT_LABEL] : rules;
}

/** Shows a box with some sentences and buttons. */
function showBox(place: Element, lines: readonly string[], ...buttons: readonly HTMLButtonElement[]): void {
  const made = document.createElement('div');
  made.className = 'table-offer';
  for (const line of lines) {
    const p = document.createElement('p');
    p.textContent = line;
    made.append(p);
  }
  made.append(...buttons);
  showAnnounced(place, made);
}

/** Summary of the changed rules. Structural options, such as the number of players, don’t count as house rules. */
function describeChanges(form: HTMLFormElement, changed: Options): string {
  const keys = Object.keys(changed);
  if (keys.length === 0) return 'The standard rules of this book.';
  const n = keys.filter((key) => !form.querySelector(`#house-${CSS.escape(key)}[data-shape]`)).length;
  return n === 0
    ? 'The usual house rules, and who sits at our table; saved on this device.'
    : `Our table: ${countNoun(n, 'house rule')} changed, saved on this device.`;
}

function showStatus(
  form: HTMLFormElement,
  text: string,
  show: (place: Element, text: string) => void = showAnnounced,
): void {
  for (const one of form.querySelectorAll('[data-table-says]')) show(one, text);
}

const gameOf = (form: HTMLFormElement): string => form.dataset['ourTable'] ?? '';

/** The form’s options, with the saved way of settling slips. */
const readForm = (form: HTMLFormElement): OurTable => ({
  options: readOptions(form),
  slips: savedSlips(gameOf(form)),
});

/** Saves a table’s agreement, and shows its house rules. */
function adoptTable(form: HTMLFormElement, table: OurTable): void {
  saveOurTable(gameOf(form), table);
  fillForm(form, table.options);
  showStatus(form, describeChanges(form, table.options));
}

/** Saves the chosen rules, unless they conflict: then it says why, and the saved ones stay. */
async function keepChosen(form: HTMLFormElement): Promise<void> {
  const table = readForm(form);
  const wrong = await loadLinks().then(
    ({ findConflict }) => findConflict(gameOf(form), table.options),
    () => null,
  );
  if (wrong) showStatus(form, wrong);
  else adoptTable(form, table);
}

/** Shares the table’s rules, in words and as a link. */
async function sendTable(form: HTMLFormElement): Promise<void> {
  try {
    const { tableFragment, openSendSheet } = await loadLinks();
    const table = readForm(form);
    const words = listAgreed(form, table);
    await openSendSheet({
      title: 'Send our table',
      words: `${form.dataset['name']} as we play it: ${words.length === 0 ? 'by the usual rules' : words.join('; ')}.`,
      url: `${location.origin}${location.pathname}#${tableFragment(gameOf(form), table)}`,
    });
  } catch {
    showStatus(form, 'The link couldn’t be made. Are you offline?');
  }
}

/** Removes the fragment, so that pasting the same link again opens it again. */
function dismissLink(place: Element): void {
  history.replaceState(null, '', location.pathname + location.search);
  place.replaceChildren();
}

/** Offers the rules of a link beside the saved ones. Nothing changes before the user decides. */
function offerTable(form: HTMLFormElement, place: Element, theirs: OurTable): void {
  const own = readForm(form);
  const away = createButton('Keep our rules', () => dismissLink(place));
  if (
    JSON.stringify(listAgreed(form, own).toSorted()) === JSON.stringify(listAgreed(form, theirs).toSorted())
  ) {
    showBox(
      place,
      ['The table in this link plays by the same rules as yours.'],
      createButton('OK', () => dismissLink(place)),
    );
    return;
  }
  const words = listAgreed(form, theirs);
  const back = createButton('Back to our own rules', () => {
    adoptTable(form, own);
    place.replaceChildren();
  });
  const play = createButton('Use these rules', () => {
    adoptTable(form, theirs);
    dismissLink(place);
    showBox(place, ['These are your table’s house rules now.'], back);
  });
  const lines = words.length === 0 ? ['The usual rules, with no changes.'] : words;
  showBox(place, ['This link contains a table’s house rules:', ...lines], play, away);
}

/** Opens the table in the address. A damaged link is reported and changes nothing. */
async function openLink(form: HTMLFormElement, place: Element): Promise<void> {
  const text = location.hash.slice(1);
  if (text === '' || document.getElementById(text)) return;
  const links = await loadLinks().catch(() => null);
  const read = await links?.readTable(gameOf(form), text).catch(() => null);
  if (read?.ok) offerTable(form, place, read.value);
  else {
    const says = read ? read.fault.says : 'We couldn’t open this link. Try again.';
    showBox(
      place,
      [says, 'Your own house rules haven’t changed.'],
      createButton('OK', () => dismissLink(place)),
    );
    await links?.offerLinkTarget(text, gameOf(form), '');
    const linkTarget = links?.$linkTarget.get();
    if (linkTarget) place.firstElementChild?.append(createLink(linkTarget.label, linkTarget.href));
  }
  place.scrollIntoView({ block: 'center' });
}

/** Makes the house-rules form of a game’s front page interactive. */
export function initHouseRulesForm(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-our-table]');
  const place = root.querySelector('[data-table-link]');
  if (!form || !place) return;
  const kept = savedOptions(gameOf(form));
  fillForm(form, kept ?? {});
  if (kept) showStatus(form, describeChanges(form, kept), (place, text) => place.replaceChildren(text));
  form.addEventListener('change', () => void keepChosen(form));
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    adoptTable(form, { options: {}, slips: 'friendly' });
  });
  form.querySelector('[data-table-send]')?.addEventListener('click', () => void sendTable(form));
  addEventListener('hashchange', () => void openLink(form, place));
  void openLink(form, place);
}
