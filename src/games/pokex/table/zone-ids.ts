/** What the zones are called in which something lies. */
export const ROW = 'row';
export const CURRENT = 'current';
