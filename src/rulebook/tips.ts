/** What somebody with a habit wins among Regulars, in a hundred, with so many at the table. */
interface TipResult {
  readonly seats: number;
  readonly won: number;
  /** So far off it may be, with 95 in 100. */
  readonly error: number;
  /** What one wins who is like the others. */
  readonly fair: number;
}

export interface MeasuredTip {
  /** Goes on from “Whoever”. */
  readonly does: string;
  readonly at: readonly TipResult[];
}

/** The tips of a game that were measured, and by what command: see test/bench/tips.ts. */
export interface MeasuredTips {
  readonly command: string;
  readonly deals: number;
  readonly each: string;
  readonly habits: Readonly<Record<string, MeasuredTip>>;
}

const files = import.meta.glob<MeasuredTips>('../../content/*/tips.json', { import: 'default', eager: true });

/** What was measured of a game's tips; undefined where nothing was. */
export const tipsOf = (game: string): MeasuredTips | undefined => files[`../../content/${game}/tips.json`];
