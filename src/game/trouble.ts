import { type Custom, custom } from './rule.ts';
import type { Chapter } from './rulebook.ts';

/** What goes wrong at any table, in the order of the chapter, with the reason for the friendly remedy. */
const TOPICS = {
  misdeal: {
    title: 'It was dealt wrong',
    because: 'before anybody has played, dealing again costs a minute and nobody an advantage.',
  },
  exposed: {
    title: 'A card was shown or dropped',
    because: 'everybody has seen it now, and that is punishment enough.',
  },
  short: {
    title: 'A card is missing',
    because: 'it was missing for everybody.',
  },
  'out-of-turn': {
    title: 'Somebody played out of turn',
    because: 'all have seen the card, and whoever showed it pays with that.',
  },
  'too-early': {
    title: 'Cards were picked up too early',
    because: 'a hurry is no crime, but nobody should choose from more cards than the others.',
  },
  'at-once': {
    title: 'A wrong move, not let go of yet',
    because: 'a slip that nobody could answer yet has harmed nobody.',
  },
  'before-next': {
    title: 'A wrong move, and nobody has played since',
    because: 'the table can still be laid as it was.',
  },
  later: {
    title: 'A wrong move, and others have played since',
    because: 'what others have built on it can’t be unbuilt.',
  },
  count: {
    title: 'A hand has too many cards, or too few',
    because: 'it should be as it would have been, and nobody should choose which cards those are.',
  },
  looked: {
    title: 'Somebody looked',
    because: 'what was seen can’t be unseen, only shared or shuffled away.',
  },
  'taken-back': {
    title: '“I take that back”',
    because: 'words are for good once somebody has acted on them.',
  },
  mixed: {
    title: 'Piles got mixed up',
    because: 'nobody’s memory is better than anybody else’s.',
  },
  concede: {
    title: 'Somebody gives up',
    because: 'the others came to play, and the game shouldn’t turn on who goes first.',
  },
  leaves: {
    title: 'Somebody has to go',
    because: 'a train is nobody’s fault.',
  },
  score: {
    title: 'The score was wrong',
    because: 'a sum can be mended as long as nobody has played by it.',
  },
} as const;

type TroubleTopic = keyof typeof TOPICS;

/** How a game settles one of these topics. */
export interface TroubleRemedy {
  /** One sentence: the friendly remedy. */
  readonly law: string;
  /** What a strict table does instead, if it agreed on that beforehand. */
  readonly strict?: string;
  /** The sentence of the source about this; left out where the law is ours. */
  readonly source?: string;
  /** Replaces the usual title. */
  readonly title?: string;
  /** The nearest rule of the game, without its prefix. */
  readonly near: string;
}

/** Builds the chapter on what to do when something went wrong: customs, which no referee judges. */
export function troubleChapter(
  game: string,
  settled: Readonly<Record<TroubleTopic, TroubleRemedy>>,
): Chapter<never> {
  const rules = Object.entries(TOPICS).map(([topic, told]): Custom => {
    const own = settled[topic as TroubleTopic];
    return custom({ id: `${game}/trouble-${topic}`, ...told, ...own, near: `${game}/${own.near}` });
  });
  return { id: 'trouble', title: 'When it has gone wrong', rules };
}
