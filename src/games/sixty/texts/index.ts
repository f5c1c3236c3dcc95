import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { capitalize, countNoun, joinWords } from '../../../cards/words.ts';
import { createEventDescriber } from '../../../game/event-describer.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import type { Texts } from '../../../game/texts.ts';
import { gameOverText } from '../../../mechanics/result.ts';
import { lowestIndices } from '../../../mechanics/standings.ts';
import { ABRACADABRA, HOCUS, PACK, sumOf, ZAP } from '../pack.ts';
import { pointsIn } from '../play/score.ts';
import type { CountedPoints, RoundEnd, SixtyEvent, SixtyMove, SixtyState } from '../state.ts';
import { cardsText, countText, thoseText } from './words.ts';

/** "33 points for taking a 3 and a 30.", "60 points for being left with Zap." */
export function countedText({ points, counted, where }: CountedPoints): string {
  const pointsText = countNoun(points, 'point');
  return counted.length === 0
    ? `${pointsText}: no cards ${where}.`
    : `${pointsText} for ${where === 'taken' ? 'taking' : 'being left with'} ${cardsText(counted)}.`;
}

export function describeMove(move: SixtyMove): string {
  if (move.type === 'take') return 'Take the cards.';
  const { cards } = move;
  const playedText = cards.length > 0 ? cardsText(cards) : 'no card';
  switch (move.type) {
    case 'attack':
      return `Attack with ${playedText}.`;
    case 'pass-on':
      return `Pass the cards on with ${playedText}.`;
    case 'beat':
      return `Beat the cards with ${playedText}.`;
    case 'joker': {
      const pick = move.pick === undefined ? '' : ` and pick ${countText(move.pick, 1)}`;
      return `Play ${playedText}${pick}.`;
    }
  }
}

function withSum(cards: readonly Card[]): string {
  return cards.length > 1 ? `${cardsText(cards)} (${sumOf(cards)})` : cardsText(cards);
}

const END_TEXTS: Readonly<Record<Exclude<RoundEnd, 'one'>, string>> = {
  nobody: 'no player held any cards',
  jokers: 'no player held a number',
};

const JOKER_TEXTS: ReadonlyMap<Card, string> = new Map(
  [ABRACADABRA, HOCUS, ZAP].map((card) => [card, PACK.text(card)]),
);

export const describeEvent = createEventDescriber<SixtyEvent>(cardsText, {
  attacked: ({ event, who, name }) => `${who} attacked ${name(event.to)} with ${withSum(event.cards)}.`,
  'passed-on': ({ event, who, name }) =>
    `${who} added ${cardsText(event.added)} and passed ${withSum(event.cards)} on to ${name(event.to)}.`,
  beat: ({ event, who }) => `${who} beat ${withSum(event.beaten)} with ${withSum(event.cards)}.`,
  turned: ({ event, who, name }) =>
    `${who} played Abracadabra: the direction was reversed, and ${thoseText(event.cards)} went ${event.back ? 'back' : 'on'} to ${name(event.to)}.`,
  picked: ({ event, who, name }) =>
    `${who} played Hocus-pocus and picked ${cardsText(event.cards)}: ${withSum(event.all)} for ${name(event.to)}.`,
  halved: ({ event, who, name }) => {
    const keptText = event.cards.length === 0 ? 'nothing' : cardsText(event.cards);
    return `${who} played Zap and kept ${keptText}: ${withSum(event.rest)} for ${name(event.to)}.`;
  },
  spent: ({ event }) => `${JOKER_TEXTS.get(event.cards[0] ?? UNKNOWN) ?? 'The joker'} went to the discard pile.`,
  'went-on': ({ event, name }) => `${withSum(event.cards)} went on to ${name(event.to)}.`,
  took: ({ event, who }) => `${who} took ${withSum(event.cards)}.`,
  drew: ({ event, who }) => `${who} drew ${countNoun(event.drawn, 'card')}.`,
  out: ({ who }) => `${who} had no cards left and ${agree(who, 'were', 'was')} out of the round.`,
  'passed-over': ({ who }) => `${who} had no cards and ${agree(who, 'were', 'was')} passed over.`,
  skipped: ({ who }) => `${who} held no number to attack with and ${agree(who, 'were', 'was')} skipped.`,
  'round-over': ({ event, who }) =>
    `Round ${event.round} was over: ${event.why === 'one' ? `only ${who} still held cards` : END_TEXTS[event.why]}.`,
  scored: ({ event, who }) => `${who} got ${countedText(event)}`,
  tie: ({ event, name }) =>
    `${joinWords(event.level.map(name))} tied for the lowest total: one more round for everybody.`,
  dealt: ({ event }) =>
    event.again > 0
      ? 'A player had five jokers, so all cards were shuffled and dealt again, five to each player.'
      : 'Each player was dealt five cards.',
  clockwise: () => 'Play began clockwise.',
  begins: ({ who }) => `${who} began the round.`,
  'game-over': ({ event: { totals }, name }) => gameOverText(totals, name, lowestIndices),
});

function describeAbsence({ kind, seat }: SixtyEvent, name: SeatNamer): string | null {
  if (kind === 'tie') return 'There would be no further round for the tie.';
  return kind === 'drew' && seat !== null ? capitalize(`${name(seat)} wouldn’t draw any cards.`) : null;
}

/** Total of earlier rounds and points taken in this one, as far as known: "120+45". */
function standing({ penalty, taken, totals }: SixtyState, seat: Seat): string {
  const total = totals[seat] ?? 0;
  if ((penalty[seat] ?? []).length === 0) return String(total);
  const takenCards = taken[seat] ?? [];
  return `${total}+${takenCards.includes(UNKNOWN) ? '?' : pointsIn(takenCards)}`;
}

function describeStanding(state: SixtyState, seat: Seat): string {
  const [priorPoints = '', roundPoints] = standing(state, seat).split('+');
  return roundPoints === undefined
    ? countNoun(Number(priorPoints), 'point')
    : `${countNoun(Number(priorPoints), 'point')} before, ${roundPoints} in this round`;
}

export const TEXTS: Texts<SixtyState, SixtyMove, SixtyEvent> = {
  describeEvent,
  describeScore: (event) => (event.kind === 'scored' ? countedText(event) : ''),
  describeAbsence,
  describeMove,
  standing,
  describeStanding,
};
