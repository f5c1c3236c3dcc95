import { noteRule } from '../../progress/index.ts';
import { $answer } from './ruling.ts';

/** In ms: a ruling shown this long counts as read. While cards are laid it changes more often. */
const READING_TIME = 2000;

/**
 * Notes rules looked up at the desk, each once a visit, as suggestions for practice.
 * @returns a function that ends it
 */
export function noteLookups(): () => void {
  const noted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = $answer.subscribe((answer) => {
    clearTimeout(timer);
    if (!answer?.ok) return;
    const { findings, maybe, permits } = answer.value.ruling;
    // Of the permissions only the first is likely what was asked about.
    const asked = [...[...findings, ...maybe].map(({ rule }) => rule), ...permits.slice(0, 1)];
    const rules = asked.filter((rule) => !noted.has(rule));
    if (rules.length === 0) return;
    timer = setTimeout(() => {
      for (const rule of rules) {
        noted.add(rule);
        noteRule(rule, 'looked-up');
      }
    }, READING_TIME);
  });
  return () => {
    clearTimeout(timer);
    leave();
  };
}
