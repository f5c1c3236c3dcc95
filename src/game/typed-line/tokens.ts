import type { DeskGame } from '../game.ts';
import { type CardNames, cardNames, NUMBER_WORDS } from './card-names.ts';
import { LONGEST_PERSON, type People, type Person } from './people.ts';

/** A word or phrase of a typed line, with all its possible meanings. */
export interface Token {
  /** For showing what was understood: "5♣". */
  readonly said: string;
  readonly word: string;
  /** A filler word, which patterns may skip. */
  readonly small: boolean;
  /** Cards in wire notation; an empty list means "no card". */
  readonly cards?: readonly string[];
  /** `n` of these cards, without saying which: "two jacks"; `ALL_CARDS` for "jacks". */
  readonly vague?: { readonly codes: readonly string[]; readonly n: number };
  /** The card meant by a rank before others of one suit: the ace in "ace and king of spades". */
  readonly shared?: string | undefined;
  /** Cards joined by a plus, one of them without a suit: "5+ace". */
  readonly parts?: readonly Token[];
  readonly rank?: string | undefined;
  readonly suit?: string;
  /** The suit in the name of a card: "9 of diamonds". */
  readonly ofSuit?: string | undefined;
  readonly number?: number;
  /** An ordinal, from 0: "second" is 1. */
  readonly nth?: number;
  /** Unseen cards: "2?". */
  readonly isUnseen?: true;
  readonly person?: Person;
}

/** As a number of cards: all there are. */
export const ALL_CARDS = 0;

/** A token of several words is no word of a pattern. */
export const SEVERAL_WORDS = { word: '', small: false } as const;

const FILLER_WORDS = new Set(
  'the a an another and my your our it its i you we please too also even only just single , : ; -'.split(' '),
);
const SELF_WORDS = ['myself', 'yourself', 'himself', 'herself', 'themselves', 'itself'];
const isFiller = (word: string): boolean => FILLER_WORDS.has(word) || SELF_WORDS.includes(word);
/** Words of the longest phrase that a grammar counts as one word. */
const LONGEST_PHRASE = 3;
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const UNSEEN_PATTERN = /^(?:[1-9]\d*)?\?$/;
const NO_CARD_NAMES = new Set(['nothing', 'no card', 'no cards']);

/** A line that asks: its question mark stands for no unseen card. */
const QUESTION_PATTERN =
  /^\s*(?:can|could|may|might|did|does|do|is|was|are|were|has|have|am|so|ok|okay)\b(.*?)[?\s!.]*$/i;

/** Phrases that tell nothing more about a try. */
const MANNER_PATTERN =
  /\b(?:in (?:one|the same|a single) (?:turn|go)|at once|at the same time|straight away|together)\b/gi;

/** The words and signs of a line; signs outside a card stand alone. Numbers in brackets are dropped. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .replace(MANNER_PATTERN, '')
    .replace(/\b(two|three|four|five|\d) (?:more|other|further) /gi, '$1 ')
    .replace(QUESTION_PATTERN, (line) => line.replace(/[?\s!.]+$/, ''))
    .replace(/(\p{L}{2}|[♠♥♦♣])\?+(?=\s|$)/gu, '$1 ')
    .replace(/[\uFE0E\uFE0F“”"„]/g, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/\(\d+\)/g, ' ')
    .replace(/[.!…]+(?=\s|$)/g, '')
    .replace(/ [–—] /g, ' - ')
    .replace(/\+\s*(?:the|an?)\s/gi, '+')
    .replace(/[,;:·()+]/g, ' $& ')
    .split(/\s/)
    .filter((word) => word !== '');

/** The number that a word names; −1 if it names none. */
function countOf(word: string): number {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return word === 'both' ? 2 : NUMBER_WORDS.indexOf(word);
}

/** The position that an ordinal names, from 0; −1 if the word is none. */
const nthOf = (word: string): number => {
  const ordinalIndex = ORDINALS.indexOf(word);
  return ordinalIndex >= 0 ? ordinalIndex : Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1] ?? 0) - 1;
};

interface FoundToken {
  readonly token: Token;
  /** Number of words it takes up. */
  readonly length: number;
}

/** The names that could start here, the longest first, with their number of words. */
function namesFrom(words: readonly string[], at: number, names: CardNames): readonly [name: string, length: number][] {
  const maxLength = Math.min(names.longest + 1, words.length - at);
  return Array.from({ length: maxLength }, (_, i): [string, number] => {
    const length = maxLength - i;
    return [words.slice(at, at + length).join(' '), length];
  });
}

/** A number of equal cards: "two jacks", "4 zaps", "one jack". Null if none starts at the word `at`. */
function countedToken(game: DeskGame, words: readonly string[], at: number): FoundToken | null {
  const names = cardNames(game.pack);
  const count = countOf(words[at] ?? '');
  if (words[at] === 'one') {
    const one = nameToken(game, words, at + 1);
    return one?.token.vague?.n === 1 || one?.token.cards?.length === 1 ? { ...one, length: one.length + 1 } : null;
  }
  if (count < 2) return null;
  for (const [name, length] of namesFrom(words, at + 1, names)) {
    const digits = /^(\d+)s$/.exec(name)?.[1];
    // "2 4s" may be a two and the four of spades; "two 4s" may not.
    const rankMeaning = Number.isNaN(Number(words[at])) && digits ? names.cards.get(digits) : undefined;
    const nameMeaning = names.cards.get(name);
    const countedMeaning = nameMeaning?.isPlural ? nameMeaning : rankMeaning;
    if (!countedMeaning) continue;
    const [code = ''] = countedMeaning.codes;
    const cardFields =
      countedMeaning.codes.length === 1
        ? { cards: Array<string>(count).fill(code) }
        : { vague: { codes: countedMeaning.codes, n: count } };
    return {
      token: { said: `${words[at]} ${name}`, ...SEVERAL_WORDS, ...cardFields },
      length: length + 1,
    };
  }
  return null;
}

export const textOf = (game: DeskGame, code: string): string =>
  (game.desk.thing(code)?.cards ?? []).map(game.pack.text).join('+');

/** A name of cards or of a suit: several words, or one that is no code. Null if none starts at the word `at`. */
function nameToken(game: DeskGame, words: readonly string[], at: number): FoundToken | null {
  const names = cardNames(game.pack);
  for (const [name, length] of namesFrom(words, at, names)) {
    if (NO_CARD_NAMES.has(name)) return { token: { said: name, word: name, small: false, cards: [] }, length };
    const suit = names.suits.get(name);
    const token = { said: name, word: name, small: isFiller(name) };
    if (suit !== undefined) return { token: { ...token, suit }, length };
    const ofSuit = names.suits.get(name.split(' of ')[1] ?? '');
    const meaning = names.cards.get(name);
    if (!meaning) continue;
    const { codes, rank } = meaning;
    const [code = ''] = codes;
    const cardFields =
      codes.length === 1 && !meaning.isPlural
        ? { said: textOf(game, code), cards: codes }
        : { vague: { codes, n: meaning.isPlural ? ALL_CARDS : 1 } };
    return { token: { ...token, ...cardFields, rank, ofSuit }, length };
  }
  return null;
}

/** A single word that is no card name: a code, a number, a verb. */
function wordToken(game: DeskGame, typedWord: string): Token {
  const word = typedWord.toLowerCase();
  const thing = game.desk.thing(typedWord);
  const [number, nth] = [countOf(word), nthOf(word)];
  return {
    said: thing ? textOf(game, thing.text) : word,
    word,
    small: isFiller(word),
    ...(thing ? { cards: [thing.text] } : {}),
    ...(number < 0 ? {} : { number }),
    ...(nth < 0 ? {} : { nth }),
    ...(UNSEEN_PATTERN.test(typedWord) ? { isUnseen: true as const, said: typedWord } : {}),
  };
}

/** A player: one word or several. Null if none starts at the word `at`. */
function personToken(words: readonly string[], at: number, people: People): FoundToken | null {
  for (let length = LONGEST_PERSON; length > 0; length--) {
    const said = words.slice(at, at + length).join(' ');
    const person = people.get(said);
    if (person) return { token: { said, word: said, small: isFiller(said), person }, length };
  }
  return null;
}

/** A phrase that the grammar counts as one word: "threw in". Null if none starts at the word `at`. */
function phraseToken(words: readonly string[], at: number, knownWords: ReadonlySet<string>): FoundToken | null {
  for (let length = LONGEST_PHRASE; length > 1; length--) {
    const phrase = words.slice(at, at + length);
    const word = phrase.join('_');
    if (phrase.length === length && knownWords.has(word))
      return { token: { said: phrase.join(' '), word, small: false }, length };
  }
  return null;
}

/** The tokens of a line, each by itself; `knownWords` are those of the grammar. */
export function tokensOf(
  game: DeskGame,
  text: string,
  people: People,
  knownWords: ReadonlySet<string>,
): readonly Token[] {
  const typedWords = wordsOf(text);
  const words = typedWords.map((word) => word.toLowerCase());
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const plainToken = wordToken(game, typedWords[at] ?? '');
    const namedToken =
      phraseToken(words, at, knownWords) ??
      personToken(words, at, people) ??
      countedToken(game, words, at) ??
      nameToken(game, words, at);
    if (namedToken && (namedToken.length > 1 || !plainToken.cards)) {
      tokens.push(namedToken.length > 1 ? namedToken.token : { ...plainToken, ...namedToken.token });
      at += namedToken.length;
    } else {
      tokens.push(plainToken);
      at++;
    }
  }
  return tokens;
}
