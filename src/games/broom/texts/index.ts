import type { Card } from '../../../cards/card.ts';
import { numeral } from '../../../cards/numerals.ts';
import { capitalize, countNoun, joinWords } from '../../../cards/words.ts';
import { createEventDescriber } from '../../../game/event-describer.ts';
import type { SeatNamer } from '../../../game/seat.ts';
import type { Texts } from '../../../game/texts.ts';
import { gameOverText } from '../../../mechanics/result.ts';
import { PACK } from '../pack.ts';
import { CAROUSEL, SCHNAPPS } from '../play/score.ts';
import type { BroomEvent, BroomGain, BroomMove, BroomState } from '../state.ts';
import { cardsText, groupsText, namesText } from './words.ts';

function nameOf(card: Card): string {
  if (card === CAROUSEL) return '10♦, the Carousel';
  return card === SCHNAPPS ? '2♠, the Schnapps' : PACK.text(card);
}

function reason(gain: BroomGain): string {
  switch (gain.for) {
    case 'card':
      return nameOf(gain.card);
    case 'each':
      return `${countNoun(gain.cards.length, gain.what)} (${joinWords(gain.cards.map(PACK.text))})`;
    case 'most':
      return `most ${gain.what}s (${gain.n})`;
    case 'tie':
      return `a tie for most ${gain.what}s (${countNoun(gain.n, gain.what)})`;
  }
}

/** Describes a score line: "2 points for 2♠, the Schnapps." */
export function gainText({ points, gain }: { readonly points: number; readonly gain: BroomGain }): string {
  return gain.for === 'tie' && points === 0
    ? `${capitalize(numeral(gain.sides))} players tie with ${countNoun(gain.n, gain.what)} each: nobody gets the points for most ${gain.what}s.`
    : `${countNoun(points, 'point')} for ${reason(gain)}.`;
}

export function describeMove(move: BroomMove): string {
  const playedText = move.cards.length > 0 ? cardsText(move.cards) : 'no card';
  switch (move.type) {
    case 'take':
      return `Take ${move.groups.length > 0 ? groupsText(move.groups) : 'nothing'} with ${playedText}.`;
    case 'sweep':
      return `Sweep the table with ${playedText}.`;
    case 'place':
      return `Place ${playedText}.`;
    case 'combine': {
      const groupTexts = move.also.map((group) => (group.length > 0 ? namesText(group) : 'nothing'));
      if (move.with.length === 0 && move.cards.length > 0 && groupTexts.length > 0)
        return `Combine ${groupTexts.join('; also combine ')}, but lay ${playedText} on nothing.`;
      const furtherText = groupTexts.map((text) => `; also combine ${text}`).join('');
      return `Combine ${playedText} with ${move.with.length > 0 ? namesText(move.with) : 'nothing'}${furtherText}.`;
    }
  }
}

/** Describes a further deal; if the stock was short, with the number of cards each player got. */
function dealtText({ got, stock }: BroomEvent & { kind: 'dealt-again' }, name: SeatNamer): string {
  const amounts = [...new Set(got)].sort((a, b) => b - a);
  const [largestAmount = 0, ...smallerAmounts] = amounts;
  if (stock > 0)
    return `Each player got ${numeral(largestAmount)} more cards, with ${countNoun(stock, 'card')} left in the stock.`;
  if (smallerAmounts.length === 0)
    return `Each player got their last ${numeral(largestAmount)} cards: the stock is empty.`;
  const amountTexts = amounts.map((amount) => {
    const playerNames = joinWords(got.flatMap((gotAmount, seat) => (gotAmount === amount ? [name(seat)] : [])));
    return `${playerNames} got ${amount === 0 ? 'none' : numeral(amount)}`;
  });
  return `The last cards were dealt: ${amountTexts.join(', ')}. The stock is empty.`;
}

export const describeEvent = createEventDescriber<BroomEvent>(cardsText, {
  placed: ({ who, cards }) => `${who} placed ${cards}.`,
  swept: ({ event, who }) =>
    `${who} swept the table: ${event.cards.length > 1 ? cardsText(event.cards.slice(1)) : 'no cards'}.`,
  took: ({ event, who }) =>
    `${who} took ${cardsText(event.cards.slice(1))} with ${cardsText(event.cards.slice(0, 1))}.`,
  combined: ({ who, cards }) => `${who} made a combined card of ${cards}.`,
  rest: ({ event, who, cards }) =>
    event.seat === null
      ? `The cards left on the table went to nobody: ${cards}.`
      : `${who} took last and got the rest of the table: ${cards}.`,
  dealt: ({ who }) => `${who} dealt each player four cards.`,
  'turned-up': ({ event, cards }) => {
    const returnedText = event.back.length > 0 ? ` ${capitalize(cardsText(event.back))} went back into the stock.` : '';
    return `Eight cards were turned up: ${cards}.${returnedText}`;
  },
  begins: ({ who }) => `The first turn went to ${who}, left of the dealer.`,
  'dealt-again': ({ event, name }) => dealtText(event, name),
  'session-over': ({ event }) => `Session ${event.session} was over, and the piles were counted.`,
  scored: ({ event, who }) =>
    event.seat === null && event.side === undefined ? gainText(event) : `${who} scored ${gainText(event)}`,
  'game-over': ({ event: { totals }, name }) => gameOverText(totals, name),
});

export const TEXTS: Texts<BroomState, BroomMove, BroomEvent> = {
  describeEvent,
  describeMove,
  describeScore: (event) => (event.kind === 'scored' ? gainText(event) : ''),
};
