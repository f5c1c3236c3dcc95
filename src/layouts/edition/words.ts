export const WORDS = {
  later: 'Later',
  ready: 'A new version is ready. Your games are safe.',
  update: 'Update now',
  inOtherTab: 'The new version is open in another tab.',
  updated: 'The site has been updated. Reload this page to continue. Your games are safe.',
  reload: 'Reload',
} as const;
