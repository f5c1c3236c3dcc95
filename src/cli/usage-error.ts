/** Something on the command line that can't be: its message is for the person who typed it. */
export class UsageError extends Error {}
