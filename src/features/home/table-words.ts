import { countNoun } from '../../cards/words.ts';

/** Words of the house-rules form on a game's front page. */
export const TABLE_WORDS = {
  /** A setting that is chosen on another page. */
  strict: 'When it has gone wrong: the strict way',
  standard: 'The standard rules of this book.',
  seatsOnly: 'The usual house rules, and who sits at our table; saved on this device.',
  changed: (n: number) => `Our table: ${countNoun(n, 'house rule')} changed, saved on this device.`,
  sendTitle: 'Send our table',
  sent: (game: string, rules: string) => `${game} as we play it: ${rules === '' ? 'by the usual rules' : rules}.`,
  noLink: 'The link couldn’t be made. Are you offline?',
  offered: 'This link contains a table’s house rules:',
  unchanged: 'The usual rules, with no changes.',
  same: 'The table in this link plays by the same rules as yours.',
  use: 'Use these rules',
  keep: 'Keep our rules',
  used: 'These are your table’s house rules now.',
  back: 'Back to our own rules',
  ok: 'OK',
  unopened: 'We couldn’t open this link. Try again.',
  asBefore: 'Your own house rules haven’t changed.',
  otherGame: 'This link belongs to the table of another game.',
  noGame: 'The game couldn’t be loaded.',
} as const;
