/** The words of a drill. */
export const WORDS = {
  loading: 'Laying the tables …',
  unreachable: 'The tables could not be fetched. Are you offline? Reload the page to ask again.',
  progress: (at: number, of: number) => `Table ${at} of ${of}`,
  question: 'Is it allowed?',
  verdicts: { legal: 'Allowed', illegal: 'Not allowed', depends: 'It depends' },
  right: 'So says the referee.',
  wrong: 'The referee sees it otherwise.',
  next: 'Next',
  result: (right: number, of: number) => `${right} of ${of}`,
  all: 'You and the referee agree on everything. Deal somebody in.',
  some: 'These are worth another look:',
  took: (seconds: number) => `In ${seconds} seconds.`,
  again: 'Another six',
  back: 'To the lessons',
} as const;
