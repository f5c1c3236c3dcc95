import { SUITS } from '../../cards/suits.ts';
import type { DeskGame } from '../game.ts';
import { SEVERAL_WORDS, type Token, textOf } from './tokens.ts';

const isLink = ({ word }: Token): boolean => word === ',' || word === 'and';

/** Marks ranks with the suit named after the last of them: "7, 8 and 9 of diamonds". */
function shareSuits(tokens: readonly Token[]): readonly Token[] {
  const sharedTokens = [...tokens];
  for (const [end, { ofSuit }] of tokens.entries()) {
    if (ofSuit === undefined) continue;
    for (let at = end - 1; at >= 0; at--) {
      const token = tokens[at] as Token;
      if (isLink(token)) continue;
      const { vague, rank } = token;
      if (vague?.n !== 1 || rank === undefined || ['a', 'an'].includes(tokens[at - 1]?.word ?? '')) break;
      sharedTokens[at] = { ...token, shared: vague.codes[SUITS.indexOf(ofSuit as (typeof SUITS)[number])] };
    }
  }
  return sharedTokens;
}

const isOneCard = ({ cards, vague, parts }: Token): boolean =>
  cards?.length === 1 || vague?.n === 1 || parts !== undefined;
const partsOf = (token: Token): readonly Token[] => token.parts ?? [token];
const anyCode = ({ cards, vague }: Token): string => cards?.[0] ?? vague?.codes[0] ?? '';

/** Cards with a plus between them of which one has no suit; null where the game has no such thing. */
function joinVague(game: DeskGame, left: Token, right: Token): Token | null {
  const parts = [...partsOf(left), ...partsOf(right)];
  if (!isOneCard(left) || !isOneCard(right) || !game.desk.thing(parts.map(anyCode).join('+'))) return null;
  return { said: `${left.said}+${right.said}`, ...SEVERAL_WORDS, parts };
}

/** Joins cards with a plus between them: one thing where the game has it, else separate cards. */
function joinPlusTokens(game: DeskGame, tokens: readonly Token[]): readonly Token[] {
  const joinedTokens: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const [previousToken, nextToken] = [joinedTokens.at(-1), tokens[at + 1]];
    if (token.word !== '+') joinedTokens.push(token);
    else if (previousToken?.cards?.length === 1 && nextToken?.cards?.length === 1) {
      const thing = game.desk.thing(`${previousToken.cards[0]}+${nextToken.cards[0]}`);
      const joinedCards = thing ? [thing.text] : [...previousToken.cards, ...nextToken.cards];
      const label = thing ? textOf(game, thing.text) : `${previousToken.said}, ${nextToken.said}`;
      joinedTokens.splice(-1, 1, { said: label, ...SEVERAL_WORDS, cards: joinedCards });
      at++;
    } else {
      const joined = previousToken && nextToken && joinVague(game, previousToken, nextToken);
      if (joined) joinedTokens.splice(-1, 1, joined);
      else joinedTokens.push({ ...token, small: true });
      if (joined) at++;
    }
  }
  return joinedTokens;
}

/** "then", before anything but a card, says no more than "and". */
const skipThen = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    const nextToken = tokens[at + 1];
    return token.word === 'then' && nextToken && !isOneCard(nextToken) ? { ...token, small: true } : token;
  });

/** The tokens as their neighbours make them. */
export const joinTokens = (game: DeskGame, tokens: readonly Token[]): readonly Token[] =>
  skipThen(joinPlusTokens(game, shareSuits(tokens)));

const codesOf = ({ cards, vague, shared }: Token): readonly string[] =>
  cards ?? (shared === undefined ? (vague?.codes ?? []) : [shared]);

/** Whether a thing consists of cards that the parts may mean, one for each. */
export function isMadeOf(thing: string, parts: readonly Token[]): boolean {
  const codes = thing.split('+');
  const otherCodes = parts.reduce((left, part) => {
    const found = left.findIndex((code) => codesOf(part).includes(code));
    return found < 0 ? left : left.toSpliced(found, 1);
  }, codes);
  return codes.length === parts.length && otherCodes.length === 0;
}
