import { numeral } from '../../cards/numerals.ts';
import { countNoun } from '../../cards/words.ts';
import type { RoundFrame } from './frames.ts';
import type { StopChoice } from './round-stop.ts';

const tenths = (n: number): string => String(Math.round(10 * n) / 10);

export const WORDS = {
  above: 'A worked round',
  lead: (moves: number, stops: number) =>
    `You sit at the table and see what you would see there. ${countNoun(moves, 'move')}, each explained, and at ${numeral(stops)} of them you are asked first.`,
  back: 'Back',
  next: 'Next',
  at: ({ kind, at }: RoundFrame, of: number) =>
    kind === 'count'
      ? 'The count'
      : kind === 'question'
        ? `Before move ${at + 1}`
        : at === 0
          ? 'The deal'
          : `Move ${at} of ${of}`,
  slider: 'Moves and questions',
  otherChoices: 'The other choices',
  out: 'Back to the lessons',
  inWords: 'In words',
  read: 'The round in words',
  deal: 'The deal',
  end: 'The count',
  move: (at: number) => `Move ${at}`,
  stopAt: (at: number) => `Before move ${at}: what now?`,
  table: 'What you see',
  right: 'Good',
  wrong: 'Not that one',
  loading: 'Loading the cards …',
  lost: 'The round couldn’t be loaded. Are you offline? Reload the page to try again, or read it below.',
  worlds: (worlds: number) =>
    `What is said about your choices was played out in ${worlds} deals that fit what you know.`,
  record: 'View it from another seat',
  play: 'Play a game of your own',
} as const;

/** Describes the value of a choice. */
export function choiceText({ behind, error, isRight }: StopChoice): string {
  if (behind === 0) return 'No other choice scored more.';
  if (isRight && behind <= error) return 'As good as the best, as far as we can tell.';
  const points =
    tenths(behind) === '0' ? 'less than a tenth of a point' : countNoun(Math.round(10 * behind) / 10, 'point');
  const margin = error > 0 ? `, give or take ${tenths(Math.max(error, 0.1))}` : '';
  return `Played out, it scores ${points} less than the best${margin}.`;
}
