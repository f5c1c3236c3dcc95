import { STANDARD_SIZE } from '../../cards/card.ts';
import type { Pack } from '../../cards/pack.ts';
import { RANKS, rankName } from '../../cards/ranks.ts';
import { SUIT_NAME, SUIT_SYMBOL, SUITS } from '../../cards/suits.ts';

/** The cards a word may mean: one, or all of a rank. */
export interface NameMeaning {
  readonly codes: readonly string[];
  /** The word is a plural: "jacks", "4s". */
  readonly isPlural?: true;
  /** The rank, where the word names one. */
  readonly rank?: string;
}

/** The vocabulary of a pack. */
export interface CardNames {
  readonly cards: ReadonlyMap<string, NameMeaning>;
  readonly suits: ReadonlyMap<string, string>;
  /** Number of words in the longest name. */
  readonly longest: number;
}

export const NUMBER_WORDS: readonly string[] = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

export const normalizeName = (text: string): string => text.toLowerCase().replace(/^(?:the|an?) /, '');
const plural = (word: string): string => (/(?:s|x)$/.test(word) ? `${word}es` : `${word}s`);

type Add = (name: string, meaning: NameMeaning) => void;

function addRanks(pack: Pack, add: Add): void {
  for (const [at, rank] of RANKS.entries()) {
    const cards = SUITS.map((suit, i) => ({ suit, code: pack.code(at * SUITS.length + i) }));
    const codes = cards.map(({ code }) => code);
    const name = rankName(rank);
    for (const word of [name, rank.toLowerCase()]) add(word, { codes, rank });
    add(plural(name), { codes, rank, isPlural: true });
    for (const { suit, code } of cards) {
      const of = SUIT_NAME[suit];
      for (const word of [name, rank.toLowerCase()]) {
        for (const end of [of, of.slice(0, -1)]) {
          add(`${word} of ${end}`, { codes: [code] });
          add(`${plural(word)} of ${end}`, { codes: [code], isPlural: true });
        }
        add(`${word} ${SUIT_SYMBOL[suit]}`, { codes: [code] });
      }
    }
  }
}

/** Adds the game's own cards by their texts; a last word shared by several means any of them. */
function addExtras(pack: Pack, add: Add): void {
  const ends = new Map<string, string[]>();
  for (const card of pack.cards.filter((one) => one >= STANDARD_SIZE)) {
    const code = pack.code(card);
    for (const name of new Set([pack.text(card), pack.spoken(card)].map(normalizeName))) {
      add(name, { codes: [code] });
      add(name.replaceAll('-', ' '), { codes: [code] });
      add(plural(name), { codes: [code], isPlural: true });
    }
    const [end = ''] = normalizeName(pack.text(card)).split(' ').slice(-1);
    ends.set(end, [...(ends.get(end) ?? []), code]);
  }
  for (const [end, codes] of ends) {
    if (codes.length < 2) continue;
    add(end, { codes });
    add(plural(end), { codes, isPlural: true });
  }
}

function namesOf(pack: Pack): CardNames {
  const cards = new Map<string, NameMeaning>();
  const add: Add = (name, meaning) => void (cards.has(name) || cards.set(name, meaning));
  if (pack.cards.some((card) => card < STANDARD_SIZE)) addRanks(pack, add);
  addExtras(pack, add);
  const suits = new Map<string, string>();
  for (const suit of SUITS) {
    const [name, symbol] = [SUIT_NAME[suit], SUIT_SYMBOL[suit]];
    for (const word of [name, name.slice(0, -1), symbol, `${name} ${symbol}`]) suits.set(word, suit);
  }
  const longest = Math.max(...[...cards.keys()].map((name) => name.split(' ').length));
  return { cards, suits, longest };
}

const namesByPack = new WeakMap<Pack, CardNames>();

/** The vocabulary of a pack, cached. */
export function cardNames(pack: Pack): CardNames {
  const names = namesByPack.get(pack) ?? namesOf(pack);
  namesByPack.set(pack, names);
  return names;
}
