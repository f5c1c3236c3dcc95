/** The four suits, in the order of card numbers. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

export const SUIT_SYMBOL: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
export const SUIT_NAME: Readonly<Record<Suit, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

/** The suit of a letter in either case or a symbol; undefined for any other text, including ſ, whose capital is S. */
export function readSuit(text: string): Suit | undefined {
  return SUITS.find((suit) => suit === text || suit.toLowerCase() === text || SUIT_SYMBOL[suit] === text);
}
