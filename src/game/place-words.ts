import { clause } from '../cards/words.ts';

/** Turns the label of a zone into a name for the middle of a sentence: "the table", "the stock", "Ann's goal". */
export function namePlace(label: string): string {
  const [name = ''] = label.split(/:| in | · /);
  if (/^(?:The|Your|In|On|At) /.test(name)) return clause(name);
  if (name.includes('’')) return name;
  // Longer labels are phrases: "Played on you by Ann".
  return name.split(' ').length > 2 ? clause(name) : `the ${clause(name)}`;
}

/** “on the table”, “in the centre”. */
export const addPreposition = (name: string): string => (/^(on|in|at) /.test(name) ? name : `in ${name}`);
