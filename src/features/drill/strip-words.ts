/** The words of a strip of tables: other pages have one, and no more of a drill’s words. */
export const STRIP = {
  progress: (at: number, of: number) => `Table ${at} of ${of}`,
  agreed: 'agreed',
  otherwise: 'not agreed',
} as const;
