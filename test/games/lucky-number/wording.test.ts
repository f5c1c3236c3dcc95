import { expect, test } from 'vitest';
import { judge } from '../../../src/game/judge.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/lucky-number/index.ts';
import type { LuckyOptions } from '../../../src/games/lucky-number/options.ts';
import { combine, decline, draw, jump, lay, pass, tableOf } from './ask.ts';
import { type EdgeRow, testEdges, testWording, type WordingRow, withHand } from './wording.ts';

/** The referee's words on odd tries, and the marked cards: turns, debts and jumping in. */

const GAME_OVER = { turn: null, winners: [1] };
/** Seat 0 owes three cards, with an ace on top. */
const OWING_CARDS = { pile: ['9H', 'AH'], owed: { by: 'cards', n: 3 } };
const OWING_DICE = { owed: { by: 'dice', n: 4 } };
const SECOND_SEAT = { seat: 1 };
const THIRD_SEAT = { seat: 2 };

/** Seat 0 has just laid 5♥, seat 1 is on turn, seat 2 holds these cards. */
const freshTable = (hand: string, otherFields: object = {}, seatOneHand = '3C 6C'): object =>
  tableOf(`4S 5S | ${seatOneHand} | ${hand}`, '9H 5H', { turn: 1, open: 0, ...otherFields });
/** The same, with the twin in seat 1's hand. */
const TWIN_ON_TURN = freshTable('6D', {}, '5H 6C');

const TURN_ROWS: readonly WordingRow[] = [
  [withHand('9S'), lay('6C'), 'your-turn', 'It isn’t your turn yet.', '', SECOND_SEAT],
  [withHand('9S'), draw, 'your-turn', 'It isn’t your turn yet.', '', SECOND_SEAT],
  [withHand('9S', GAME_OVER), lay('9S'), 'your-turn', 'The game is over, so you can’t do anything more.', ''],
  [
    withHand('9S', GAME_OVER),
    jump('9H'),
    'your-turn',
    'The game is over, so you can’t do anything more.',
    '',
    SECOND_SEAT,
  ],

  [withHand('9S'), lay('9D'), 'from-hand', 'You don’t hold 9♦.', '9D'],
  [withHand('9S'), lay('9D 9C'), 'from-hand', 'You don’t hold 9♦ and 9♣.', '9C 9D'],
  [withHand('9S'), lay('9D 9D'), 'from-hand', 'You don’t hold 9♦.', '9D'],
  [withHand('9S'), lay('X'), 'from-hand', 'You don’t hold a joker.', 'X'],
  [withHand('9S'), lay('9D X'), 'from-hand', 'You don’t hold 9♦ and a joker.', '9D X'],
  // With two packs the same card may be in a hand twice.
  [withHand('9S 4C'), lay('9S 9S'), 'from-hand', 'You hold only one 9♠.', '9S'],
  [withHand('9S 9S'), lay('9S 9S 9S'), 'from-hand', 'You hold only two copies of 9♠.', '9S'],
  [
    withHand('9S 4C 4C'),
    lay('9S 9S 4C 4C 4C'),
    'from-hand',
    'You hold only one 9♠ and only two copies of 4♣.',
    '4C 9S',
  ],
  [withHand('5C 5D X'), combine('5C 5D X', 'X'), 'from-hand', 'You hold only 1 joker.', 'X'],
  [withHand('5C X X'), combine('5C X X X'), 'from-hand', 'You hold only 2 jokers.', 'X'],
  [withHand('9S 4C'), lay('9S 9S 9D'), 'from-hand', 'You don’t hold 9♦, and you hold only one 9♠.', '9D 9S'],
  [withHand('2D 3D 4D'), combine('2D 3D 4D', 'AS'), 'from-hand', 'You don’t hold A♠.', 'AS'],
  [freshTable('6D'), decline, 'from-hand', 'You don’t hold 5♥.', '5H', THIRD_SEAT],

  [withHand('4C'), lay('4C'), 'match', '4♣ has neither the rank nor the suit of 9♥.', '4C'],
  [
    withHand('9H', { pile: ['9H', 'JH'], suit: 'C' }),
    lay('9H'),
    'match',
    '9♥ is neither a jack nor a card of the named suit, clubs ♣.',
    '9H',
  ],

  [withHand('9S'), lay(''), 'one-lay', 'You must lay one card, and you named none.', ''],
  [withHand('9S 9D'), lay('9S 9D'), 'one-lay', 'You lay one card at a time, not 9♠ and 9♦ together.', '9D 9S'],
  [withHand('X X'), lay('X X'), 'one-lay', 'You lay one card at a time, not 2 jokers together.', 'X X'],
  [
    freshTable('5H 5D'),
    jump('5H 5D'),
    'one-lay',
    'You lay one card at a time, not 5♥ and 5♦ together.',
    '5D 5H',
    THIRD_SEAT,
  ],

  [withHand('JH'), lay('JH'), 'jack-suit', 'You have to name a suit when you lay J♥.', 'JH'],
  [withHand('JH JS 4C'), lay('JH 4C JS'), 'jack-suit', 'You have to name a suit when you lay J♥ and J♠.', 'JH JS'],
  [withHand('4H'), lay('4H', 'D'), 'jack-suit', 'You can’t name diamonds ♦: 4♥ isn’t a jack.', '4H'],
  [withHand('4H 5H'), lay('4H 5H', 'D'), 'jack-suit', 'You can’t name diamonds ♦: 4♥ and 5♥ aren’t jacks.', '4H 5H'],
  [withHand('4H'), lay('', 'D'), 'jack-suit', 'You can’t name diamonds ♦: you aren’t laying a jack.', ''],
  [freshTable('5H'), jump('5H', 'S'), 'jack-suit', 'You can’t name spades ♠: 5♥ isn’t a jack.', '5H', THIRD_SEAT],

  [withHand('4H 4C'), draw, 'draw-if-stuck', 'You can lay 4♥, so you may not draw.', '4H'],
  [
    withHand('4H 9S AC X 4H 4C'),
    draw,
    'draw-if-stuck',
    'You can lay 4♥, 9♠, A♣ or the joker, so you may not draw.',
    '4H 9S AC X',
  ],
  [withHand('4H 2?'), draw, 'draw-if-stuck', 'You can lay 4♥, so you may not draw.', '4H'],
  [
    withHand('4C 2?'),
    draw,
    'draw-if-stuck',
    'Part of your hand is hidden: if you can lay one of the hidden cards, you may not draw.',
    '',
  ],
  [
    withHand('4H', { drawn: '4H' }),
    draw,
    'draw-if-stuck',
    'You have already drawn this turn: lay that card, or pass.',
    '',
  ],
  // Out of turn every lay is illegal.
  [tableOf('4S | 3H | 6D', '9H'), draw, 'draw-if-stuck', 'You could lay 3♥, so you may not draw.', '3H', SECOND_SEAT],

  [
    withHand('4H 5H', { drawn: '5H' }),
    lay('4H'),
    'drawn-only',
    'You drew 5♥, so you may lay only that card, and 4♥ is a different card.',
    '4H',
  ],
  [
    withHand('4H 4S 5H', { drawn: '5H' }),
    lay('4H 4S'),
    'drawn-only',
    'You drew 5♥, so you may lay only that card, and 4♥ and 4♠ don’t include it.',
    '4H 4S',
  ],
  [
    withHand('5H', { drawn: '5H' }),
    lay(''),
    'drawn-only',
    'You drew 5♥, so you may lay only that card, and you lay nothing.',
    '',
  ],
  [
    withHand('4H X', { drawn: 'X' }),
    lay('4H'),
    'drawn-only',
    'You drew the joker, so you may lay only that card, and 4♥ is a different card.',
    '4H',
  ],
  [
    withHand('9S 9D 2?', { drawn: '?' }),
    lay('9S'),
    'drawn-only',
    'You drew an unseen card, so you may lay only that card, and 9♠ is a different card.',
    '9S',
  ],
  [
    withHand('2D 3D 4D AS', { drawn: 'AS' }),
    combine('2D 3D 4D'),
    'drawn-only',
    'You drew A♠, so you may lay only that card, and 2♦, 3♦ and 4♦ don’t include it.',
    '2D 3D 4D',
  ],

  [withHand('4S'), pass, 'pass-after-draw', 'You can’t pass: lay a card, or draw one if you have none to lay.', ''],
  [withHand('4S', OWING_CARDS), pass, 'pass-after-draw', 'You can’t pass while you owe 3 cards.', ''],
  [withHand('4S', OWING_DICE), pass, 'pass-after-draw', 'You can’t pass while you owe 4 dice.', ''],
  // The debt belongs to another player, and so does the drawn card.
  [
    withHand('4S', OWING_CARDS),
    pass,
    'pass-after-draw',
    'You may pass only on your own turn, after drawing a card.',
    '',
    SECOND_SEAT,
  ],
  [
    withHand('4S', { drawn: '4S' }),
    pass,
    'pass-after-draw',
    'You may pass only on your own turn, after drawing a card.',
    '',
    SECOND_SEAT,
  ],
];

const DRAW_ROWS: readonly WordingRow[] = [
  [withHand('5H', OWING_CARDS), lay('5H'), 'answer-chain', 'You owe 3 cards, and 5♥ isn’t a 2, ace or joker.', '5H'],
  // The ace among them would answer, and isn't mentioned.
  [
    withHand('5H AC JH', OWING_CARDS),
    lay('5H AC JH'),
    'answer-chain',
    'You owe 3 cards, and 5♥ and J♥ aren’t 2s, aces or jokers.',
    '5H JH',
  ],
  [
    withHand('2D 3D 4D AS', OWING_CARDS),
    combine('2D 3D 4D', 'AS'),
    'answer-chain',
    'You owe 3 cards, and a combination doesn’t answer that.',
    '2D 3D 4D AS',
  ],
  [
    withHand('5H', OWING_CARDS),
    combine(''),
    'answer-chain',
    'You owe 3 cards, and a combination doesn’t answer that.',
    '',
  ],
  [
    withHand('5H', OWING_CARDS),
    lay('3C'),
    'answer-chain',
    '3 cards are owed, and 3♣ isn’t a 2, ace or joker.',
    '3C',
    SECOND_SEAT,
  ],
  [withHand('AS', OWING_DICE), lay('AS'), 'answer-combo', 'You owe 4 dice, and A♠ doesn’t answer a combination.', 'AS'],
  [
    withHand('AS X', OWING_DICE),
    lay('AS X'),
    'answer-combo',
    'You owe 4 dice, and A♠ and the joker don’t answer a combination.',
    'AS X',
  ],
  [
    withHand('AS', OWING_DICE),
    lay(''),
    'answer-combo',
    'You owe 4 dice, and only a combination answers a combination.',
    '',
  ],
  [
    withHand('AS', OWING_DICE),
    lay('3C'),
    'answer-combo',
    '4 dice are owed, and 3♣ doesn’t answer a combination.',
    '3C',
    SECOND_SEAT,
  ],
];

const SPECIAL_ROWS: readonly WordingRow[] = [
  [
    freshTable('5D'),
    jump('5D'),
    'jump-same',
    '5♦ isn’t the twin of 5♥: a twin has the same rank and suit.',
    '5D',
    THIRD_SEAT,
  ],
  [
    freshTable('5D 5C'),
    jump('5D 5H 5C'),
    'jump-same',
    '5♦ and 5♣ aren’t twins of 5♥: a twin has the same rank and suit.',
    '5C 5D',
    THIRD_SEAT,
  ],
  [
    freshTable('5D 5D'),
    jump('5D 5D'),
    'jump-same',
    '5♦ isn’t the twin of 5♥: a twin has the same rank and suit.',
    '5D',
    THIRD_SEAT,
  ],
  [
    freshTable('X'),
    jump('X'),
    'jump-same',
    'The joker isn’t the twin of 5♥: a twin has the same rank and suit.',
    'X',
    THIRD_SEAT,
  ],
  [
    freshTable('X 5D'),
    jump('X 5D'),
    'jump-same',
    'The joker and 5♦ aren’t twins of 5♥: a twin has the same rank and suit.',
    '5D X',
    THIRD_SEAT,
  ],
  [
    freshTable('X', { pile: ['9H', 'X'], open: null }),
    jump('X'),
    'jump-same',
    'A joker is on top, and you can’t jump in on a joker.',
    'X',
    THIRD_SEAT,
  ],
  [
    freshTable('5D', { pile: ['9H', 'X'], open: null }),
    jump('5D'),
    'jump-same',
    'A joker is on top, and you can’t jump in on a joker.',
    '5D',
    THIRD_SEAT,
  ],
  [
    freshTable('X', { pile: ['9H', 'X'], open: null }),
    decline,
    'jump-same',
    'A joker is on top, and you can’t jump in on a joker.',
    'X',
    THIRD_SEAT,
  ],

  [
    freshTable('5H', { open: null }),
    jump('5H'),
    'jump-open',
    'You can’t jump in now: you may do that only on a single card that has just been laid.',
    '5H',
    THIRD_SEAT,
  ],
  [
    freshTable('5H', { open: null }),
    decline,
    'jump-open',
    'You can’t jump in now: you may do that only on a single card that has just been laid.',
    '5H',
    THIRD_SEAT,
  ],
  [
    freshTable('5H', { open: null }),
    jump('5H'),
    'jump-open',
    'You can’t jump in at this table.',
    '5H',
    { seat: 2, options: { jumpIn: false } },
  ],

  [freshTable('6D'), jump('5H'), 'jump-other', 'You laid 5♥ yourself, and you can’t jump in on your own card.', '5H'],
  // The named card is the one on top, whatever was thrown in.
  [freshTable('6D'), jump('4S'), 'jump-other', 'You laid 5♥ yourself, and you can’t jump in on your own card.', '5H'],
  // After a 7 the same player is on turn and laid it.
  [
    withHand('7H', { pile: ['9H', '7H'], open: 0 }),
    jump('7H'),
    'jump-other',
    'You laid 7♥ yourself, and you can’t jump in on your own card.',
    '7H',
  ],
  [
    TWIN_ON_TURN,
    jump('5H'),
    'jump-other',
    'It is your turn, so you can’t jump in: lay 5♥ as usual.',
    '5H',
    SECOND_SEAT,
  ],
  // Only the drawn card may be laid.
  [
    withHand('9S', { drawn: '9S' }),
    jump('9S'),
    'jump-other',
    'It is your turn, so you can’t jump in: lay 9♠ as usual.',
    '9S',
  ],
  [
    withHand('9S 9D', { drawn: '9D' }),
    jump('9S'),
    'jump-other',
    'It is your turn, and only the other players may jump in.',
    '9S',
  ],
  // No simple lay: it doesn't match, isn't held, is no answer; or none, two, or just a decline.
  [
    freshTable('6D'),
    jump('3C'),
    'jump-other',
    'It is your turn, and only the other players may jump in.',
    '3C',
    SECOND_SEAT,
  ],
  [
    freshTable('6D'),
    jump('6H'),
    'jump-other',
    'It is your turn, and only the other players may jump in.',
    '6H',
    SECOND_SEAT,
  ],
  [
    withHand('9H', OWING_DICE),
    jump('9H'),
    'jump-other',
    'It is your turn, and only the other players may jump in.',
    '9H',
  ],
  [
    freshTable('6D'),
    jump(''),
    'jump-other',
    'It is your turn, and only the other players may jump in.',
    '',
    SECOND_SEAT,
  ],
  [
    TWIN_ON_TURN,
    jump('5H 5H'),
    'jump-other',
    'It is your turn, and only the other players may jump in.',
    '5H 5H',
    SECOND_SEAT,
  ],
  [TWIN_ON_TURN, decline, 'jump-other', 'It is your turn, and only the other players may jump in.', '5H', SECOND_SEAT],
];

testWording([...TURN_ROWS, ...DRAW_ROWS, ...SPECIAL_ROWS]);

const EDGE_ROWS: readonly EdgeRow[] = [
  ['a jump out of turn', freshTable('5H'), jump('5H'), 'your-turn', THIRD_SEAT],
  ['both copies of a card, held and named', withHand('9S 9S'), lay('9S 9S'), 'from-hand'],
  ['a card owed for that needn’t match', withHand('2C', OWING_CARDS), lay('2C'), 'match'],
  ['a match of two cards at once', withHand('4C 4S'), lay('4C 4S'), 'match'],
  ['a match where a player jumps in', freshTable('6D'), jump('6D'), 'match', THIRD_SEAT],
  ['one lay where nothing is laid', withHand('4C'), draw, 'one-lay'],
  ['one lay in a combination', withHand('2D 3D 4D'), combine('2D 3D 4D'), 'one-lay'],
  ['a jack in a combination', withHand('JD QD KD'), combine('JD QD KD'), 'jack-suit'],
  ['a jack with a suit and a card without', withHand('JH 4H'), lay('JH 4H', 'S'), 'jack-suit'],
  ['drawing with a debt', withHand('AC', OWING_CARDS), draw, 'draw-if-stuck'],
  ['drawing where no card fits', withHand('4C'), draw, 'draw-if-stuck'],
  ['a drawn card among others', withHand('4H 5H', { drawn: '5H' }), lay('4H 5H'), 'drawn-only'],
  ['another draw', withHand('4H 5H', { drawn: '5H' }), draw, 'drawn-only'],
  ['passing with the card drawn', withHand('4H', { drawn: '4H' }), pass, 'pass-after-draw'],
  ['a card that answers', withHand('2C', OWING_CARDS), lay('2C'), 'answer-chain'],
  ['no card at all in a chain', withHand('2C', OWING_CARDS), lay(''), 'answer-chain'],
  ['drawing the cards owed', withHand('2C', OWING_CARDS), draw, 'answer-chain'],
  ['a lay that owes dice, not cards', withHand('5H', OWING_DICE), lay('5H'), 'answer-chain'],
  ['a lay that owes nothing', withHand('5H'), lay('5H'), 'answer-chain'],
  ['a combination for a combination', withHand('2D 3D 4D', OWING_DICE), combine('2D 3D 4D'), 'answer-combo'],
  ['cards owed, not dice', withHand('5H', OWING_CARDS), lay('5H'), 'answer-combo'],
  ['drawing by dice', withHand('5H', OWING_DICE), draw, 'answer-combo'],
  ['the twin', freshTable('5H'), jump('5H'), 'jump-same', THIRD_SEAT],
  ['another card that is simply laid', freshTable('5D'), lay('3C'), 'jump-same', SECOND_SEAT],
  ['the twin thrown in at once', freshTable('5H'), jump('5H'), 'jump-open', THIRD_SEAT],
  ['a lay with nothing to jump in on', withHand('4H'), lay('4H'), 'jump-open'],
  ['another player’s card', freshTable('5H'), jump('5H'), 'jump-other', THIRD_SEAT],
  ['a lay in turn', withHand('4H'), lay('4H'), 'jump-other'],
];

testEdges(EDGE_ROWS);

test('a player who declined to jump in is told so, and the others are not', () => {
  const rules = defaultOptions(game.options) as LuckyOptions;
  const parsedState = game.notation.position.read(freshTable('5H') as never, rules, 1);
  const twin = game.notation.move.read(jump('5H') as never, rules);
  if (!parsedState.ok || !twin.ok) throw new Error('no case');
  const { state } = game.play.play(parsedState.value, 2, { type: 'decline' });
  const findingFor = (seat: number) =>
    judge(game, state, seat, twin.value).findings.find(({ rule }) => rule === 'lucky-number/jump-open');
  expect(findingFor(2)?.says).toBe('You have let 5♥ go: it is too late to jump in on it.');
  expect(findingFor(2)?.cards.map(game.pack.code)).toEqual(['5H']);
  expect(findingFor(1)).toBeUndefined();
});
