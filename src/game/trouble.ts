import { type Custom, custom } from './rule.ts';
import type { Chapter } from './rulebook.ts';

/** Mishaps of any card game, in the order of the chapter, with the reason for the friendly remedy. */
const TROUBLE_TOPICS = {
  misdeal: {
    title: 'The deal was wrong',
    because: 'nobody has played yet, so putting it right costs a minute and gives nobody an advantage.',
  },
  exposed: {
    title: 'A card was shown or dropped',
    because: 'everyone has seen it now, and that is punishment enough.',
  },
  short: {
    title: 'A card is missing',
    because: 'it was missing for everyone.',
  },
  'out-of-turn': {
    title: 'A player acted out of turn',
    because: 'everyone has seen the card, so the player who showed it has already paid for it.',
  },
  'too-early': {
    title: 'Cards were picked up too early',
    because: 'being quick isn’t a crime, but no player should choose from more cards than the others.',
  },
  'at-once': {
    title: 'A wrong move, with the card still in your hand',
    because: 'a slip that no other player could act on has done no harm.',
  },
  'before-next': {
    title: 'A wrong move, and nobody has played since',
    because: 'the table can still be put back as it was.',
  },
  later: {
    title: 'A wrong move, and others have played since',
    because: 'what the others have done since depends on it and can’t be undone.',
  },
  count: {
    title: 'A hand has too many cards, or too few',
    because: 'the hand should end up as it would have been, and nobody should get to choose its cards.',
  },
  looked: {
    title: 'A player saw hidden cards',
    because: 'what was seen can’t be unseen, only shown to all or shuffled away.',
  },
  'taken-back': {
    title: '“I take that back”',
    because: 'words count once another player has acted on them.',
  },
  mixed: {
    title: 'Piles got mixed up',
    because: 'one player’s memory is as good as another’s.',
  },
  concede: {
    title: 'A player gives up',
    because: 'the others came to play, and one player leaving shouldn’t decide who wins.',
  },
  leaves: {
    title: 'A player has to leave',
    because: 'nobody can help having a train to catch.',
  },
  score: {
    title: 'The score was wrong',
    because: 'a slip of the pencil shouldn’t decide a game.',
  },
} as const;

type TroubleTopic = keyof typeof TROUBLE_TOPICS;

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
  /** Replaces the usual reason. */
  readonly because?: string;
  /** The nearest rule of the game, without its prefix. */
  readonly near: string;
  /** Other mishaps it settles, in a player's words. */
  readonly also?: readonly string[];
}

/** Builds the chapter on what to do when something went wrong: customs, which no referee judges. */
export function troubleChapter(game: string, settled: Readonly<Record<TroubleTopic, TroubleRemedy>>): Chapter<never> {
  const rules = Object.entries(TROUBLE_TOPICS).map(([topic, topicTexts]): Custom => {
    const remedy = settled[topic as TroubleTopic];
    return custom({
      id: `${game}/trouble-${topic}`,
      ...topicTexts,
      ...remedy,
      near: `${game}/${remedy.near}`,
    });
  });
  return { id: 'trouble', title: 'When it has gone wrong', rules };
}
