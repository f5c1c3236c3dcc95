import { consequence } from '../../../game/rule.ts';

export const deal = [
  consequence({
    id: 'broom/deal-four',
    title: 'Four cards each',
    law: 'At the start of a session all 56 cards are shuffled and each player gets four from the top, face down, beginning left of the dealer.',
  }),
  consequence({
    id: 'broom/table-eight',
    title: 'Eight on the table',
    law: 'Then eight cards are turned up. A joker or the Broom among them goes back anywhere into the stock and another card takes its place, until eight ordinary cards lie there.',
  }),
  consequence({
    id: 'broom/first-turn',
    title: 'Left of the dealer begins',
    law: 'The player left of the dealer begins, turns go round clockwise, and the deal passes to the left after each session.',
    notes: {
      'Who deals first?':
        'Nobody says, so settle it as you like: cut, toss, or let the youngest deal. On this site the first seat deals.',
    },
  }),
  consequence({
    id: 'broom/deal-again',
    title: 'Four more',
    law: 'When every hand is empty each player gets four more cards, dealt the same way, until the stock is gone. Nothing is added to the table.',
    notes: {
      'When do you draw?':
        'The source has a player draw four as soon as their own hand is empty. Everybody plays one card a turn, so all hands run out in the same round; here the cards are dealt once the last of them is empty.',
    },
  }),
];
