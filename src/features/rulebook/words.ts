export const WORDS = {
  atYourTable: 'at your table',
  used: 'These are your table’s house rules now, on all pages of this game.',
  back: 'Back to our own rules',
  restored: 'Your table’s own house rules are back.',
  saved: (slips: string) => `Saved with your table’s house rules: ${slips}.`,
} as const;
