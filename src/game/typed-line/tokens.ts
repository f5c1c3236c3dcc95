import type { DeskGame } from '../game.ts';
import { type CardNames, cardNames, NUMBER_WORDS } from './card-names.ts';

/** A word or phrase of a typed line, with all its possible meanings. */
export interface Token {
  /** For showing what was understood: "5♣". */
  readonly said: string;
  readonly word: string;
  /** A filler word, which patterns may skip. */
  readonly small: boolean;
  /** Cards in wire notation; an empty list means "no card". */
  readonly cards?: readonly string[];
  /** `n` of these cards, without saying which: "two jacks"; `ALL` for "jacks". */
  readonly vague?: { readonly codes: readonly string[]; readonly n: number };
  readonly rank?: string;
  readonly suit?: string;
  readonly number?: number;
  /** An ordinal, from 0: "second" is 1. */
  readonly nth?: number;
  /** Unseen cards: "2?". */
  readonly isUnseen?: true;
}

/** As a number of cards: all there are. */
export const ALL = 0;

const SMALL = new Set('the a an and my your our it its i you we please , : ;'.split(' '));
const PLACES = ['first', 'second', 'third', 'fourth'];
const UNSEEN = /^(?:[1-9]\d*)?\?$/;
const NONE = new Set(['nothing', 'no card', 'no cards']);

/** The words and signs of a line; signs outside a card stand alone. Numbers in brackets are dropped. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/[\uFE0E\uFE0F“”"„]/g, '')
    .replaceAll('’', "'")
    .replace(/\(\d+\)/g, ' ')
    .replace(/[.!]+(?=\s|$)/g, ' ')
    .replace(/\+\s*(?:the|an?)\s/gi, '+')
    .replace(/[,;:·()+]/g, ' $& ')
    .split(/\s+/)
    .filter((word) => word !== '');

function countOf(word: string): number {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return word === 'both' ? 2 : NUMBER_WORDS.indexOf(word);
}

const nthOf = (word: string): number => {
  const place = PLACES.indexOf(word);
  return place >= 0 ? place : Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1] ?? 0) - 1;
};

interface FoundToken {
  readonly token: Token;
  readonly length: number;
}

/** The names that could start here, the longest first, with their number of words. */
function namesFrom(all: readonly string[], at: number, names: CardNames): readonly [name: string, length: number][] {
  const most = Math.min(names.longest + 1, all.length - at);
  return Array.from({ length: most }, (_, i): [string, number] => {
    const length = most - i;
    return [all.slice(at, at + length).join(' '), length];
  });
}

/** A number of equal cards: "two jacks", "4 zaps". */
function countedToken(game: DeskGame, all: readonly string[], at: number): FoundToken | null {
  const names = cardNames(game.pack);
  const n = countOf(all[at] ?? '');
  if (n < 2) return null;
  for (const [name, length] of namesFrom(all, at + 1, names)) {
    const digits = /^(\d+)s$/.exec(name)?.[1];
    // "2 4s" may be a two and the four of spades; "two 4s" may not.
    const rankMeaning = Number.isNaN(Number(all[at])) && digits ? names.cards.get(digits) : undefined;
    const found = names.cards.get(name);
    const one = found?.isPlural ? found : rankMeaning?.rank === undefined ? undefined : rankMeaning;
    if (!one) continue;
    const [code = ''] = one.codes;
    const cardFields =
      one.codes.length === 1 ? { cards: Array<string>(n).fill(code) } : { vague: { codes: one.codes, n } };
    return {
      token: { said: `${all[at]} ${name}`, word: '', small: false, ...cardFields },
      length: length + 1,
    };
  }
  return null;
}

const textOf = (game: DeskGame, code: string): string =>
  (game.desk.thing(code)?.cards ?? []).map(game.pack.text).join('+');

/** A name of cards or of a suit: several words, or one that is no code. */
function nameToken(game: DeskGame, all: readonly string[], at: number): FoundToken | null {
  const names = cardNames(game.pack);
  for (const [name, length] of namesFrom(all, at, names)) {
    if (NONE.has(name)) return { token: { said: name, word: name, small: false, cards: [] }, length };
    const suit = names.suits.get(name);
    const token = { said: name, word: length === 1 ? name : '', small: SMALL.has(name) };
    if (suit !== undefined) return { token: { ...token, suit }, length };
    const found = names.cards.get(name);
    if (!found) continue;
    const { codes, rank } = found;
    const [code = ''] = codes;
    const [number, n] = [length === 1 ? countOf(name) : -1, found.isPlural ? ALL : 1];
    const cardFields =
      codes.length === 1 && !found.isPlural ? { said: textOf(game, code), cards: codes } : { vague: { codes, n } };
    const more = { ...(rank === undefined ? {} : { rank }), ...(number < 0 ? {} : { number }) };
    return { token: { ...token, ...cardFields, ...more }, length };
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
    small: SMALL.has(word),
    ...(thing ? { cards: [thing.text] } : {}),
    ...(number < 0 ? {} : { number }),
    ...(nth < 0 ? {} : { nth }),
    ...(UNSEEN.test(typedWord) ? { isUnseen: true as const, said: typedWord } : {}),
  };
}

/** Joins cards with a plus between them: one thing where the game has it, else separate cards. */
function joinPlusTokens(game: DeskGame, tokens: readonly Token[]): readonly Token[] {
  const joinedTokens: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const [before, next] = [joinedTokens.at(-1), tokens[at + 1]];
    if (token.word !== '+') joinedTokens.push(token);
    else if (before?.cards?.length === 1 && next?.cards?.length === 1) {
      const thing = game.desk.thing(`${before.cards[0]}+${next.cards[0]}`);
      const both = thing ? [thing.text] : [...before.cards, ...next.cards];
      const label = thing ? textOf(game, thing.text) : `${before.said}, ${next.said}`;
      joinedTokens.splice(-1, 1, { said: label, word: '', small: false, cards: both });
      at++;
    } else joinedTokens.push({ ...token, small: true });
  }
  return joinedTokens;
}

/** The tokens of a line. */
export function tokensOf(game: DeskGame, text: string): readonly Token[] {
  const typedWords = wordsOf(text);
  const all = typedWords.map((word) => word.toLowerCase());
  const tokens: Token[] = [];
  for (let at = 0; at < all.length; ) {
    const plainToken = wordToken(game, typedWords[at] ?? '');
    const found = countedToken(game, all, at) ?? nameToken(game, all, at);
    if (found && (found.length > 1 || !plainToken.cards)) {
      tokens.push(found.length > 1 ? found.token : { ...plainToken, ...found.token });
      at += found.length;
    } else {
      tokens.push(plainToken);
      at++;
    }
  }
  return joinPlusTokens(game, tokens);
}
