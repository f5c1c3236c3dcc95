import type { Options, OptionValue } from '../../game/options.ts';
import { showAnnounced } from '../../ui/announce/region.ts';
import { createButton, createLink } from '../../ui/notice/controls.ts';
import { type OurTable, savedOptions, savedSlips, saveOurTable } from '../house-rules/index.ts';
import { TABLE_WORDS } from './table-words.ts';

const loadLinks = () => import('./links.ts');

const inputsOf = (form: HTMLFormElement): HTMLInputElement[] => [...form.querySelectorAll('input')];
const readInput = (input: HTMLInputElement): OptionValue =>
  input.type === 'radio' ? JSON.parse(input.value) : input.valueAsNumber;
const isUsual = (input: HTMLInputElement): boolean =>
  input.type === 'radio' ? input.defaultChecked : input.value === input.defaultValue;

/** Options that are chosen in the form and differ from the usual rules. */
function readOptions(form: HTMLFormElement): Options {
  const changedInputs = inputsOf(form).filter(
    (input) => (input.type === 'radio' ? input.checked : input.validity.valid) && !isUsual(input),
  );
  return Object.fromEntries(changedInputs.map((input) => [input.name, readInput(input)]));
}

/** Fills in the form. A value that isn't offered selects the usual one. */
function fillForm(form: HTMLFormElement, options: Options): void {
  for (const input of inputsOf(form)) {
    const chosenValue = options[input.name];
    if (input.type === 'radio')
      input.checked = chosenValue === undefined ? input.defaultChecked : readInput(input) === chosenValue;
    else input.value = chosenValue === undefined ? input.defaultValue : String(chosenValue);
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
    const input = inputsOf(form).find((one) => one.name === key && one.type === 'radio' && readInput(one) === value);
    return `${title}: ${input?.nextElementSibling?.textContent ?? value}`;
  });
  return slips === 'strict' ? [...rules, TABLE_WORDS.strict] : rules;
}

/** Shows sentences and buttons in a box, and announces them. */
function showBox(place: Element, lines: readonly string[], ...buttons: readonly HTMLButtonElement[]): void {
  const box = document.createElement('div');
  box.className = 'table-offer';
  for (const line of lines) {
    const p = document.createElement('p');
    p.textContent = line;
    box.append(p);
  }
  box.append(...buttons);
  showAnnounced(place, box);
}

/** Summary of the changed rules. Structural options, such as the number of players, don't count as house rules. */
function describeChanges(form: HTMLFormElement, changedOptions: Options): string {
  const keys = Object.keys(changedOptions);
  if (keys.length === 0) return TABLE_WORDS.standard;
  const changedCount = keys.filter((key) => !form.querySelector(`#house-${CSS.escape(key)}[data-shape]`)).length;
  return changedCount === 0 ? TABLE_WORDS.seatsOnly : TABLE_WORDS.changed(changedCount);
}

function showStatus(
  form: HTMLFormElement,
  text: string,
  show: (place: Element, text: string) => void = showAnnounced,
): void {
  for (const one of form.querySelectorAll('[data-table-says]')) show(one, text);
}

const gameOf = (form: HTMLFormElement): string => form.dataset['ourTable'] ?? '';

/** The form's options, with the saved way of settling slips. */
const readForm = (form: HTMLFormElement): OurTable => ({
  options: readOptions(form),
  slips: savedSlips(gameOf(form)),
});

/** Saves a table's agreement, and shows its house rules. */
function adoptTable(form: HTMLFormElement, table: OurTable): void {
  saveOurTable(gameOf(form), table);
  fillForm(form, table.options);
  showStatus(form, describeChanges(form, table.options));
}

/** Saves the chosen rules. If they conflict, it shows the reason and keeps the saved rules. */
async function keepChosen(form: HTMLFormElement): Promise<void> {
  const table = readForm(form);
  const conflict = await loadLinks().then(
    ({ findConflict }) => findConflict(gameOf(form), table.options),
    () => null,
  );
  if (conflict) showStatus(form, conflict);
  else adoptTable(form, table);
}

/** Shares the table's rules, in words and as a link. */
async function sendTable(form: HTMLFormElement): Promise<void> {
  try {
    const { writeTableFragment, openSendSheet } = await loadLinks();
    const table = readForm(form);
    const words = listAgreed(form, table);
    await openSendSheet({
      title: TABLE_WORDS.sendTitle,
      words: TABLE_WORDS.sent(form.dataset['name'] ?? '', words.join('; ')),
      url: `${location.origin}${location.pathname}#${writeTableFragment(gameOf(form), table)}`,
    });
  } catch {
    showStatus(form, TABLE_WORDS.noLink);
  }
}

/** Removes the fragment, so that pasting the same link again opens it again. */
function dismissLink(place: Element): void {
  history.replaceState(null, '', location.pathname + location.search);
  place.replaceChildren();
}

/** Offers the rules of a link. The saved rules change only if the user accepts. */
function offerTable(form: HTMLFormElement, place: Element, linkedTable: OurTable): void {
  const ownTable = readForm(form);
  const keepButton = createButton(TABLE_WORDS.keep, () => dismissLink(place));
  if (
    JSON.stringify(listAgreed(form, ownTable).toSorted()) === JSON.stringify(listAgreed(form, linkedTable).toSorted())
  ) {
    showBox(
      place,
      [TABLE_WORDS.same],
      createButton(TABLE_WORDS.ok, () => dismissLink(place)),
    );
    return;
  }
  const words = listAgreed(form, linkedTable);
  const undoButton = createButton(TABLE_WORDS.back, () => {
    adoptTable(form, ownTable);
    place.replaceChildren();
  });
  const useButton = createButton(TABLE_WORDS.use, () => {
    adoptTable(form, linkedTable);
    dismissLink(place);
    showBox(place, [TABLE_WORDS.used], undoButton);
  });
  const lines = words.length === 0 ? [TABLE_WORDS.unchanged] : words;
  showBox(place, [TABLE_WORDS.offered, ...lines], useButton, keepButton);
}

/** Opens the table in the address. A damaged link is reported and changes nothing. */
async function openLink(form: HTMLFormElement, place: Element): Promise<void> {
  const text = location.hash.slice(1);
  if (text === '' || document.getElementById(text)) return;
  const links = await loadLinks().catch(() => null);
  const result = await links?.readTable(gameOf(form), text).catch(() => null);
  if (result?.ok) offerTable(form, place, result.value);
  else {
    const problem = result ? result.fault.says : TABLE_WORDS.unopened;
    showBox(
      place,
      [problem, TABLE_WORDS.asBefore],
      createButton(TABLE_WORDS.ok, () => dismissLink(place)),
    );
    await links?.offerLinkTarget(text, gameOf(form), '');
    const linkTarget = links?.$linkTarget.get();
    if (linkTarget) place.firstElementChild?.append(createLink(linkTarget.label, linkTarget.href));
  }
  place.scrollIntoView({ block: 'center' });
}

/** Makes the house-rules form of a game's front page interactive. */
export function initHouseRulesForm(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-our-table]');
  const place = root.querySelector('[data-table-link]');
  if (!form || !place) return;
  const storedOptions = savedOptions(gameOf(form));
  fillForm(form, storedOptions ?? {});
  if (storedOptions)
    showStatus(form, describeChanges(form, storedOptions), (place, text) => place.replaceChildren(text));
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
