export const WORDS = {
  coming: 'Six tables, six tries. Allowed, or not? Rules you have got wrong come first.',
  left: (seconds: number) => `${seconds} s`,
  /** What a drill may ask: as an option and as a question. */
  modes: {
    mixed: 'A bit of each',
    legal: 'Legal or not',
    rule: 'Which rule',
    slip: 'Where is the slip',
    mend: 'Make it right',
  },
  choose: 'Questions',
  asks: {
    legal: 'Allowed, or not?',
    rule: 'This is against the rules. Against which one?',
    slip: 'Six moves. One of them was not allowed.',
    why: 'That’s the one. Which rule did it break?',
    mend: 'This is against the rules. What would have been allowed?',
  },
  /** Names of the groups of answers, by kind of question. */
  labels: { legal: 'Is it allowed?', option: 'What could be played instead', rule: 'Rules' },
  moveOf: (player: string, at: number, of: number) => `${player}, move ${at} of ${of}`,
  quiet: 'The referee’s answer appears here.',
} as const;
