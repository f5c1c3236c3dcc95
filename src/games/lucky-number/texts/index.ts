import type { Card } from '../../../cards/card.ts';
import { agree, possessive } from '../../../cards/grammar.ts';
import type { Suit } from '../../../cards/suits.ts';
import { capitalize, countNoun, joinWords } from '../../../cards/words.ts';
import { createEventDescriber } from '../../../game/event-describer.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import type { Texts } from '../../../game/texts.ts';
import { PACK } from '../pack.ts';
import type { LuckyEvent, LuckyMove, LuckyState } from '../state.ts';
import { baseText, cardsText, suitText } from './words.ts';

const cardsOrNone = (cards: readonly Card[]): string => (cards.length > 0 ? cardsText(cards) : 'no card');

export function describeMove(move: LuckyMove): string {
  switch (move.type) {
    case 'lay':
      return `Lay ${cardsOrNone(move.cards)}${namingText(move.suit)}.`;
    case 'jump':
      return `Jump in with ${cardsOrNone(move.cards)}${namingText(move.suit)}.`;
    case 'combine': {
      const extraAcesText = move.aces.length > 0 ? ` with ${cardsText(move.aces)} added` : '';
      const as = move.as === undefined ? '' : `, the joker as ${PACK.text(move.as)}`;
      const top = move.top === null ? '' : `, ${PACK.text(move.top)} on top`;
      return `Combine ${move.cards.length > 0 ? baseText(move.cards) : 'no card'}${extraAcesText}${as}${top}.`;
    }
    case 'draw':
      return 'Draw.';
    case 'pass':
      return 'Pass.';
    case 'decline':
      return 'Let it go.';
  }
}

function namingText(suit: Suit | undefined): string {
  return suit === undefined ? '' : ` and name ${suitText(suit)}`;
}

const wayText = (direction: 1 | -1): string => (direction === 1 ? 'clockwise' : 'anticlockwise');

/** "Ann had no cards left and won.", or a sentence that several players tie. */
function wonText({ winners }: { readonly winners: readonly Seat[] }, name: SeatNamer, possession: string): string {
  const winnerNames = joinWords(winners.map(name));
  return winners.length > 1 ? `${winnerNames} had ${possession}: a draw.` : `${winnerNames} had ${possession} and won.`;
}

const describeEvent = createEventDescriber<LuckyEvent>(cardsText, {
  lucky: ({ event, who }) =>
    `${who} got ${event.lucky === null ? 'a lucky number that wasn’t written down' : `the lucky number ${event.lucky}`}.`,
  dealt: ({ who }) => `${who} dealt fifteen cards to each player.`,
  'turned-up': ({ cards }) => `${cards} was turned up.`,
  begins: ({ who }) => `The first turn went to ${who}.`,
  laid: ({ who, cards }) => `${who} laid ${cards}.`,
  jumped: ({ who, cards }) => `${who} jumped in with ${cards}.`,
  'goes-on': ({ who }) => `Play went on from ${who}.`,
  combined: ({ event, who, cards }) =>
    `${who} laid a combination: ${cards}${event.lucky ? `, ${event.lucky} points` : ''}.`,
  owes: ({ event, who }) => `${who} owed ${countNoun(event.owed, 'card')}.`,
  'passed-on': ({ event, who }) => `${who} owed ${countNoun(event.owed, 'card')}.`,
  'owes-dice': ({ event, who }) => `${who} owed ${countNoun(event.owed, 'die', 'dice')}.`,
  again: ({ who }) => `${who} had another turn.`,
  skipped: ({ who }) => `${who} missed a turn.`,
  'skipped-again': ({ who }) => `${who} missed a turn, so the other player had another turn.`,
  named: ({ event, who }) => `${who} named ${event.suit === null ? 'no suit' : suitText(event.suit)}.`,
  turned: ({ event }) =>
    event.jumped
      ? `Twin kings reverse play only once, so it still went ${wayText(event.direction)}.`
      : `The direction changed: play went ${wayText(event.direction)}.`,
  dice: ({ event, who }) => `${who} threw ${event.dice.join(', ')}: ${event.sum}.`,
  drew: ({ who }) => `${who} drew a card.`,
  'drew-debt': ({ event, who }) => `${who} drew ${event.drawn === 0 ? 'no card' : countNoun(event.drawn, 'card')}.`,
  'turn-over': ({ who }) => `${possessive(who)} turn was over.`,
  'turn-begins': ({ who }) => `Then ${who} took a turn as usual.`,
  passed: ({ who }) => `${who} passed.`,
  reshuffled: ({ event }) =>
    `The stock was empty: ${countNoun(event.shuffled, 'card')} from the pile ${agree(event.shuffled, 'were', 'was')} shuffled into a new stock.`,
  'too-few': ({ event }) =>
    `${countNoun(event.missing, 'card')} couldn’t be drawn: the stock and the pile were used up.`,
  out: ({ event, name }) => wonText(event, name, 'no cards left'),
  stuck: ({ event, name }) =>
    `no card was laid or drawn for a whole round, and ${wonText(event, name, 'the fewest cards')}`,
  'turn-cap': ({ event, name }) => `the last turn had been taken, and ${wonText(event, name, 'the fewest cards')}`,
});

export const TEXTS: Texts<LuckyState, LuckyMove, LuckyEvent> = {
  describeEvent,
  describeAbsence: ({ kind, seat }, name) =>
    kind === 'turn-over' && seat !== null ? capitalize(`${possessive(name(seat))} turn wouldn’t be over.`) : null,
  describeMove,
  counts: ({ suit }) => (suit === null ? '' : `${capitalize(suitText(suit))} named.`),
  standing: ({ lucky }, seat) => `number ${lucky[seat] ?? '?'}`,
};
