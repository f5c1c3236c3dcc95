import { countNoun } from '../../cards/words.ts';
import type { EntryKind } from '../../search/entry.ts';
import type { SearchResult } from './query.ts';

export const WORDS = {
  title: 'Search',
  close: 'Close the search',
  ask: 'What do you want to know?',
  about: 'Ask as you would across the table, in your own words. You get laws, house rules, words and lessons.',
  scope: 'Game',
  allGames: 'All games',
  looking: 'Searching …',
  lost: 'The search couldn’t be loaded.',
  again: 'Try again',
  noneHelp:
    'One word is often enough: the thing on the table, or what a player wants to do. Other names for it are understood too.',
  tryIt: 'Try it on the table',
} as const;

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
  if (name === undefined) return answers.length === 0 ? 'No answers.' : `${count}.`;
  if (game !== undefined) return answers.length === 0 ? 'No answers.' : `${count} in ${name}.`;
  return `No answers in ${name}. ${count} in other games.`;
}
