import { noteRule } from '../../progress/progress.ts';
import { $answer } from './ruling.ts';

/** A ruling that lies there so long, in ms, is read; while one lays the table it changes with every card. */
const READING_TIME = 2000;

/** Notes the rules that are looked up at the desk, each once a visit: what one asks about one may want to practise. */
export function noteLookups(): () => void {
  const noted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = $answer.subscribe((answer) => {
    clearTimeout(timer);
    if (!answer?.ok) return;
    const { findings, maybe, permits } = answer.value.ruling;
    // Of what is allowed the first one tells most.
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
