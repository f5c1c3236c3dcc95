/** Why a saved game can't be continued, as the end of a sentence, and names of players. */
export const WORDS = {
  player: (seat: number) => `Player ${seat + 1}`,
  damaged: 'it is damaged',
  otherVersion: 'it was made by another version of this site',
  otherGame: 'it belongs to another game',
  strangeRules: 'we don’t know its house rules',
  unreadMove: (at: number) => `move ${at + 1} in it can’t be read`,
  illegalMove: (at: number) => `move ${at + 1} in it is against the rules`,
  damagedResult: 'the result that came with it is damaged',
  unseenCards: 'some of its cards were never shown',
} as const;
