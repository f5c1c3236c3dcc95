import { count } from '../../cards/words.ts';
import type { EntryKind } from '../../search/entry.ts';
import type { SearchResult } from './query.ts';

/** What an answer is, for its reader. A law has its number. */
export const KIND: Readonly<Record<EntryKind, string>> = {
  law: 'Law',
  custom: 'Custom',
  house: 'House rule',
  word: 'Word',
  chapter: 'Chapter',
  lesson: 'Lesson',
};

/** How many answers there are, in a sentence. */
export function countOf({ answers, game }: SearchResult, name: string | undefined): string {
  const found = count(answers.length, 'answer');
  if (name === undefined) return answers.length === 0 ? 'Nothing found.' : `${found}.`;
  if (game !== undefined) return answers.length === 0 ? 'Nothing found.' : `${found} in ${name}.`;
  return `Nothing in ${name}. ${found} in other games.`;
}
