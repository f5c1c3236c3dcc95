const MEANWHILE = 'It stays unchanged, and anything new is saved only as long as this page is open.';

/** Why nothing more is saved. */
export const FAILURE_TEXTS = {
  full: 'There is no room left on this device. You can play on, but things are saved only as long as this page is open.',
  blocked:
    'Your browser doesn’t let us save anything. You can play on, but things are saved only as long as this page is open.',
} as const;

/** Notices about stored data; `description` is part of a sentence, such as “your score sheets”. */
export const describeNewer = (description: string): string =>
  `The data saved about ${description} is from a newer version of this site. ${MEANWHILE}`;
export const describeDamaged = (description: string): string =>
  `The data saved about ${description} is damaged. It was moved aside, and we have started afresh.`;
export const describeStuck = (description: string): string =>
  `The data saved about ${description} is damaged, and there is no room to move it aside. ${MEANWHILE}`;
