/** Something in the content that doesn't fit the game: where, what, and what to do about it. */
export interface Problem {
  /** `content/<game>/<chapter>.mdx`. */
  readonly file: string;
  /** The id it is about: a rule, a case, an option. */
  readonly id: string;
  readonly says: string;
}

/** Thrown where game and content don't match, with everything that is wrong at once. */
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
