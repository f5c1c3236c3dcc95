import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';

const HOUSE_RULES = {
  seats: {
    ...players([4], 4),
    about: 'Four players, two against two, with partners opposite. The game can’t be played with any other number.',
    source: '“4 (two on two)”.',
    because: 'Two partners make each hand of a trick, so the game needs two pairs of players.',
    rule: 'pokex/partners',
  },
  jokers: {
    title: 'The jokers',
    about: 'Whether a joker stands for any card or is simply the highest card of all, without a suit.',
    source: 'The joker stands above the ace in the list, as one more rank.',
    because: 'In poker jokers are usually wild, and so they are in Schwartz’s original as it is described.',
    rule: 'pokex/wild',
    set: oneOf(['wild', 'Stand for any card'], ['top-rank', 'Rank above the ace']),
  },
  wildRank: {
    title: 'A wild rank',
    about: 'Whether the winner of the auction names a rank that is wild for the deal, as in the inventor’s game.',
    source: 'It says nothing about a wild rank.',
    because:
      'In Schwartz’s original, as it is described, the winner of the auction names a rank that is wild for the deal. It makes five of a kind common.',
    rule: 'pokex/name-wild',
    set: oneOf([false, 'Jokers only'], [true, 'The declarer names a rank']),
  },
  centre: {
    title: 'The centre card',
    about: 'Which card of the row is used in a trick.',
    source: '“One card is taken from the center.” It doesn’t say which card, or who takes it.',
    because:
      'If it is always the next from the left, there is nothing to decide. A choice gives the leader’s partner one more thing to think about.',
    rule: 'pokex/centre-pick',
    set: oneOf(['leftmost', 'The next from the left'], ['chosen', 'The leader’s partner picks it']),
  },
  order: {
    title: 'The order of laying',
    about:
      'Whether one side lays after the other, so that the second side sees a whole hand first, or all four players lay clockwise.',
    source:
      'The leader lays, then the partner, then “opponents also have to lay”. It doesn’t say which opponent comes first.',
    because: 'In the source one side lays after the other. Clockwise is what most players do without thinking.',
    rule: 'pokex/lay-order',
    set: oneOf(['sides', 'Leader and partner, then the others'], ['clockwise', 'Clockwise']),
  },
  lead: {
    title: 'The next lead',
    about: 'Whether the lead goes round the table or to the player of the winning side who laid first.',
    source: 'The lead goes to “the next player clockwise”.',
    because: 'In most trick-taking games the winner leads, and players often expect it here too.',
    rule: 'pokex/next-lead',
    set: oneOf(['rotate', 'The next player clockwise'], ['winner', 'The side that won']),
  },
  tie: {
    title: 'Equal hands',
    about: 'Which side takes a trick when both hands are equal.',
    source: 'It says nothing about equal hands.',
    because:
      'In the original, as it is described, the hand with fewer wild cards wins. If that is equal too, we let the hand laid first keep the trick; that part is our own rule.',
    rule: 'pokex/trick-tie',
    set: oneOf(
      ['fewer-wilds', 'Fewer wild cards, then the leading side'],
      ['leader', 'The leading side'],
      ['nobody', 'Neither side'],
    ),
  },
  allPass: {
    title: 'If all four pass',
    about: 'Whether there is a new deal or the dealer, who speaks last, has to bid.',
    source: 'It doesn’t say what happens if no player bids.',
    because:
      'A new deal is the gentler choice. If the dealer must bid, four cautious players don’t spend the evening shuffling.',
    rule: 'pokex/dealer-must-bid',
    set: oneOf(['redeal', 'A new deal'], ['forced', 'The dealer must bid']),
  },
  failed: {
    title: 'A bid that fails',
    about: 'What it costs to take fewer tricks than you bid.',
    source: 'It gives points “only if” the bid is reached, and names no penalty.',
    because: 'If a failed bid costs the points it would have scored, players bid lower.',
    rule: 'pokex/missed',
    set: oneOf(['zero', 'Nothing'], ['minus', 'What it would have won']),
  },
  target: {
    isTarget: true,
    title: 'Points to win',
    about: 'The first side to reach this number of points wins. Two good bids can do it.',
    source: '“33 or more points.”',
    because: 'Two good bids can be enough for 33. With 50, a single lucky deal matters less.',
    rule: 'pokex/target',
    set: numberOf(1, 999, 33, 50),
  },
  dealCap: {
    title: 'Maximum number of deals',
    about:
      'After this number of deals the side with more points wins, and level sides draw. 0 means no limit. (Our own addition.)',
    source: 'A game lasts until a side has 33 points.',
    because: 'Bids can fail for ever, so we set a limit.',
    rule: 'pokex/deal-cap',
    set: numberOf(0, 1000, 100, 0),
  },
};

export type PokexOptions = OptionsOf<typeof HOUSE_RULES>;

export const OPTIONS = optionsOf(HOUSE_RULES);
