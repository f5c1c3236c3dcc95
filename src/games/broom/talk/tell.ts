import { count, list, sentence } from '../../../cards/words.ts';
import { teller } from '../../../game/teller.ts';
import type { BroomEvent } from '../events.ts';
import type { BroomMove } from '../state.ts';
import { gainText } from './score.ts';
import { cardsText, groupsText, namesText } from './words.ts';

/** What a move does, in the imperative. */
export function describe(move: BroomMove): string {
  const played = move.cards.length > 0 ? cardsText(move.cards) : 'no card';
  switch (move.type) {
    case 'take':
      return `Take ${move.groups.length > 0 ? groupsText(move.groups) : 'nothing'} with ${played}.`;
    case 'sweep':
      return `Sweep the table with ${played}.`;
    case 'place':
      return `Place ${played}.`;
    case 'combine': {
      const beside = move.also
        .map((made) => `; ${made.length > 0 ? namesText(made) : 'nothing'} beside it`)
        .join('');
      return `Combine ${played} with ${move.with.length > 0 ? namesText(move.with) : 'nothing'}${beside}.`;
    }
  }
}

/** What happened, in the past tense. */
export const tell = teller<BroomEvent>(cardsText, {
  placed: ({ who, cards }) => `${who} placed ${cards}.`,
  swept: ({ event, who }) =>
    `${who} swept the table: ${event.cards.length > 1 ? cardsText(event.cards.slice(1)) : 'nothing there'}.`,
  took: ({ event, who }) =>
    `${who} took ${cardsText(event.cards.slice(1))} with ${cardsText(event.cards.slice(0, 1))}.`,
  combined: ({ who, cards }) => `${who} made a combined card of ${cards}.`,
  rest: ({ event, who, cards }) =>
    event.seat === null
      ? `What lay on the table went to nobody: ${cards}.`
      : `${who} took last and got the rest of the table: ${cards}.`,
  dealt: ({ who }) => `${who} dealt four cards to everybody.`,
  'turned-up': ({ event, cards }) => {
    const gone = event.back.length > 0 ? ` ${sentence(cardsText(event.back))} went back into the stock.` : '';
    return `Eight cards were turned up: ${cards}.${gone}`;
  },
  begins: ({ who }) => `The first turn went to ${who}, left of the dealer.`,
  'dealt-again': ({ event }) =>
    event.stock === 0
      ? 'Everybody got their last cards: the stock is empty.'
      : `Everybody got four more cards; ${count(event.stock, 'card')} left in the stock.`,
  'session-over': ({ event }) => `Session ${event.session} was over, and the piles were counted.`,
  scored: ({ event, who }) =>
    event.seat === null && event.side === undefined ? gainText(event) : `${who} scored ${gainText(event)}`,
  'game-over': ({ event }) => `The game was over, at ${list(event.totals.map(String))} points.`,
});
