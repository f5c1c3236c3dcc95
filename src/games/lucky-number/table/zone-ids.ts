/** What the zones are called in which something lies. */
export const PILE = 'pile';
export const STOCK = 'stock';
