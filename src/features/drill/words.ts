export const WORDS = {
  coming: 'Six tables, six tries. Allowed, or not? Rules you have got wrong come first.',
  left: (seconds: number) => `${seconds} s`,
  /** What a drill may ask: as an option and as a question. */
  modes: {
    mixed: 'All kinds',
    legal: 'Allowed or not',
    rule: 'Which rule',
    slip: 'Which move',
    mend: 'Make it right',
  },
  choose: 'Questions',
  asks: {
    legal: 'Allowed, or not?',
    rule: 'This is against the rules. Which rule does it break?',
    slip: 'Six moves. One of them wasn’t allowed. Which?',
    why: 'That’s the one. Which rule did it break?',
    mend: 'This is against the rules. What would have been allowed?',
  },
  /** Names of the groups of answers, by kind of question. */
  labels: { legal: 'Is it allowed?', option: 'What could be played instead', rule: 'Rules' },
  moveOf: (player: string, at: number, of: number) => `${player}, move ${at} of ${of}`,
  quiet: 'The referee’s answer appears here.',
  lost: 'The referee couldn’t be loaded: no connection. Answer again.',
  right: 'The referee agrees.',
  wrong: 'The referee disagrees.',
  ruleIs: (title: string) => `The rule: ${title}.`,
  slipWas: (at: number, title: string) => `Move ${at} was the wrong one: ${title}.`,
  allowed: 'Allowed:',
  all: 'Every answer right.',
  some: 'The rules you missed stand below the tables.',
  took: (seconds: number) => `${seconds} seconds`,
  judgement: 'What would you do?',
} as const;
