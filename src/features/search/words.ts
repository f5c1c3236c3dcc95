import { countNoun } from '../../cards/words.ts';
import type { EntryKind } from '../../search/entry.ts';
import type { SearchResult } from './query.ts';

/** Labels of answers; a law shows its number instead. */
export const KIND: Readonly<Record<EntryKind, string>> = {
  law: 'Law',
  custom: 'Custom',
  house: 'House rule',
  word: 'Word',
  chapter: 'Chapter',
  lesson: 'Lesson',
};

/** The number of answers as a sentence. */
export function countOf({ answers, game }: SearchResult, name: string | undefined): string {
  const found = countNoun(answers.length, 'answer');
  if (name === undefined) return answers.length === 0 ? 'No results.' : `${found}.`;
  if (game !== undefined) return answers.length === 0 ? 'No results.' : `${found} in ${name}.`;
  return `No results in ${name}. ${found} in other games.`;
}
