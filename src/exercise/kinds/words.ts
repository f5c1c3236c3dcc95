/** Words of the kinds of question. */
export const WORDS = {
  /** The moves of a sequence, one of which wasn't allowed. */
  moves: 'The six moves',
  move: (at: number) => `Move ${at}`,
  before: 'Move before',
  after: 'Next move',
  thisOne: 'This move was wrong',
  thatsAll: 'That’s all',
  points: 'Points:',
  count: 'That’s it',
} as const;
