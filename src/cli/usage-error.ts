/** A wrong usage of the command line; the message is shown to the user. */
export class UsageError extends Error {}
