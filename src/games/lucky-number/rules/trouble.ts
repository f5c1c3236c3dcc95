import { troubleChapter } from '../../../game/trouble.ts';

export const TROUBLE = troubleChapter('lucky-number', {
  misdeal: {
    near: 'deal-fifteen',
    law: 'A player with more or fewer than fifteen cards speaks up before playing and draws the missing cards, or the left-hand neighbour draws the extra cards from that hand blind.',
    strict: 'Everything is shuffled and dealt again.',
  },
  exposed: {
    near: 'deal-fifteen',
    law: 'A card shown in the deal or dropped goes back to its player’s hand, and a stock card that was seen goes into the middle of the stock.',
  },
  short: {
    near: 'packs',
    law: 'You play on without a missing card, which goes into the middle of the stock once found; a third copy of a card is taken out, and another card drawn.',
  },
  'out-of-turn': {
    near: 'your-turn',
    law: 'A card laid out of turn, unless it is a jump-in, goes back to its player’s hand and has no effect.',
    strict: 'The player who laid it also draws a card.',
  },
  'too-early': {
    near: 'draw-if-stuck',
    law: 'A player who drew without having to puts the cards back into the stock; if they are already mixed in, the left-hand neighbour draws the same number blind.',
    strict: 'The player keeps the drawn cards.',
  },
  'at-once': {
    near: 'one-lay',
    also: ['A die fell off the table'],
    title: 'A wrong move you can still stop, or a bad throw',
    law: 'Until you let go of a card or combination, you may take it back and lay another or draw; a die off the table or not flat is thrown again.',
  },
  'before-next': {
    near: 'match',
    law: 'If a wrong card or combination is noticed before anybody lays, draws or throws dice, it goes back to your hand and you take your turn again.',
    strict: 'The cards go back, you draw a card, and your turn is over.',
  },
  later: {
    near: 'combo-match',
    also: ['A skip was overlooked'],
    law: 'A wrong card or combination noticed later stays on the pile with the debt, skip or change of direction it caused, and an overlooked skip is forgotten.',
  },
  count: {
    near: 'owe-ace',
    law: 'A player who drew too few draws the rest, unless another player has laid a card since; the left-hand neighbour draws extra cards blind and puts them into the stock.',
  },
  looked: {
    near: 'reshuffle',
    law: 'The stock is shuffled if a player has looked into it, and the last cards of the pile may be fanned out for everyone at any time.',
  },
  'taken-back': {
    near: 'jack-suit',
    law: 'The suit named for a jack may be changed until another player touches a card; you needn’t announce your last card, and announcing anything too soon costs nothing.',
    source: 'You don’t have to say it when you only have one card left.',
  },
  mixed: {
    near: 'reshuffle',
    law: 'If the pile and the stock get mixed up, the top card stays if anybody knows it, and all the other cards are shuffled and become the stock.',
  },
  concede: {
    near: 'out',
    law: 'With two players, a player who gives up has lost; with more, that player’s cards are laid down, any debt that player owed lapses, and the others play on.',
  },
  leaves: {
    near: 'turn-cap',
    law: 'If a player has to leave, the others shuffle that player’s cards into the stock and play on, or everyone stops and the player with the fewest cards wins.',
  },
  score: {
    near: 'out',
    title: 'The winner hadn’t won',
    law: 'If it turns out that the winner still had cards to draw, the winner draws them and the game goes on, unless the cards have been gathered in.',
    because: 'a player who still has cards to draw isn’t out yet.',
  },
});
