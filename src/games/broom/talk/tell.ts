import { count, list, sentence } from '../../../cards/words.ts';
import type { Naming } from '../../../game/seat.ts';
import type { BroomEvent } from '../events.ts';
import { PACK } from '../pack.ts';
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

function side(event: BroomEvent, name: Naming): string {
  if (event.seat !== null) return name(event.seat);
  return event.side === undefined ? 'nobody' : `${name(event.side)} and ${name(event.side + 2)}`;
}

/** What happened, in the past tense, so that "you" and "Ann" take the same verb. */
export function tell(event: BroomEvent, name: Naming): string {
  const who = side(event, name);
  const cards = cardsText(event.cards);
  const [first, ...rest] = event.cards;
  const played = first === undefined ? '' : PACK.text(first);
  switch (event.kind) {
    case 'placed':
      return sentence(`${who} placed ${cards}.`);
    case 'swept':
      return sentence(`${who} swept the table: ${rest.length > 0 ? cardsText(rest) : 'nothing there'}.`);
    case 'took':
      return sentence(`${who} took ${cardsText(rest)} with ${played}.`);
    case 'combined':
      return sentence(`${who} made a combined card of ${cards}.`);
    case 'rest':
      if (event.seat === null) return `What lay on the table went to nobody: ${cards}.`;
      return sentence(`${who} took last and got the rest of the table: ${cards}.`);
    case 'dealt':
      return sentence(`${who} dealt four cards to everybody.`);
    case 'turned-up': {
      const gone =
        event.back.length > 0 ? ` ${sentence(cardsText(event.back))} went back into the stock.` : '';
      return `Eight cards were turned up: ${cards}.${gone}`;
    }
    case 'begins':
      return `The first turn went to ${who}, left of the dealer.`;
    case 'dealt-again':
      return event.stock === 0
        ? 'Everybody got their last cards: the stock is empty.'
        : `Everybody got four more cards; ${count(event.stock, 'card')} left in the stock.`;
    case 'session-over':
      return `Session ${event.session} was over, and the piles were counted.`;
    case 'scored':
      return event.seat === null && event.side === undefined
        ? gainText(event)
        : sentence(`${who} scored ${gainText(event)}`);
    case 'game-over':
      return `The game was over, at ${list(event.totals.map(String))} points.`;
  }
}
