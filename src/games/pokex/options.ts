import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';

const RULES = {
  seats: {
    ...players([4], 4),
    about: 'Four, two against two, partners opposite. There is no other way to play it.',
    rule: 'pokex/partners',
  },
  jokers: {
    title: 'The jokers',
    about: 'Whether a joker stands for any card, or is simply the highest card of all, without a suit.',
    rule: 'pokex/wild',
    set: oneOf(['wild', 'Stand for any card'], ['top-rank', 'Rank above the ace']),
  },
  wildRank: {
    title: 'A wild rank',
    about:
      'Whether whoever wins the auction names one rank that is wild for the deal, as the inventor had it.',
    rule: 'pokex/name-wild',
    set: oneOf([false, 'Jokers only'], [true, 'The declarer names a rank']),
  },
  centre: {
    title: 'The centre card',
    about: 'Which card of the row a trick is played with.',
    rule: 'pokex/centre-pick',
    set: oneOf(['leftmost', 'The next from the left'], ['chosen', 'The leader’s partner picks it']),
  },
  order: {
    title: 'Who lays when',
    about: 'Side by side, so that the others see a whole hand before they lay, or simply clockwise.',
    rule: 'pokex/lay-order',
    set: oneOf(['sides', 'Leader and partner, then the others'], ['clockwise', 'Clockwise']),
  },
  lead: {
    title: 'Who leads next',
    about: 'Whether the lead goes round the table or to whoever laid first on the winning side.',
    rule: 'pokex/next-lead',
    set: oneOf(['rotate', 'The next player clockwise'], ['winner', 'The side that won']),
  },
  tie: {
    title: 'Equal hands',
    about: 'Who takes a trick when both hands are worth the same.',
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
    rule: 'pokex/dealer-must-bid',
    set: oneOf(['redeal', 'A new deal'], ['forced', 'The dealer must bid']),
  },
  failed: {
    title: 'A bid that fails',
    about: 'What it costs to take fewer tricks than one bid.',
    rule: 'pokex/missed',
    set: oneOf(['zero', 'Nothing'], ['minus', 'What it would have won']),
  },
  target: {
    title: 'Points to win',
    about: 'The first side with so many has won. Two good bids can do it.',
    rule: 'pokex/target',
    set: numberOf(1, 999, 33),
  },
  dealCap: {
    title: 'Most deals',
    about:
      'After so many deals the side ahead wins, and level sides draw. 0 plays on for ever. (Our own addition.)',
    rule: 'pokex/deal-cap',
    set: numberOf(0, 1000, 100),
  },
};

export type PokexOptions = OptionsOf<typeof RULES>;

/** House rules, in the order in which a table settles them. */
export const OPTIONS = optionsOf(RULES);
