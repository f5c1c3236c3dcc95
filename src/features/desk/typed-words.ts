import { agree } from '../../cards/grammar.ts';
import { capitalize, quote } from '../../cards/words.ts';
import type { UnparsedLine } from '../../game/typed-line/parser.ts';

/** Texts of the typed line, which load with it. */
export const TYPED_WORDS = {
  type: 'Or type it',
  typeExample: (example: string) => `or write: ${quote(example)}`,
  typed: 'Put down',
  notRead: ({ knownWords, strange, vague }: UnparsedLine) => {
    const readSoFar = knownWords.length > 0 ? `I read: ${knownWords.join(', ')}. ` : '';
    if (strange !== null) return `${readSoFar}I don’t know ${quote(strange)}.`;
    if (vague !== null) return `${readSoFar}Which card is ${quote(vague)}? Name its suit.`;
    return `${readSoFar}I can’t tell which move that is.`;
  },
  notNext: (place: string) => `That can’t come next: ${place}.`,
  typedExamples: 'Examples',
  understood: (parts: readonly string[]) => `Understood: ${parts.join(' · ')}`,
  tries: (player: string) => `${player} ${agree(player, 'try', 'tries')}`,
  typedFact: (place: string, text: string) => `${place}: ${text}`,
  elsewhere: (card: string, place: string) => `${capitalize(card)} is already laid out: ${place}.`,
} as const;
