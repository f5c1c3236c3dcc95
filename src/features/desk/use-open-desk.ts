import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { applySettings } from '../../table/settings.ts';
import { noteRule } from '../progress/index.ts';
import { isStored } from './is-stored.ts';
import { preloadParts } from './lazy-parts.tsx';
import { openDesk } from './state/address.ts';
import { preloadLaws } from './state/laws.ts';
import { $answer } from './state/ruling.ts';
import { isLandscape, isNarrow } from './window-size.ts';

/** Time in ms after which a shown ruling counts as read. While cards are laid it changes more often. */
const READING_TIME = 2000;

/** Height in px from which on head, table and keys fit one above the other. */
const HIGH_WINDOW = 700;

/**
 * Notes rules looked up at the desk, each once a visit, as suggestions for practice.
 * @returns a function that ends it
 */
export function noteLookups(): () => void {
  const notedRules = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = $answer.subscribe((answer) => {
    clearTimeout(timer);
    if (!answer?.ok) return;
    const { findings, maybe, permits } = answer.value.ruling;
    // Only the first permission is likely to be what the player asked about.
    const lookedUpRules = [...[...findings, ...maybe].map(({ rule }) => rule), ...permits.slice(0, 1)];
    const rules = lookedUpRules.filter((rule) => !notedRules.has(rule));
    if (rules.length === 0) return;
    timer = setTimeout(() => {
      for (const rule of rules) {
        notedRules.add(rule);
        noteRule(rule, 'looked-up');
      }
    }, READING_TIME);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/**
 * Opens the desk while the page is mounted; meanwhile applies the settings and notes rules that are looked up.
 * @returns whether loading failed
 */
export function useOpenDesk(id: string): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let closeDesk = (): void => undefined;
    let removeSettings = (): void => undefined;
    const stopNoting = noteLookups();
    if (isStored('settings')) removeSettings = applySettings(document.documentElement);
    void preloadParts();
    openDesk(id).then(
      (close) => {
        closeDesk = close;
        preloadLaws();
      },
      () => setHasFailed(true),
    );
    return () => {
      removeSettings();
      stopNoting();
      closeDesk();
    };
  }, [id]);
  return hasFailed;
}

/**
 * In a window too low for the table above the keys, scrolls the head of the page away: with the first card, and when
 * the keys go.
 */
export function useSheetInView(sheet: RefObject<HTMLElement>, isEmpty: boolean, isLaying: boolean): void {
  useLayoutEffect(() => {
    if (isEmpty || !isNarrow() || innerHeight > HIGH_WINDOW) return;
    const area = isLandscape() ? sheet.current?.parentElement : sheet.current;
    area?.scrollIntoView({ block: 'start' });
  }, [isEmpty, isLaying]);
}
