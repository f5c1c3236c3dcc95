/** The thirteen ranks, ace first. Each game decides whether the ace is low or high. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

const RANK_NAMES: Readonly<Record<string, string>> = {
  A: 'ace',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};

/** The rank of its canonical text, of its lower case, or of `T` for ten; undefined for any other text. */
export function readRank(text: string): Rank | undefined {
  const upper = text.toUpperCase();
  return RANKS.find((rank) => rank === (upper === 'T' ? '10' : upper));
}

/** The rank in words: "ace", "ten", "queen". */
export function rankName(rank: Rank): string {
  return RANK_NAMES[rank] ?? rank;
}
