import { joinWords } from '../../../cards/words.ts';

/** Messages about score sheets, and why one can’t be read. */
export const WORDS = {
  stored: 'your score sheets',
  storedRound: 'the round you were writing',
  storedHistory: 'the way back on your score pad',
  unopened: 'We couldn’t open this link. Try again.',
  added: 'The score sheet has been added to yours.',
  notAdded: (why: string) => `${why} Yours hasn’t changed.`,
  noSheet: 'It holds no score sheet.',
  noSheetOfOurs: 'It holds no score sheet from this site.',
  newer: 'This score sheet is from a newer version of this site, and we can’t read it.',
  otherVersion: 'This score sheet is from another version of this site, and we can’t read it.',
  otherGame: 'This score sheet belongs to another game: open it on that game’s page.',
  damaged: 'This isn’t a score sheet from this site, or part of it is missing.',
  strangeRules: 'This score sheet has house rules that we don’t know.',
  playerCounts: (game: string, counts: readonly string[]) => `${game} is for ${joinWords(counts, 'or')} players.`,
  nothingToCount: 'This game has nothing to count.',
  missing: 'Something is missing in this round.',
} as const;
