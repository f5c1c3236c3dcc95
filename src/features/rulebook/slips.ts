import { showAnnounced } from '../../ui/announce/region.ts';
import { type Slips, savedSlips, saveSlips } from '../house-rules/index.ts';
import { WORDS } from './words.ts';

const gameOf = (form: HTMLFormElement): string => form.dataset['slips'] ?? '';

/** Shows the player's setting. A strict table uses the second sentence of a law, if there is one. */
function showSlips(form: HTMLFormElement, slips: Slips): void {
  for (const input of form.querySelectorAll('input')) input.checked = input.value === slips;
  document.documentElement.toggleAttribute('data-strict-table', slips === 'strict');
  for (const sign of document.querySelectorAll<HTMLElement>('[data-strict]')) {
    sign.hidden = slips !== 'strict';
  }
}

/** Stores the choice with the house rules of the player's table. */
function saveChoice(form: HTMLFormElement): void {
  const slips = new FormData(form).get('slips') === 'strict' ? 'strict' : 'friendly';
  saveSlips(gameOf(form), slips);
  showSlips(form, slips);
  const message = form.querySelector('[data-slips-says]');
  if (message) showAnnounced(message, WORDS.saved(slips));
}

/** Shows how the player's table settles slips, and stores changes. */
export function connectSlipsForm(form: HTMLFormElement): void {
  showSlips(form, savedSlips(gameOf(form)));
  form.addEventListener('change', () => saveChoice(form));
}
