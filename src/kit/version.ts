/** The version of the wire format and the published files; it changes when old readers would fail. */
export const VERSION = 1;
