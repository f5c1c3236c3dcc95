/** The browser tests of each part of the deep check, by the names of their files; each is in one part. */
export const BROWSER_SPECS = {
  /** Lessons, drills and all that is set to a learner. */
  lessons: [
    'daily',
    'drills',
    'endings',
    'exam',
    'focus-rings',
    'lessons',
    'mini-games',
    'review',
    'rounds',
    'scrolling',
    'verdicts',
  ],
  /** The tables where one plays. */
  tables: [
    'composition',
    'count',
    'counts',
    'crowd',
    'dealing',
    'deals',
    'finger',
    'last-move',
    'long-rulings',
    'passing',
    'play',
    'presses',
    'recorded-devices',
    'refusal',
    'shift',
    'slips',
    'speech',
    'storage',
    'table',
    'view',
    'whole-lines',
  ],
  /** What is measured in milliseconds, and needs the machine for itself. */
  timed: ['tasks'],
  /** The desk, the pad, records, and what is sent. */
  desks: [
    'evening',
    'keys',
    'law-links',
    'learn',
    'links',
    'our-table',
    'pad',
    'quarrels',
    'records',
    'referee',
    'send',
    'writing-down',
  ],
  /** Every page, and the site as a whole. */
  pages: [
    'base',
    'focus',
    'fonts',
    'home',
    'insets',
    'monkey',
    'names',
    'offline',
    'pages',
    'print',
    'search',
    'trusted-types',
  ],
} as const;

/** Arguments for Playwright, which takes patterns of whole paths: the name of one file may be part of another's. */
export const specPatterns = (part: keyof typeof BROWSER_SPECS): readonly string[] =>
  BROWSER_SPECS[part].map((name) => `/${name}\\.spec\\.ts$`);
