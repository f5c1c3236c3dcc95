import { agree, possessive } from '../../cards/grammar.ts';
import { count, list, quote, sentence } from '../../cards/words.ts';
import type { UnparsedLine } from '../../game/typed-line/parser.ts';
import { NOT_SAID } from './state/laid-table.ts';

/** Texts of the desk that are the same in all games. */
export const WORDS = {
  loading:
    'Clearing the desk … Then tap the cards that lie on your table, say what was tried, and hear who is right.',
  unreachable: 'The referee could not be fetched. Are you offline? Reload the page to ask again.',

  questions: 'What is it about?',
  allowed: 'Was it allowed?',
  start: 'Touch a quarrel you know, or the cards of yours.',
  known: 'Known quarrels',
  starts: 'Who begins?',
  before: 'Your last table',
  example: 'Show me one',
  clear: 'Clear',
  putBack: 'Put it back',
  takeOver: 'Lay out my practice game',
  lastMove: 'Its last move',
  beforeLast: 'Its move before last',
  notSoFar: 'Not so many moves were made in it yet.',
  noTakeOver: (why: string) => `Your practice game can’t be laid out: ${why}.`,
  send: 'Send …',
  writeOn: 'Write down the game from here',
  sendIt: 'Send this desk',
  aTable: (game: string) => `A table of ${game}, and a question to the referee.`,
  aCount: (game: string) => `A count of ${game}, line by line.`,

  table: 'The table',
  wonCards: 'What was won',
  layOut: 'Lay out the table',
  wholeTable: 'See the whole table',
  places: 'Places at the table',
  mend: (place: string) => `Mend: ${place}`,
  withoutIt: 'Go on without it',
  change: 'Tap the card that lies there instead, or:',
  takeBackLast: 'Take back the last word',
  putRest: 'All the rest',
  unseen: 'unseen',
  whole: 'That is the whole hand',
  last: 'It is the last card',
  notSaid: NOT_SAID,
  layItOut: 'Lay it out',
  stillToSay: (place: string) => `Still to say: ${place}`,
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
  notPlayed: 'not in your pack',
  inPlace: (place: string) => `lies in: ${place}`,
  type: 'Or type it',
  typed: 'Put down',
  typedHint: (example: string) => `Cards, or the whole try: ${example}`,
  notRead: ({ read, strange, vague }: UnparsedLine) => {
    const known = read.length > 0 ? `I read: ${read.join(', ')}. ` : '';
    if (strange !== null) return `${known}I don’t know ${quote(strange)}.`;
    if (vague !== null) return `${known}Which card is ${quote(vague)}? Name its suit.`;
    return `${known}I can’t tell which move that is.`;
  },
  elsewhere: (card: string, place: string) => `${sentence(card)} is already down: ${place}.`,
  rest: 'More …',
  otherTries: 'Other tries …',
  house: 'House rules',
  usual: 'as usual',
  changed: (n: number) => `${n} changed`,
  players: (n: number) => `${n} players`,

  wrong: 'The referee can’t look at this table yet.',
  wrongMove: 'This try can’t be read',
  actions: 'What they did',

  ruling: 'The ruling',
  waiting: 'Touch the cards as they were played, then say what was done with them.',
  aboutYou: '“You” is whoever made the try.',
  mover: 'Tried by',
  itIsYou: 'you',
  whoTried: 'Who tried it?',
  aboutMover: 'Whoever tries is called “you” here: the table is seen from that chair.',
  trouble: 'Something else happened',
  onTurn: (who: string) => `It was ${possessive(who)} turn.`,
  thinking: 'The referee is thinking …',
  stop: 'Stop',
  stopped:
    'You stopped the referee. It is quicker where fewer cards are left unseen: show some of them, or ask again.',
  again: 'Ask again',
  consequences: 'What happens then',
  dependsOn: (on: readonly string[], none: boolean) =>
    `What ${none ? '' : 'else '}happens depends on ${list(on)}.`,
  certainMoves: 'What could have been played',
  noCertainMoves: 'Nothing is certainly allowed here.',
  moreMoves: (n: number) => `${n} more`,
  rule: 'Rule',

  counting: 'The count',
  fetching: 'Fetching the pencil …',
  fetchingMoves: 'Looking through the cards …',
  fetchingRules: 'Fetching the house rules …',
  wrongCount: 'This can’t be counted yet.',
  claimed: 'They say',
  missing: (n: number) => `${count(n, 'card')} of the pack ${agree(n, 'lie', 'lies')} nowhere yet.`,
  ahead: (who: readonly string[], points: number) =>
    who.length === 1 ? `${who[0]} ahead, with ${points}.` : `${list(who)} level, with ${points} each.`,
  total: 'With the points before',
} as const;
