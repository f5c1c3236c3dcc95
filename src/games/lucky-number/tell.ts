import type { Card } from '../../cards/card.ts';
import type { Suit } from '../../cards/suits.ts';
import { SUITS } from '../../cards/suits.ts';
import { count, list, sentence } from '../../cards/words.ts';
import type { GameEvent, Naming, Seat, Window } from '../../game/game.ts';
import { PACK } from './pack.ts';
import { asked, type LuckyMove, type LuckyState, topOf } from './state.ts';
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

/** What somebody who holds the twin is asked. */
export function question(state: LuckyState, seat: Seat): string | undefined {
  return asked(state) === seat ? `You hold the other ${PACK.text(topOf(state))}. Do you jump in?` : undefined;
}

/**
 * Whether a seat might jump in on the card just laid, for all the others know. Where both copies lie on the
 * pile everybody sees that nobody can.
 */
export function window(state: LuckyState, seat: Seat): Window<LuckyMove> | undefined {
  const { open, declined, turn, pile } = state;
  if (open === null || turn === null || open === seat || turn === seat || declined === seat) return undefined;
  const top = topOf(state);
  if (pile.indexOf(top) < pile.length - 1) return undefined;
  return { next: turn, says: `Who holds the other ${PACK.text(top)}?`, decline: { type: 'decline' } };
}

function naming(suit: Suit | undefined): string {
  return suit === undefined ? '' : ` and name ${suitText(suit)}`;
}

const isSuit = (text: string): text is Suit => (SUITS as readonly string[]).includes(text);

function ended(event: GameEvent, name: Naming): string {
  const names = list((event.winners ?? []).map(name));
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
export function tell(event: GameEvent, name: Naming): string {
  const who = event.seat === null ? 'nobody' : name(event.seat);
  const cards = cardsText(event.cards);
  const n = event.n ?? 0;
  switch (event.kind) {
    case 'lucky':
      return sentence(`${who} got the lucky number ${event.n ?? 'that nobody remembers'}.`);
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
      return sentence(`${who} laid a combination: ${cards}${n > 0 ? `, ${n} points` : ''}.`);
    case 'owes':
    case 'passed-on':
      return sentence(`${who} now owed ${count(n, 'card')}.`);
    case 'owes-dice':
      return sentence(`${who} now owed ${count(n, 'die', 'dice')}.`);
    case 'again':
      return sentence(`${who} had another turn.`);
    case 'skipped':
      return sentence(`${who} missed a turn.`);
    case 'skipped-again':
      return sentence(`${who} missed a turn, so the other played again.`);
    case 'named':
      return sentence(`${who} named ${isSuit(event.text ?? '') ? suitText(event.text as Suit) : 'no suit'}.`);
    case 'turned':
      return n === 1 ? 'Play went round clockwise now.' : 'Play went round the other way now.';
    case 'dice':
      return sentence(`${who} threw ${(event.dice ?? []).join(', ')}: ${n}.`);
    case 'drew':
      return sentence(`${who} drew a card.`);
    case 'drew-debt':
      return sentence(`${who} drew ${count(n, 'card')}.`);
    case 'turn-over':
      return sentence(`${who} did no more that turn.`);
    case 'turn-begins':
      return `Then ${who} took a turn as usual.`;
    case 'passed':
      return sentence(`${who} passed.`);
    case 'reshuffled':
      return `The stock was empty: ${count(n, 'card')} of the pile were shuffled.`;
    case 'too-few':
      return `${sentence(count(n, 'card'))} could not be drawn: there were no more.`;
    case 'out':
    case 'stuck':
    case 'turn-cap':
      return ended(event, name);
    default:
      return '';
  }
}
