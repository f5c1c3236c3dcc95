/** What the zones are called in which something lies. */
export const TABLE = 'table';
