import { possessive } from '../../../cards/grammar.ts';
import { countNoun, joinWords } from '../../../cards/words.ts';

/** Notices and answers of the practice table. */
export const WORDS = {
  judgeFirst: 'First say whether that move is allowed.',
  noAdvice: 'No hint came back. Ask again.',
  outdated: 'The site has been updated. Reload this page for a hint; your game is safe.',
  better: 'There was something better:',
  good: 'Good.',
  nothingPlayed: 'You have not played anything yet.',
  seenCards: 'You have seen new cards since.',
  othersMoved: 'The others have moved since.',
  impossible: (action: string) => `“${action}” isn’t possible now, whatever you touch.`,
  needsCards: (action: string, places: readonly string[]) =>
    `“${action}” needs cards: touch them first, ${joinWords(places)}.`,
  inHand: 'in your hand',
  unreadableLink: (why: string) => `The game in this link can’t be continued: ${why}.`,
  friendsDeal: (result: string) => `The same deal your friend played. Your friend’s result: ${result}.`,
  meanwhile: 'It stays unchanged, and a new game is saved only as long as this page is open.',
  noRoom: 'There is no room to save it for later.',
  shelved: 'It was saved for later, and you can deal a new one.',
  unreadable: (why: string) => `The game saved on this device can’t be continued: ${why}.`,
} as const;

/** What the panel beside the table says while it shows no ruling, by what the table waits for. */
export const PROMPT_WORDS = {
  turn: 'Touch a card in your hand, then what you want to play it on, and press the action. You can try anything.',
  picked: 'Touch another card, or press the action you mean. You can try anything.',
  announcing: 'No cards needed yet: just press a button. You can try anything.',
  forced: 'It is played for you in a moment. Touch the table to stop it.',
  answering: 'Play now, out of turn, or let it pass.',
  window: 'Each player can answer that move for a moment, out of turn.',
  watching: 'Wait for your turn. Rulings on what you try appear here.',
  waiting: 'Your turn is over. Look at the table before you pass the device on.',
  paused: 'The game waits for you to press “Continue”.',
  failed: 'The game waits for you to press “Try again”.',
  outdated: 'Your game is saved.',
  judging: 'If the move breaks a rule, object. You can say which rule.',
  doubting: 'Name the rule that the move breaks.',
  consent: 'First say whether you take your move back.',
  lastMove: 'The cards are counted next.',
  count: 'The cards are being counted.',
  elsewhere: 'Play it there, or continue here.',
} as const;

/** The table's spoken answers. */
export const ANSWER_WORDS = {
  noneFaceUp: 'No cards are face up.',
  over: 'The game is over.',
  turnOf: (name: string) => `It is ${possessive(name)} turn.`,
  wait: 'You wait.',
  moveCount: (n: number, most: number) => (n === most ? `${most} moves or more` : countNoun(n, 'move')),
  moves: (count: string, example: string | undefined) =>
    example === undefined ? `${count}.` : `${count}. For example: ${example}.`,
} as const;

/** Words of a hint: first where to look, then what to play. */
export const HINT = {
  noCard: 'the buttons below the table. The best move needs no card.',
  nothingHidden: 'By counting you can know every card now: played to the end, this does best.',
  only: 'It is the only possible move.',
  noBetter: 'We found nothing better.',
  compared: (better: number, deals: number, worse: number) =>
    `better in ${better} of ${countNoun(deals, 'deal')}, worse in ${worse}`,
  triedAgainst: (move: string, deals: string) => `Tried against ${move}: ${deals}.`,
  level: (move: string, against: string | null, deals: string) =>
    `${move} is about as good. Tried against ${against ?? 'that'}: ${deals}.`,
  suits: { S: 'a spade', H: 'a heart', D: 'a diamond', C: 'a club' },
  black: 'a black card',
  red: 'a red card',
  wholeHand: 'your whole hand',
  ringedWith: (others: number) => `the ringed card in your hand, and ${countNoun(others, 'card')} with it`,
  inHand: (kind: string) => `${kind} in your hand`,
  oneCard: 'one card in your hand',
  oneRinged: 'one of the ringed cards in your hand',
  ringed: (places: readonly string[]) => `what is ringed ${joinWords(places)}`,
} as const;
