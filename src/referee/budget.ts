import { TooMuch } from '../game/fault.ts';

/** Limit of worlds judged for one answer; they take about a second. */
export const MAX_WORLDS = 10_000;

/**
 * The budget of one answer, in judged worlds: ruling and house rules share one, the search for certain moves has
 * another.
 */
export class Budget {
  /** Worlds judged so far. */
  spent = 0;
  private readonly maxWorlds: number;
  private readonly path: string;

  /** @param path of the fault when it is used up */
  constructor(maxWorlds = MAX_WORLDS, path = 'move') {
    this.maxWorlds = maxWorlds;
    this.path = path;
  }

  /**
   * Spends one world.
   * @throws TooMuch if nothing is left
   */
  spend(): void {
    if (++this.spent <= this.maxWorlds) return;
    throw new TooMuch(
      this.path,
      'The unseen cards can be in too many places that make a difference here: show some of them.',
    );
  }
}
