import { clause } from '../../../cards/words.ts';

/** A place in the middle of a sentence, without what its label says of it: "the table", "the stock", "Ann’s goal". */
export function namePlace(label: string): string {
  const [name = ''] = label.split(/:| in | · /);
  if (/^(?:The|Your|In|On|At) /.test(name)) return clause(name);
  if (name.includes('’')) return name;
  // Longer ones are no names: "Played on you by Ann".
  return name.split(' ').length > 2 ? clause(name) : `the ${clause(name)}`;
}

/** A place as it is said where something lies: “on the table”, “in the centre”. */
export const addPreposition = (name: string): string => (/^(on|in|at) /.test(name) ? name : `in ${name}`);
