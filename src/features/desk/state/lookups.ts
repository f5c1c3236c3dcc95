import { noteRule } from '../../progress/index.ts';
import { $answer } from './ruling.ts';

/** Time in ms after which a shown ruling counts as read. While cards are laid it changes more often. */
const READING_TIME = 2000;

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
