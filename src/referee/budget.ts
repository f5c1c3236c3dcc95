import { TooMuch } from '../game/fault.ts';

/** So many ways in which the unseen cards can lie are judged for one answer: about a second's work. */
export const MOST_WORLDS = 10_000;

/** What one answer may cost: the ruling and the house rules together, and as much again to find what is certain. */
export class Budget {
  /** Ways that were judged. */
  spent = 0;
  private readonly most: number;
  private readonly path: string;

  /** @param path of what is asked about */
  constructor(most = MOST_WORLDS, path = 'move') {
    this.most = most;
    this.path = path;
  }

  /** @throws TooMuch where nothing is left */
  spend(): void {
    if (++this.spent <= this.most) return;
    throw new TooMuch(
      this.path,
      'The cards nobody showed can lie in too many ways that make a difference here: show some of them.',
    );
  }
}
