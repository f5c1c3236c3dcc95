import type { Card } from '../../../cards/card.ts';
import type { Suit } from '../../../cards/suits.ts';
import { count, list, sentence } from '../../../cards/words.ts';
import type { Naming } from '../../../game/seat.ts';
import type { LuckyEvent } from '../events.ts';
import { PACK } from '../pack.ts';
import type { LuckyMove } from '../state.ts';
import { baseText, cardsText, suitText } from './words.ts';

const some = (cards: readonly Card[]): string => (cards.length > 0 ? cardsText(cards) : 'no card');

/** What a move does, in the imperative. */
export function describe(move: LuckyMove): string {
  switch (move.type) {
    case 'lay':
      return `Lay ${some(move.cards)}${naming(move.suit)}.`;
    case 'jump':
      return `Jump in with ${some(move.cards)}${naming(move.suit)}.`;
    case 'combine': {
      const beside = move.aces.length > 0 ? ` with ${cardsText(move.aces)} beside` : '';
      const as = move.as === undefined ? '' : `, the joker as ${PACK.text(move.as)}`;
      const top = move.top === null ? '' : `, ${PACK.text(move.top)} on top`;
      return `Combine ${move.cards.length > 0 ? baseText(move.cards) : 'no card'}${beside}${as}${top}.`;
    }
    case 'draw':
      return 'Draw.';
    case 'pass':
      return 'Pass.';
    case 'decline':
      return 'Let it go.';
  }
}

function naming(suit: Suit | undefined): string {
  return suit === undefined ? '' : ` and name ${suitText(suit)}`;
}

function ended(event: Extract<LuckyEvent, { readonly winners: unknown }>, name: Naming): string {
  const names = list(event.winners.map(name));
  switch (event.kind) {
    case 'out':
      return sentence(`${names} had no cards left and won.`);
    case 'stuck':
      return sentence(`nobody could lay or draw any more: ${names} had the fewest cards and won.`);
    default:
      return sentence(`the last turn had been taken: ${names} had the fewest cards and won.`);
  }
}

/** What happened, in the past tense, so that "you" and "Ann" take the same verb. */
export function tell(event: LuckyEvent, name: Naming): string {
  const who = event.seat === null ? 'nobody' : name(event.seat);
  const cards = cardsText(event.cards);
  switch (event.kind) {
    case 'lucky':
      return sentence(`${who} got the lucky number ${event.lucky ?? 'that nobody remembers'}.`);
    case 'dealt':
      return sentence(`${who} dealt fifteen cards to everybody.`);
    case 'turned-up':
      return `${cards} was turned up.`;
    case 'begins':
      return `The first turn went to ${who}.`;
    case 'laid':
      return sentence(`${who} laid ${cards}.`);
    case 'jumped':
      return sentence(`${who} jumped in with ${cards}.`);
    case 'goes-on':
      return `Play went on after ${who}.`;
    case 'combined':
      return sentence(`${who} laid a combination: ${cards}${event.lucky ? `, ${event.lucky} points` : ''}.`);
    case 'owes':
    case 'passed-on':
      return sentence(`${who} now owed ${count(event.owed, 'card')}.`);
    case 'owes-dice':
      return sentence(`${who} now owed ${count(event.owed, 'die', 'dice')}.`);
    case 'again':
      return sentence(`${who} had another turn.`);
    case 'skipped':
      return sentence(`${who} missed a turn.`);
    case 'skipped-again':
      return sentence(`${who} missed a turn, so the other played again.`);
    case 'named':
      return sentence(`${who} named ${event.suit === null ? 'no suit' : suitText(event.suit)}.`);
    case 'turned':
      return event.direction === 1 ? 'Play went round clockwise now.' : 'Play went round the other way now.';
    case 'dice':
      return sentence(`${who} threw ${event.dice.join(', ')}: ${event.sum}.`);
    case 'drew':
      return sentence(`${who} drew a card.`);
    case 'drew-debt':
      return sentence(`${who} drew ${count(event.drawn, 'card')}.`);
    case 'turn-over':
      return sentence(`${who} did no more that turn.`);
    case 'turn-begins':
      return `Then ${who} took a turn as usual.`;
    case 'passed':
      return sentence(`${who} passed.`);
    case 'reshuffled':
      return `The stock was empty: ${count(event.shuffled, 'card')} of the pile were shuffled.`;
    case 'too-few':
      return `${sentence(count(event.missing, 'card'))} could not be drawn: there were no more.`;
    case 'out':
    case 'stuck':
    case 'turn-cap':
      return ended(event, name);
  }
}
