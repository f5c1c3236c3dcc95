import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';

const RULES = {
  seats: {
    ...players([4], 4),
    about: 'Four, two against two, partners opposite. There is no other way to play it.',
    because: '“4 (two on two)”, says the source.',
    rule: 'pokex/partners',
  },
  jokers: {
    title: 'The jokers',
    about: 'Whether a joker stands for any card, or is simply the highest card of all, without a suit.',
    because:
      'The source lists the joker above the ace, as one more rank. Five cards with a joker are played wild in poker, and so the description of Schwartz’s original has it.',
    rule: 'pokex/wild',
    set: oneOf(['wild', 'Stand for any card'], ['top-rank', 'Rank above the ace']),
  },
  wildRank: {
    title: 'A wild rank',
    about:
      'Whether whoever wins the auction names one rank that is wild for the deal, as the inventor had it.',
    because:
      'The source doesn’t know it. In the description of Schwartz’s original whoever wins the auction names a rank that is wild for the deal. It makes five of a kind common.',
    rule: 'pokex/name-wild',
    set: oneOf([false, 'Jokers only'], [true, 'The declarer names a rank']),
  },
  centre: {
    title: 'The centre card',
    about: 'Which card of the row a trick is played with.',
    because:
      '“One card is taken from the center”, says the source, and not which, nor by whom. The next from the left needs no words. A choice gives the leader’s partner one more thing to think about.',
    rule: 'pokex/centre-pick',
    set: oneOf(['leftmost', 'The next from the left'], ['chosen', 'The leader’s partner picks it']),
  },
  order: {
    title: 'Who lays when',
    about: 'Side by side, so that the others see a whole hand before they lay, or simply clockwise.',
    because:
      'Leader, then partner, then “opponents also have to lay”: so the source tells it, side by side. Which of the opponents comes first it doesn’t say. Clockwise is what everybody’s hands do by themselves.',
    rule: 'pokex/lay-order',
    set: oneOf(['sides', 'Leader and partner, then the others'], ['clockwise', 'Clockwise']),
  },
  lead: {
    title: 'Who leads next',
    about: 'Whether the lead goes round the table or to whoever laid first on the winning side.',
    because:
      'The lead goes to “the next player clockwise”, says the source. In most trick games the winner leads, and people will try it.',
    rule: 'pokex/next-lead',
    set: oneOf(['rotate', 'The next player clockwise'], ['winner', 'The side that won']),
  },
  tie: {
    title: 'Equal hands',
    about: 'Who takes a trick when both hands are worth the same.',
    because:
      'The source forgets that hands can be equal. The description of the original lets the hand with fewer wild cards win; where that is equal too, the hand laid first keeps the trick is our own way.',
    rule: 'pokex/trick-tie',
    set: oneOf(
      ['fewer-wilds', 'Fewer wild cards, then the leading side'],
      ['leader', 'The leading side'],
      ['nobody', 'Nobody'],
    ),
  },
  allPass: {
    title: 'If all four pass',
    about: 'Whether the cards are dealt anew or the dealer, who speaks last, has to bid.',
    because:
      'The source doesn’t say what happens when nobody bids. A new deal is the mild way. Where the dealer must bid, four cautious people don’t shuffle all evening.',
    rule: 'pokex/dealer-must-bid',
    set: oneOf(['redeal', 'A new deal'], ['forced', 'The dealer must bid']),
  },
  failed: {
    title: 'A bid that fails',
    about: 'What it costs to take fewer tricks than one bid.',
    because:
      'Points are written “only if” the bid is reached, and no penalty is printed. Where a bid that fails costs what it promised, people bid less.',
    rule: 'pokex/missed',
    set: oneOf(['zero', 'Nothing'], ['minus', 'What it would have won']),
  },
  target: {
    title: 'Points to win',
    about: 'The first side with so many has won. Two good bids can do it.',
    because:
      '“33 or more points”, says the source. Two good bids can be enough for that; fifty takes the luck of one deal out.',
    rule: 'pokex/target',
    set: numberOf(1, 999, 33, 50),
  },
  dealCap: {
    title: 'Most deals',
    about:
      'After so many deals the side ahead wins, and level sides draw. 0 plays on for ever. (Our own addition.)',
    because: 'The source plays until a side has 33. Bids can fail for ever, so we set an end.',
    rule: 'pokex/deal-cap',
    set: numberOf(0, 1000, 100, 0),
  },
};

export type PokexOptions = OptionsOf<typeof RULES>;

export const OPTIONS = optionsOf(RULES);
