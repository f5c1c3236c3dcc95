/** Words of all exercises. */
export const WORDS = {
  at: (at: number, of: number) => `Table ${at} of ${of}`,
  agreed: 'agreed',
  otherwise: 'not agreed',
  you: 'You:',
  next: 'Next',
  back: 'Back to the lessons',
  refereeMissing: 'The referee couldn’t be loaded: no connection. Try again.',
} as const;

/** Texts shown instead of the table until it is loaded. */
export const LOADING_WORDS = {
  loading: 'Laying out the tables …',
  unreachable: 'The tables couldn’t be loaded. Are you offline? Reload the page to try again.',
} as const;
