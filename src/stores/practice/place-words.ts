import { clause } from '../../cards/words.ts';

/** The name of a place without what it says of the place: "the table", of "The table: 5 cards". */
export const plain = (label: string): string => clause(label.split(/:| in | · /)[0] ?? '');

/** A place as it is said where something lies: “on the table”, “in the centre”. */
export const at = (name: string): string => (/^(on|in|at) /.test(name) ? name : `in ${name}`);
