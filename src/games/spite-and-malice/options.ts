import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';

const ID = 'spite-and-malice';

const HOUSE_RULES = {
  seats: {
    ...players([2], 2),
    about: 'Two, across the table from each other. A third player could only watch, and comment.',
    source: '“Number of players: 2.”',
    because: 'A third player would have no pile to play from.',
    rule: `${ID}/first-player`,
  },
  refill: {
    title: 'An empty hand',
    about: 'Whether you refill an empty hand in the same turn, or wait for your next turn.',
    source: 'The hand is filled “at the beginning of each turn”, and no more is said.',
    because: 'In many related games an empty hand is filled at once, and players expect it here too.',
    rule: `${ID}/refill-empty`,
    set: oneOf(['turn-start', 'Waits for your next turn'], ['when-empty', 'Is filled at once']),
  },
  centreMoves: {
    title: 'Cards to the centre',
    about: 'How many cards from your hand and side piles may go to the centre in one turn. Goal cards never count.',
    source: '“With only one such card and in one turn”, in our translation.',
    because:
      'One card at a time, or one card a turn? With one a turn, you could never play two aces from your hand, and the source wants each ace played. So we read it as one at a time.',
    rule: `${ID}/one-centre`,
    set: oneOf(['any', 'As many as fit'], ['one', 'One a turn']),
  },
  lowOnSide: {
    title: 'Twos and aces on side piles',
    about: 'When a 2 may go on a 3, or an ace on a 2, of a side pile.',
    source: 'A 2 may go on a 3, and an ace on a 2, “after building the central stacks”.',
    because:
      'We read that as: while there are four piles in the centre. Some players would rather not count piles before they lay a 2.',
    rule: `${ID}/side-low`,
    set: oneOf(['after-four', 'While there are four centre piles'], ['always', 'Always']),
  },
  sideBuild: {
    title: 'Building side piles',
    about: 'What a side pile takes: the same rank or one lower, or any card you like.',
    source: 'Side piles are built on the same rank and downwards: a 5 on a 6, a queen on a queen.',
    because: 'From these examples we read “downwards” as one lower. In some related games a side pile takes any card.',
    rule: `${ID}/side-build`,
    set: oneOf(['equal-or-lower', 'Same rank or one lower'], ['free', 'Anything']),
  },
  recycle: {
    title: 'Completed piles',
    about:
      'Whether a pile that has reached its king is shuffled into the stock at once, or set aside until the stock is empty.',
    source: 'A completed pile is “dropped into the reserve”.',
    because:
      'We shuffle it in at once, so that the stock seldom runs out. If you hate shuffling, keep completed piles aside until the stock is empty.',
    rule: `${ID}/centre-full`,
    set: oneOf(['now', 'Into the stock at once'], ['when-empty', 'Set aside until the stock is empty']),
  },
  aces: {
    title: 'Aces',
    about: 'Whether an ace you can play has to go to the centre before your turn ends.',
    source: '“Each ace in cash must be played to form a central stack.”',
    because: 'We take it at its word. At tables where it is only good advice, you may keep an ace back, out of spite.',
    rule: `${ID}/ace-first`,
    set: oneOf(['must', 'Must go to the centre'], ['may', 'May stay where they are']),
  },
  sideJoker: {
    title: 'Jokers on side piles',
    about: 'What a joker counts as on a side pile.',
    source: 'A joker on a side pile can go on to the centre. What may be laid on it, the source doesn’t say.',
    because:
      'With a name it can be built on. Without one, it goes on any card but another joker, and nothing goes on it.',
    rule: `${ID}/side-joker`,
    set: oneOf(['named', 'Named a rank'], ['frozen', 'Nameless, and nothing goes on it']),
  },
  mayEnd: {
    title: 'Ending a turn without a side card',
    about: 'Whether you may say “done” even if a card in your hand fits on one of your side piles.',
    source: '“If a player does not want to make a move, he can end his turn by informing the other player.”',
    because:
      'That is how we play, and standstills are common. To have fewer, make both players lay a card whenever they can.',
    rule: `${ID}/must-lay`,
    set: oneOf([true, 'Whenever you like'], [false, 'Only if nothing goes on a side pile']),
  },
  goal: {
    title: 'Cards in a goal pile',
    about: 'Twenty-six is half a pack each, and a long game. Ten is good for a first game.',
    source: 'The first pack is split between the two players: twenty-six cards each.',
    because: 'Fewer cards make a shorter game; the rest of that pack stays in the box.',
    rule: `${ID}/goal-piles`,
    set: numberOf(1, 26, 26, 10, 13),
  },
  stake: {
    title: 'A card is worth',
    about: 'What the loser pays for each card, in points, matches or whatever is in your pockets.',
    source: 'Money, “a certain value of one card”, to be agreed before the game.',
    because: 'A point a card will do just as well for people who want to stay friends.',
    rule: `${ID}/goal-empty`,
    set: numberOf(0, 1000, 1, 10),
  },
  turnCap: {
    title: 'Limit on turns',
    about: 'After this many turns the game counts as a standstill. 0 means no limit. (Our own addition.)',
    source: 'A game ends when neither player wants to move.',
    because: 'Two players who keep moving without getting anywhere would never finish, so we set an end.',
    rule: `${ID}/turn-cap`,
    set: numberOf(0, 10_000, 1000, 0),
  },
};

export type SpiteOptions = OptionsOf<typeof HOUSE_RULES>;

export const OPTIONS = optionsOf(HOUSE_RULES);
