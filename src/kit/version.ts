/** The edition of the wire format and of what is published with it: another where old readers would fail. */
export const VERSION = 1;
