import { agree } from '../../../cards/grammar.ts';
import { count } from '../../../cards/words.ts';
import { teller } from '../../../game/teller.ts';
import { drawText } from '../../../mechanics/result.ts';
import type { PokexEvent } from '../events.ts';
import type { PokexMove } from '../state.ts';
import { trickText } from './explain.ts';
import { bidTold } from './score.ts';
import { cardsText } from './words.ts';

/** What a move does, in the imperative. */
export function describe(move: PokexMove): string {
  switch (move.type) {
    case 'bid':
      return `Bid ${count(move.tricks, 'trick')}.`;
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
  dealer: ({ who }) => `${who} ${agree(who, 'were', 'was')} the dealer.`,
  dealt: ({ who, cards }) => `${who} dealt twelve cards to everybody, and six face up: ${cards}.`,
  bid: ({ event, who }) => `${who} bid ${count(event.bid, 'trick')}.`,
  passed: ({ who }) => `${who} passed.`,
  'auction-won': ({ event, who }) => `${who} won the auction with a bid of ${event.bid}.`,
  'all-passed': () => 'Everybody passed, and nobody scored.',
  named: ({ event, who }) => `${who} made every ${event.wild ?? ''} wild and had the lead.`,
  leads: ({ who }) => `${who} had the lead.`,
  laid: ({ who, cards }) => `${who} laid ${cards}.`,
  centre: ({ cards }) => `${cards} was the centre card.`,
  trick: ({ event, who }) =>
    `${event.side === undefined ? 'nobody' : who} won the trick: ${trickText(event)}.`,
  'deal-over': ({ event }) => `All six tricks were played: ${event.tricks.join(' to ')}.`,
  scored: ({ event, who }) => `${who} ${bidTold(event)}`,
  defended: ({ who }) => `${who} had no bid to score.`,
  'game-over': ({ event: { totals }, name }) =>
    `The game was over, at ${totals.join(' to ')}${drawText(totals, name)}.`,
});
