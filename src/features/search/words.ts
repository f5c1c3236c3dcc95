import { countNoun } from '../../cards/words.ts';
import type { EntryKind } from '../../search/entry.ts';
import type { SearchResult } from './query.ts';

/** Labels of answers; a law shows its number instead. */
export const KIND_LABELS: Readonly<Record<EntryKind, string>> = {
  law: 'Law',
  custom: 'Custom',
  house: 'House rule',
  word: 'Word',
  chapter: 'Chapter',
  lesson: 'Lesson',
};

/** The number of answers as a sentence. */
export function countOf({ answers, game }: SearchResult, name: string | undefined): string {
  const count = countNoun(answers.length, 'answer');
  if (name === undefined) return answers.length === 0 ? 'No results.' : `${count}.`;
  if (game !== undefined) return answers.length === 0 ? 'No results.' : `${count} in ${name}.`;
  return `No results in ${name}. ${count} in other games.`;
}
