/** A mismatch between content and game: where, what, and what to do about it. */
export interface Problem {
  /** `content/<game>/<chapter>.mdx`. */
  readonly file: string;
  /** Id of the rule, case or option. */
  readonly id: string;
  readonly says: string;
}

/** Thrown if game and content don't match; lists all problems. */
export class BookError extends Error {
  override readonly name = 'BookError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(`The rulebook does not match the game:\n${problems.map(line).join('\n')}`);
    this.problems = problems;
  }
}

function line({ file, id, says }: Problem): string {
  return `  ${file}: ${id}: ${says}`;
}
