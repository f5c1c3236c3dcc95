import { troubleChapter } from '../../../game/trouble.ts';

export const TROUBLE = troubleChapter('lucky-number', {
  misdeal: {
    near: 'deal-fifteen',
    law: 'Whoever has more or fewer than fifteen cards says so before playing the first: missing cards are drawn, and from a hand with too many the left-hand neighbour draws blind.',
    strict: 'Everything is shuffled and dealt again.',
  },
  exposed: {
    near: 'deal-fifteen',
    law: 'A card shown in the deal or dropped goes back to its hand, and a card of the stock that was seen goes into the middle of the stock.',
  },
  short: {
    near: 'packs',
    law: 'Cards missing from the two packs are played without, and go into the middle of the stock when they are found; a third card of one kind goes out of the game, and another is drawn for it.',
  },
  'out-of-turn': {
    near: 'your-turn',
    law: 'A card laid out of turn that is no jump-in goes back to its hand, and what it would have done doesn’t happen.',
    strict: 'Its owner draws a card as well.',
  },
  'too-early': {
    near: 'draw-if-stuck',
    law: 'Whoever drew without having to puts the cards back into the stock; if they are among the others already, the left-hand neighbour draws as many blind.',
    strict: 'What was drawn is kept.',
  },
  'at-once': {
    near: 'one-lay',
    law: 'Until you let go of it you may take back a card or a combination and lay another, or draw.',
  },
  'before-next': {
    near: 'match',
    law: 'A card that doesn’t fit, or a combination that doesn’t make your number, goes back to your hand if it is noticed before anybody has laid, drawn or thrown the dice, and you take your turn again.',
    strict: 'It goes back, you draw a card, and your turn is over.',
  },
  later: {
    near: 'combo-match',
    law: 'Noticed later, it stays on the pile, and the debt, the skip or the turn of direction it brought about stands.',
  },
  count: {
    near: 'owe-ace',
    law: 'Whoever drew too few cards of a debt draws the rest until somebody else has laid a card; from a hand that drew too many the left-hand neighbour draws blind, and what is drawn goes into the stock.',
  },
  looked: {
    near: 'reshuffle',
    law: 'If somebody has looked into the stock it is shuffled, and the last cards of the pile may be fanned out for everyone at any time.',
  },
  'taken-back': {
    near: 'jack-suit',
    law: 'The suit named for a jack may be changed until somebody else has touched a card; nothing has to be said with one card left, and nothing said too soon costs anything.',
    source: 'You don’t have to say it when you only have one card left.',
  },
  mixed: {
    near: 'reshuffle',
    law: 'If pile and stock run together, the top card stays, if anybody knows it, and all the rest is shuffled and becomes the stock.',
  },
  concede: {
    near: 'out',
    law: 'With two players whoever gives up has lost; with more they lay down their cards, a debt they owed falls away, and the others play on.',
  },
  leaves: {
    near: 'turn-cap',
    law: 'If somebody has to go, the others shuffle those cards into the stock and play on, or all stop and the fewest cards win.',
  },
  score: {
    near: 'out',
    title: 'The winner hadn’t won',
    law: 'If it comes out that the winner still had something to draw, it is drawn and the game goes on, unless the cards have been gathered in.',
  },
});
