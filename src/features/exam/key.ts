/** Where an exam is kept on this device. @param id a game’s id, or `all` */
export const examKey = (id: string): string => `fair-deal/exam/${id}`;

/** A name on a certificate has so many letters at most. */
export const LONGEST_NAME = 40;
