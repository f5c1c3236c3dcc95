import { possessive } from '../../../cards/words.ts';
import { teller } from '../../../game/teller.ts';
import type { PokexEvent } from '../events.ts';
import type { PokexMove } from '../state.ts';
import { trickText } from './explain.ts';
import { bidTold } from './score.ts';
import { cardsText } from './words.ts';

const tricks = (n: number): string => `${n} ${n === 1 ? 'trick' : 'tricks'}`;

/** What a move does, in the imperative. */
export function describe(move: PokexMove): string {
  switch (move.type) {
    case 'bid':
      return `Bid ${tricks(move.tricks)}.`;
    case 'pass':
      return 'Pass.';
    case 'name':
      return move.rank === 'X' ? 'Name the joker as wild.' : `Name the ${move.rank} as wild.`;
    case 'lay': {
      const with_ = move.centre === undefined ? '' : ` and pick ${cardsText([move.centre])} from the row`;
      return `Lay ${move.cards.length > 0 ? cardsText(move.cards) : 'nothing'}${with_}.`;
    }
  }
}

/** What happened, in the past tense. */
export const tell = teller<PokexEvent>(cardsText, {
  dealer: ({ who }) => `the deal was ${who === 'you' ? 'yours' : possessive(who)}.`,
  dealt: ({ who, cards }) => `${who} dealt twelve cards to everybody, and six face up: ${cards}.`,
  bid: ({ event, who }) => `${who} bid ${tricks(event.bid)}.`,
  passed: ({ who }) => `${who} passed.`,
  'auction-won': ({ event, who }) => `${who} won the auction with a bid of ${event.bid}.`,
  'all-passed': () => 'Everybody passed, and nobody scored.',
  named: ({ event, who }) => `${who} made every ${event.wild ?? ''} wild and had the lead.`,
  leads: ({ who }) => `the lead was ${who === 'you' ? 'yours' : possessive(who)}.`,
  laid: ({ who, cards }) => `${who} laid ${cards}.`,
  centre: ({ cards }) => `${cards} was the centre card.`,
  trick: ({ event, who }) =>
    `${event.side === undefined ? 'nobody' : who} won the trick: ${trickText(event)}.`,
  'deal-over': ({ event }) => `All six tricks were played: ${event.tricks.join(' to ')}.`,
  scored: ({ event, who }) => `${who} ${bidTold(event)}`,
  defended: ({ who }) => `${who} had no bid to score.`,
  'game-over': ({ event }) => `The game was over, at ${event.totals.join(' to ')}.`,
});
