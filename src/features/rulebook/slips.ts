import { showAnnounced } from '../../ui/announce/region.ts';
import { type Slips, savedSlips, saveSlips } from '../house-rules/our-table.ts';

const gameOf = (form: HTMLFormElement): string => form.dataset['slips'] ?? '';

/** Marks what holds at this table: at a strict one the second sentence of a law, where it has one. */
function showSlips(form: HTMLFormElement, slips: Slips): void {
  for (const input of form.querySelectorAll('input')) input.checked = input.value === slips;
  document.documentElement.toggleAttribute('data-strict-table', slips === 'strict');
  for (const sign of document.querySelectorAll<HTMLElement>('[data-strict]')) {
    sign.hidden = slips !== 'strict';
  }
}

/** Keeps what was chosen with the house rules of one's own table. */
function saveChoice(form: HTMLFormElement): void {
  const slips = new FormData(form).get('slips') === 'strict' ? 'strict' : 'friendly';
  saveSlips(gameOf(form), slips);
  showSlips(form, slips);
  const says = form.querySelector('[data-slips-says]');
  if (says) showAnnounced(says, `Kept with your table’s house rules: ${slips}.`);
}

/** Shows how one's own table settles slips, and keeps what it chooses. */
export function connectSlipsForm(form: HTMLFormElement): void {
  showSlips(form, savedSlips(gameOf(form)));
  form.addEventListener('change', () => saveChoice(form));
}
