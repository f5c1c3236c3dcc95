import { countNoun } from '../../cards/words.ts';

/** Points rounded to a tenth. */
const tenths = (n: number): number => Math.round(10 * n) / 10;
const signed = (n: number): string => {
  const rounded = tenths(n);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)}`;
};
const points = (n: number): string => countNoun(tenths(n), 'point');
const errorMargin = (error: number): string => (error > 0 ? ` (give or take ${tenths(error)})` : '');

/** Texts of a review. */
export const WORDS = {
  title: 'Review',
  about:
    'Every move is judged by what you could know at the time: the cards you couldn’t see are dealt many times, and each deal is played out. The moves that look worst come first.',
  anew: 'Review it again',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was saved.',
  busy: (judged: number, of: number) => `Move ${Math.min(judged + 1, of)} of ${of} …`,
  soFar: 'Found so far',
  looking: (judged: number, of: number) =>
    `Looking for the moves that decided it: ${Math.min(judged + 1, of)} of ${of}`,
  decided: 'What decided it',
  noneDecided: 'No single move of yours decided it.',
  instead: (move: string) => `Better: ${move}`,
  spotted: (move: string) => `A regular’s move: ${move}`,
  ready: 'Finished: show everything',
  failed: 'The review couldn’t be made because part of this page didn’t load. Try again.',
  none: 'No costly mistakes and no brilliant moves from this seat.',
  whose: 'Whose moves',
  first: 'What mattered most',
  rest: 'The other turns',
  sound: (n: number, of: number) => `${n} of ${countNoun(of, 'decision')} as good as any we found.`,
  score: (sides: readonly (readonly [who: string, score: number])[]) =>
    `${sides.map(([player, score]) => `${player}: ${score}`).join(', ')}.`,
  ended: (player: string, n: number) =>
    `${player} came out ${n === 0 ? 'level with the others' : `${points(Math.abs(n))} ${n > 0 ? 'ahead' : 'behind'}`}.`,
  parts: (luck: string, skill: string) => `Luck ${luck}, skill ${skill}`,
  luck: 'Luck, in the deal and the draws',
  play: 'Skill, yours and theirs',
  sum: 'Points ahead',
  even: 'too close to call',
  flagged: (n: number) => `Slips, mistakes and blunders cost about ${points(n)}.`,
  unknown: 'Not every hand is known, so we can’t say what was luck.',
  given: signed,
  points,
  between: (n: number, error: number) => `${signed(n - error)} to ${signed(n + error)}`,
  estimated:
    'Luck is what these cards bring when everyone plays like a Regular; the rest is skill. The true figure is almost certainly between the small ones.',
  curve: 'Expected lead, turn by turn',
  curveText: (from: number, to: number, lowest: number, highest: number) =>
    `From ${from} at the first turn to ${to} at the end, between ${lowest} and ${highest}.`,
  flags: { slip: 'A slip', mistake: 'A mistake', blunder: 'A blunder' },
  found: 'Well spotted',
  stake: (at: number, n: number) => `${tenths(n) > 0 ? `${points(n)} at stake · m` : 'M'}ove ${at + 1}`,
  did: (player: string, move: string) => `${player}: ${move}`,
  cost: (n: number, error: number) =>
    n > error ? `It cost ${points(n)}${errorMargin(error)}.` : 'It made winning the game less likely.',
  again: {
    title: 'We looked again',
    says: (n: number, error: number) =>
      `This is what the hint said. A deeper look found something better${n > error ? `, by ${points(n)}${errorMargin(error)}` : ''}. That is not your mistake.`,
  },
  gain: (n: number, error: number) => `${points(n)} better than the usual move${errorMargin(error)}.`,
  guess: 'What would you play here?',
  tell: 'Show me',
  guessed: {
    best: 'That is what we found best.',
    played: 'That is what was played.',
    other: 'That was neither played nor the best we found.',
  },
  better: 'Better',
  usual: 'A regular’s move',
  why: 'Why',
  playOn: 'Play on from here',
  chairs: 'The same deal from another seat',
  sameCards: 'The same cards are dealt, and you take another seat. What the others do with theirs is up to them.',
  inPlaceOf: (player: string) => `Sit where ${player === 'You' ? 'you' : player} sat`,
  look: 'Show it at the table',
  bounds: 'What counts as a slip, a mistake, a blunder',
} as const;
