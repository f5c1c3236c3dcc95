/** What the zones are called in which something lies. */
export const ATTACK = 'attack';
export const DISCARD = 'discard';
export const DECK = 'deck';
