/** Number of occurrences by id. */
export type Counts = Readonly<Record<string, number>>;

/** What occurred in the random games of the tests, and the command that counts it: see test/contract/occurrence-count.ts. */
export interface Coverage {
  readonly command: string;
  readonly games: number;
  readonly decisions: number;
  readonly tries: number;
  /** Restrictions that decided a verdict alone, permissions that allowed a move, rules that events cite. */
  readonly rules: Counts;
  /** Games under each value of each house rule; of a number, its limits. */
  readonly values: Readonly<Record<string, Counts>>;
}

const files = import.meta.glob<Coverage>('../../content/*/reached.json', { import: 'default', eager: true });

/** Coverage of a game; undefined if it was not counted. */
export const coverageOf = (game: string): Coverage | undefined => files[`../../content/${game}/reached.json`];
