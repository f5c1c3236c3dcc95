/** The picture that a link shows of a page before it is opened: as wide as networks want it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
