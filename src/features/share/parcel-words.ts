/** Words of what is sent, and of links that came to the wrong page; loaded without the send dialog. */
export const PARCEL_WORDS = {
  sendLaw: 'Send this law',
  sendRuling: 'Send this ruling',
  usualRules: 'House rules: as usual.',
  houseRules: (rules: readonly string[]) => `House rules: ${rules.join('; ')}.`,
  openIn: (game: string, page: string) => `Open it in ${game}: ${page}`,
} as const;

/** Pages that open links: paths relative to the game's front page, with names. */
export const PAGES = {
  'referee/': 'Referee',
  'play/': 'Play',
  'records/': 'Move by move',
  'score/': 'Score',
  '': 'House rules',
} as const;
