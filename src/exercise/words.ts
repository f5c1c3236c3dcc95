/** Words of all exercises. */
export const WORDS = {
  at: (at: number, of: number) => `Table ${at} of ${of}`,
  agreed: 'agreed',
  otherwise: 'not agreed',
  next: 'Next',
  back: 'Back to the lessons',
} as const;
