/** Win rate in percent of a player with a habit among Regulars. */
interface TipResult {
  readonly seats: number;
  readonly won: number;
  /** Margin of error in percentage points, 95% confidence. */
  readonly error: number;
  /** Win rate of a Regular. */
  readonly fair: number;
}

export interface MeasuredTip {
  /** Completes “Whoever …”. */
  readonly does: string;
  readonly at: readonly TipResult[];
}

/** Measured tips of a game, and the command that measures them: see test/bench/tips.ts. */
export interface MeasuredTips {
  readonly command: string;
  readonly deals: number;
  readonly each: string;
  readonly habits: Readonly<Record<string, MeasuredTip>>;
}

const files = import.meta.glob<MeasuredTips>('../../content/*/tips.json', { import: 'default', eager: true });

/** Measurements of a game's tips; undefined if there are none. */
export const tipsOf = (game: string): MeasuredTips | undefined => files[`../../content/${game}/tips.json`];
