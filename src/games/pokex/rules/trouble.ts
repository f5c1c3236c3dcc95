import { troubleChapter } from '../../../game/trouble.ts';

export const TROUBLE = troubleChapter('pokex', {
  misdeal: {
    near: 'deal-twelve',
    also: ['A hand has thirteen cards'],
    because: 'a card too many in one place is a card too few in another, so the six tricks can’t be played out.',
    law: 'If a hand wasn’t dealt its twelve cards or the row its six, the deal doesn’t count and the same dealer deals again, even if tricks have been played.',
  },
  exposed: {
    near: 'deal-twelve',
    law: 'A card shown in the deal lets the other side ask for a redeal before the auction; a card dropped later returns to hand, and its owner’s partner ignores it.',
    strict: 'A card dropped later must be one of the next two its owner lays.',
  },
  short: {
    near: 'deck',
    law: 'If the pack turns out not to have 54 cards, the deal in progress doesn’t count, and the points from earlier deals stand.',
  },
  'out-of-turn': {
    near: 'your-turn',
    law: 'A bid, a pass or cards laid out of turn don’t count, and the player may say or lay something else when their turn comes.',
    strict: 'The player must say or lay the same when their turn comes, if it is allowed then.',
  },
  'too-early': {
    near: 'centre-pick',
    law: 'A card from the row taken too early goes back to its place, but players may pick up their own cards before the deal is over.',
  },
  'at-once': {
    near: 'two-cards',
    law: 'Until you let go of both cards, you may take them back and lay two others.',
  },
  'before-next': {
    near: 'two-cards',
    law: 'A player who laid one card too many or too few, or took the wrong card from the row, puts it right before the next trick is led.',
    strict: 'The other side chooses which card goes back.',
  },
  later: {
    near: 'all-six',
    law: 'A mistake noticed in a later trick stands; in the last trick, a player left with one card lays it alone, and a player left with three lays two.',
  },
  count: {
    near: 'ranking',
    also: ['A flush wasn’t one'],
    title: 'A hand was read wrongly',
    because: 'the cards win a trick, not what a player called them.',
    law: 'A hand read wrongly, such as a flush that wasn’t one, is corrected before the next trick’s first card is laid; after that, the trick stays where it is.',
  },
  looked: {
    near: 'partners',
    law: 'All players may look at won tricks; if partners have shown or told each other their cards, the other side may ask for a new deal.',
    strict: 'If the partners were the declarer’s side, their bid counts as missed.',
  },
  'taken-back': {
    near: 'bid-higher',
    law: 'A slip of the tongue in the auction may be corrected before the next player has spoken, but a second thought may not.',
    strict: 'A bid or a pass stands as it was said.',
  },
  mixed: {
    near: 'trick-won',
    law: 'If won tricks get mixed up, count nine cards to a trick; if the sides can’t agree whose tricks they were, the deal doesn’t count.',
  },
  concede: {
    near: 'missed',
    law: 'A bid that can no longer be made may be given up and counts as missed; as long as a trick can add points, all six are played.',
    because:
      'a bid that is lost gets no better by playing on, but points still to be won shouldn’t depend on one player’s patience.',
  },
  leaves: {
    near: 'target',
    law: 'If a player has to go, the deal in progress doesn’t count, and the side with more points wins.',
  },
  score: {
    near: 'made',
    law: 'Points written down wrongly may be corrected until the next deal has been scored.',
  },
});
