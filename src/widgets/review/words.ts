import { count } from '../../cards/words.ts';

/** A point more or less is told to a tenth. */
const tenths = (n: number): number => Math.round(10 * n) / 10;
/** Points given or taken. */
const signed = (n: number): string => {
  const told = tenths(n);
  return `${told > 0 ? '+' : told < 0 ? '−' : ''}${Math.abs(told)}`;
};
const points = (n: number): string => count(tenths(n), 'point');
const within = (error: number): string => (error > 0 ? ` (give or take ${tenths(error)})` : '');

/** The words of a review. */
export const WORDS = {
  title: 'Review',
  about:
    'Every decision is weighed by what could be known then: it is played on in deals that couldn’t be ruled out. It takes some seconds.',
  again: 'Review it again',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was kept of it.',
  busy: (percent: number) => `Weighing the moves … ${percent} %`,
  failed: 'The review could not be made: a part of this page could not be fetched. Try again.',
  none: 'No turn of this seat was dear, and none was brilliant.',
  whose: 'Whose moves',
  first: 'What mattered most',
  rest: 'The other turns',
  sound: (n: number, of: number) => `${n} of ${count(of, 'decision')} as good as any we found.`,
  ended: (who: string, n: number) =>
    `${who} came out ${n === 0 ? 'level with the others' : `${points(Math.abs(n))} ${n > 0 ? 'ahead' : 'behind'}`}.`,
  won: (n: number) => `Winning counts as ${points(n)}.`,
  luck: 'Luck, in the deal and the draws',
  play: 'These moves, beside the best we found',
  others: 'How the others played',
  sum: 'Points ahead',
  unknown: 'Not every hand is known, so nobody can say what was luck.',
  given: signed,
  between: (n: number, error: number) => `${signed(n - error)} to ${signed(n + error)}`,
  estimated:
    'The small figures say how sure we are: it almost surely lies between them. Where one is a plus and the other a minus, it may have been for good or for ill.',
  curve: 'Points ahead to hope for, turn by turn',
  curveText: (from: number, to: number, lowest: number, highest: number) =>
    `From ${from} at the first turn to ${to} at the end, between ${lowest} and ${highest}.`,
  flags: { slip: 'A slip', mistake: 'A mistake', blunder: 'A blunder' },
  found: 'Well found',
  move: (at: number) => `Move ${at + 1}`,
  cost: (n: number, error: number) => `It cost ${points(n)}${within(error)}.`,
  gain: (n: number, error: number) => `${points(n)} better than the usual move${within(error)}.`,
  guess: 'What would you play here?',
  tell: 'Tell me',
  guessed: {
    best: 'That is what we found best.',
    played: 'That is what was played.',
    other: 'That was neither played nor the best we found.',
  },
  played: 'Played',
  better: 'Better',
  usual: 'A regular would',
  why: 'Why',
  playOn: 'Play on from here',
  chairs: 'The same deal from another chair',
  sameCards:
    'The very same cards are dealt, and you sit elsewhere. What the others do with theirs is up to them.',
  inPlaceOf: (who: string) => `Sit where ${who === 'You' ? 'you' : who} sat`,
  look: 'Show it at the table',
  bounds: 'What counts as a slip, a mistake, a blunder',
} as const;
