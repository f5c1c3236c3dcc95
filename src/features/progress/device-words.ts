/** Words of the box on what is saved on this device. */
export const DEVICE_WORDS = {
  unread: 'This file can’t be read. Nothing here has changed.',
  loaded: 'Loaded and saved on this device.',
  loadedForNow: 'Loaded for as long as this page is open.',
  damaged: 'Damaged data, kept as it was found.',
  file: 'Save it as a file',
  delete: 'Delete it',
  sure: 'Delete everything saved here for all games: lessons, rules, games, house rules and settings?',
  deleteAll: 'Yes, delete everything',
  cancel: 'No',
  deleted: 'Everything is deleted.',
  undo: 'Undo',
  restored: 'Everything is back.',
} as const;
