import { troubleChapter } from '../../../game/trouble.ts';

export const TROUBLE = troubleChapter('broom', {
  misdeal: {
    near: 'deal-four',
    law: 'The same dealer shuffles all the cards and deals again if a hand doesn’t have four cards, or the table eight ordinary ones, provided no player has played yet.',
    strict: 'The deal also passes to the left.',
  },
  exposed: {
    near: 'deal-four',
    law: 'A card exposed in the deal stays with its player; an exposed joker or Broom means a new deal; a card you drop or show returns to your hand.',
    source: 'the players keep their cards hidden',
  },
  short: {
    near: 'deck',
    law: 'A session doesn’t count if the pack turns out not to have 56 cards: it is dealt again once the pack is complete, and earlier sessions stand.',
    because:
      'without all 56 cards the points don’t add up, but in the earlier sessions the card was missing for everyone.',
  },
  'out-of-turn': {
    near: 'your-turn',
    law: 'A card played out of turn goes back to its owner’s hand, anything it took or combined is put back as it was, and the right player plays.',
    strict: 'The card stays on the table as a placed card, and that counts as its owner’s next turn.',
  },
  'too-early': {
    near: 'deal-again',
    law: 'A player who picks up the next four cards too early lays them aside face down until all hands are empty, and plays the old ones first.',
  },
  'at-once': {
    near: 'choice',
    law: 'You may put everything back as it was and play again, with another card if you like, until you let go of the cards.',
    strict: 'The card from your hand counts as played; only what it takes may still be changed.',
  },
  'before-next': {
    near: 'take-sum',
    law: 'A wrong take or combined card is undone if it is noticed before the next player has played, and the same player plays again.',
    strict: 'The table is put back as it was, and the card stays on it as a placed card.',
  },
  later: {
    near: 'combine-hold',
    law: 'A wrong take noticed after the next player has played stays in the pile, a wrong combined card stays one card, and the session goes on.',
  },
  count: {
    near: 'from-hand',
    law: 'A player with too few cards is skipped once they run out; the left-hand neighbour draws surplus cards blind and puts them into the stock or on the table.',
  },
  looked: {
    near: 'pile',
    also: ['A player peeked at another player’s hand'],
    law: 'A player who looks through a pile before the count shows that pile to everyone once; a player who peeks at another player’s hand shows everyone their own.',
    strict: 'The player who looked can’t score for most spades or most cards in this session.',
  },
  'taken-back': {
    near: 'combine-values',
    also: ['A player forgot to take a card'],
    law: 'Saying a wrong value doesn’t matter, because the cards decide; cards you forgot to take can’t be added to your take once the next player has played.',
  },
  mixed: {
    near: 'pile',
    law: 'Two piles that get mixed up are sorted as far as everyone agrees; points for the other cards are shared equally, and an odd point is lost.',
  },
  concede: {
    near: 'target',
    law: 'You may give up at any time when there are only two players or sides, and the other one wins; three or four players without partners finish the session.',
  },
  leaves: {
    near: 'session-end',
    law: 'A session under way isn’t counted if a player has to go; the others play on with the totals they have, or let those totals decide.',
  },
  score: {
    near: 'score-each',
    law: 'A score may be corrected until the next session has been counted; after that it stands as written.',
    strict: 'The score stands as soon as the next session has been dealt.',
  },
});
