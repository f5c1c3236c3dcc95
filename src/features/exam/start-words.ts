/** Words of the exam's start page and its store, which don't load the exam. */
export const STORED = 'your exam';
export const describePaper = (level: number, paper: string): string => `Level ${level}, paper ${paper}`;
/** A paper in progress; null if it is finished. */
export const describeSitting = (level: number, answered: number | null, of: number): string =>
  `Level ${level}, ${answered === null ? 'finished' : `${answered} of ${of} cases answered`}`;
export const describePass = (right: number, of: number): string => `passed, ${right} of ${of}`;
