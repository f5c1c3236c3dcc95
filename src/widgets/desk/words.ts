import { count, list } from '../../cards/words.ts';
import type { Assumed } from '../../stores/desk-assumed.ts';
import { VERDICT } from '../ruling/labels.ts';

/** The words of the desk that are no game's. */
export const WORDS = {
  loading:
    'Clearing the desk … Then tap the cards that lie on your table, say what was tried, and hear who is right.',
  unreachable: 'The referee could not be fetched. Are you offline? Reload the page to ask again.',

  questions: 'What is it about?',
  question: { move: 'Was it allowed?', count: 'What does it score?' },
  example: 'Show me one',
  clear: 'Clear',
  layBack: 'Put it back',
  takeOver: 'Lay out my practice game',
  noTakeOver: (why: string) => `Your practice game can’t be laid out: ${why}.`,
  send: 'Send …',
  sendIt: 'Send this desk',
  aTable: (game: string) => `A table of ${game}, and a question to the referee.`,
  aCount: (game: string) => `A count of ${game}, line by line.`,

  lies: 'What lies there',
  liesCount: 'What was won',
  change: 'Change',
  done: 'That’s the table',
  doneCount: 'Count it',
  tapBelow: 'Tap cards below.',
  unseen: 'unseen',
  none: 'None.',
  whole: 'That is the whole hand',
  fewer: (place: string) => `One unseen card fewer: ${place}`,
  more: (place: string) => `One unseen card more: ${place}`,
  wipe: (place: string) => `Clear ${place}`,
  wrongThing: 'this is what is wrong',
  takeAway: 'Take away',
  together: 'Make one of them',
  apart: 'Take apart',
  lower: 'Further down',
  higher: 'Further up',
  picker: 'The pack',
  left: (n: number) => `${count(n, 'copy', 'copies')} left`,
  inPlace: (place: string) => `lies in: ${place}`,
  type: 'Or type them',
  put: 'Put down',
  strange: (word: string) => `“${word}” is no card of this game. Nothing was put down yet.`,
  rest: 'More about the table',
  restCount: 'Points before',
  addPlace: 'Cards elsewhere',
  house: 'Players and house rules',
  usual: 'as usual',
  changed: (n: number) => `${n} changed`,
  players: (n: number) => `${n} players`,

  tried: 'What was tried',
  triedEmpty: 'The table appears here as you lay it out.',
  wrong: 'The referee can’t look at this table yet. What is wrong stands beside it.',
  wrongMove: 'This try can’t be read',
  actions: 'What they did',

  ruling: 'The ruling',
  waiting: 'Touch the cards on the table as they were played, then say what was done with them.',
  thinking: 'The referee is thinking …',
  stop: 'Stop',
  stopped:
    'You stopped the referee. It is quicker where fewer cards are left unseen: show some of them, or ask again.',
  again: 'Ask again',
  /** What the ruling takes for granted, and what would turn it. */
  assumed: ({ asks, here, otherwise }: Assumed) => {
    const verdicts = [...new Set(otherwise.map(({ verdict }) => verdict))];
    const turned = verdicts.map((verdict) => {
      const labels = otherwise.filter((other) => other.verdict === verdict).map(({ label }) => `“${label}”`);
      return `with ${list(labels, 'or')} this is ${VERDICT[verdict]}`;
    });
    return `“${asks}” is left at “${here}”: ${turned.join(', ')}.`;
  },
  happens: 'What happens then',
  could: 'What could have been played',
  couldNone: 'Nothing is certainly allowed here.',
  couldMore: (n: number) => `${n} more`,
  rule: 'Rule',

  counting: 'The count',
  fetching: 'Fetching the pencil …',
  fetchingMoves: 'Looking through the cards …',
  fetchingRules: 'Fetching the house rules …',
  wrongCount: 'This can’t be counted yet. What is wrong stands beside it.',
  said: 'They say',
  nothing: 'Nothing to count yet: put cards on the piles.',
  total: 'With the points before',
  right: 'right',
  tooMany: (n: number) => `${n} too many`,
  tooFew: (n: number) => `${n} too few`,
} as const;
