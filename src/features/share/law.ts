import { PARCEL_WORDS } from './parcel-words.ts';
import { openSendSheet } from './send-sheet.ts';

const textIn = (root: ParentNode, selector: string): string =>
  root.querySelector(selector)?.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '';

/**
 * Opens the send dialog with a law: its sentence, number and address.
 * @throws Error if the dialog can't be fetched
 */
export async function sendLaw(rule: Element): Promise<void> {
  const number = textIn(rule, '.rule-number').replace(/^Rule /, '');
  const game = textIn(document, '#games [aria-current]');
  const source = `${game} ${number} · ${textIn(rule, '.rule-title')}`;
  await openSendSheet({
    title: PARCEL_WORDS.sendLaw,
    words: `${textIn(rule, '.rule-law')} (${source})`,
    url: `${location.origin}${location.pathname}#${rule.id}`,
  });
}
