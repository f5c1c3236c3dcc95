import { countNoun } from '../../cards/words.ts';
import type { EntryKind } from '../../search/entry.ts';
import type { SearchResult } from './query.ts';

export const WORDS = {
  title: 'Search',
  close: 'Close the search',
  ask: 'What do you want to know?',
  about: 'Ask as you would across the table, in your own words. You get laws, house rules, words and lessons.',
  scope: 'In which game',
  allGames: 'All games',
  looking: 'Looking…',
  lost: 'The search couldn’t be loaded.',
  again: 'Try again',
  noneHelp:
    'One word is often enough: the thing on the table, or what a player wants to do. Other names for it are understood too.',
  tryIt: 'Try it on the table',
} as const;

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
  const count = countNoun(answers.length, 'answer');
  if (name === undefined) return answers.length === 0 ? 'No results.' : `${count}.`;
  if (game !== undefined) return answers.length === 0 ? 'No results.' : `${count} in ${name}.`;
  return `No results in ${name}. ${count} in other games.`;
}
