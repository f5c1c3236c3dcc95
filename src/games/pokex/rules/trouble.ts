import { troubleChapter } from '../../../game/trouble.ts';

export const TROUBLE = troubleChapter('pokex', {
  misdeal: {
    near: 'deal-twelve',
    law: 'If a hand isn’t twelve cards, or the row isn’t six, and no card has been laid yet, the same dealer deals again.',
  },
  exposed: {
    near: 'deal-twelve',
    law: 'For a card shown in the deal the other side may ask for a new deal before the first word; a card dropped later goes back to its hand, and its owner’s partner plays as if it hadn’t been seen.',
    strict: 'A card dropped later is one of the next two that its owner lays.',
  },
  short: {
    near: 'deck',
    law: 'If the pack turns out not to be 54 cards, the deal under way isn’t counted, and the points from before it stand.',
  },
  'out-of-turn': {
    near: 'your-turn',
    law: 'A bid, a pass or two cards out of turn count for nothing, and their owner may say or lay something else when the turn comes.',
    strict: 'What was said or laid must be said or laid when the turn comes, if it is allowed then.',
  },
  'too-early': {
    near: 'centre-pick',
    law: 'A card of the row taken too early goes back to its place, and picking up your own cards before the deal is over does no harm.',
  },
  'at-once': {
    near: 'two-cards',
    law: 'Until you let go of both cards you may take them back and lay two others.',
  },
  'before-next': {
    near: 'two-cards',
    law: 'One card too many or too few, or the wrong card of the row, is put right before the next trick is led, by whoever laid it.',
    strict: 'The other side chooses which card goes back.',
  },
  later: {
    near: 'all-six',
    law: 'Noticed in a later trick, it stands, and a side that is a card short in the end lays its last hand with one card less.',
  },
  count: {
    near: 'ranking',
    title: 'A hand was read wrongly',
    law: 'A hand read wrongly, a flush that was none, is put right until the first card of the next trick is laid; after that the trick stays where it is.',
  },
  looked: {
    near: 'partners',
    law: 'Tricks that are won may be looked at by everyone; if partners have shown or told each other their cards, the other side may ask for a new deal.',
    strict: 'If it was the declarer’s side, its bid counts as missed.',
  },
  'taken-back': {
    near: 'bid-higher',
    law: 'A slip of the tongue in the auction may be put right before the next player has spoken, a second thought may not.',
    strict: 'What was said is said.',
  },
  mixed: {
    near: 'trick-won',
    law: 'If tricks run together, nine cards are one trick; if the two sides can’t agree whose they were, the deal isn’t counted.',
  },
  concede: {
    near: 'missed',
    law: 'A bid that can’t be made any more may be given up, and counts as missed; as long as a trick can add points, all six are played.',
  },
  leaves: {
    near: 'target',
    law: 'If somebody has to go, the deal under way isn’t counted, and the side with more points has won.',
  },
  score: {
    near: 'made',
    law: 'Points written down wrongly may be put right until the next deal has been scored.',
  },
});
