/** How often a thing came. */
export type Counts = Readonly<Record<string, number>>;

/** What came about in the random games of the tests, and with what command it is counted: see test/contract/reached.ts. */
export interface Coverage {
  readonly command: string;
  readonly games: number;
  readonly decisions: number;
  readonly tries: number;
  /** Restrictions that decided a verdict alone, permissions that allowed what was played, rules by which things happened. */
  readonly rules: Counts;
  /** Of each house rule the games under each of its values; of a number its edges. */
  readonly values: Readonly<Record<string, Counts>>;
}

const files = import.meta.glob<Coverage>('../../content/*/reached.json', { import: 'default', eager: true });

/** What was counted of a game; undefined where nothing was. */
export const coverageOf = (game: string): Coverage | undefined => files[`../../content/${game}/reached.json`];
