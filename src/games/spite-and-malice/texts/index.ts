import type { Card } from '../../../cards/card.ts';
import { capitalize, countNoun } from '../../../cards/words.ts';
import { createEventDescriber } from '../../../game/event-describer.ts';
import type { Texts } from '../../../game/texts.ts';
import { JOKER, PACK } from '../pack.ts';
import type { MoveSource, SpiteEnding, SpiteEvent, SpiteMove, SpiteState, WinCounts } from '../state.ts';
import { cardsText, cardText, nthPile, withArticle } from './words.ts';

/** "7 points for 7 cards left in the other goal pile." */
export function wonText({ points, mine, theirs }: WinCounts): string {
  const pointsText = `${countNoun(points, 'point')} for`;
  return mine === 0
    ? `${pointsText} ${countNoun(theirs, 'card')} left in the other goal pile.`
    : `${pointsText} a difference of ${countNoun(theirs - mine, 'card')}: ${mine} against ${theirs}.`;
}

const pileText = (pile: number, noun: string): string => nthPile(pile, noun).replace(/^the /, '');

/** The source in words; only another seat's piles name their owner. */
function sourceText(from: MoveSource): string {
  const ownerText = 'seat' in from && from.seat !== undefined ? 'your opponent’s' : 'your';
  const card = 'card' in from && from.card !== undefined ? cardText(from.card) : undefined;
  switch (from.zone) {
    case 'hand':
      return ownerText === 'your' ? cardText(from.card) : `${cardText(from.card)} from ${ownerText} hand`;
    case 'goal':
      return card ? `${card} from ${ownerText} goal pile` : `${ownerText} goal card`;
    case 'side': {
      const pile = `${ownerText} ${pileText(from.pile, 'side pile')}`;
      return card ? `${card} from ${pile}` : `the top of ${pile}`;
    }
    case 'stock':
      return 'a card from the stock';
    case 'centre':
      return `the top of ${nthPile(from.pile, 'centre pile')}`;
  }
}

export function describeMove(move: SpiteMove): string {
  if (move.type === 'end') return 'End your turn.';
  const { from, to } = move;
  if (to.zone === 'centre') return `Move ${sourceText(from)} to ${nthPile(to.pile, 'centre pile')}.`;
  const as = to.as === undefined ? '' : ` as ${withArticle(to.as)}`;
  const ownerText = to.seat === undefined ? 'your' : 'your opponent’s';
  return `Lay ${sourceText(from)} on ${ownerText} ${pileText(to.pile, 'side pile')}${as}.`;
}

const SOURCE_TEXTS: Readonly<Partial<Record<MoveSource['zone'], string>>> = {
  goal: ' from the goal pile',
  side: ' from a side pile',
};

/** A card in the centre in words; a joker has the rank of its place. */
function centreText(card: Card, height: number): string {
  const text = card < 0 ? 'a card' : PACK.text(card);
  return card === JOKER ? `${text} as ${withArticle(height - 1)}` : text;
}

function overText(ending: SpiteEnding, [firstLeft = 0, secondLeft = 0]: readonly number[], winnerName: string): string {
  if (ending === 'goal-empty') return `${winnerName} played the last goal card and won.`;
  const why = ending === 'standstill' ? 'No card was moved in two turns in a row' : 'That was the last turn';
  return firstLeft === secondLeft
    ? `${why}, and the goal piles were equal: a draw.`
    : `${why}, and ${winnerName} won with the smaller goal pile, ${Math.min(firstLeft, secondLeft)} against ${Math.max(firstLeft, secondLeft)}.`;
}

const describeEvent = createEventDescriber<SpiteEvent>(cardsText, {
  centre: ({ event, who }) =>
    `${who} moved ${centreText(event.cards[0] ?? -1, event.height)}${SOURCE_TEXTS[event.from] ?? ''} to ${nthPile(event.pile, 'centre pile')}.`,
  turned: ({ event, cards }) =>
    `The next goal card was ${(event.cards[0] ?? -1) < 0 ? 'turned up (we don’t know which)' : cards}.`,
  'shuffled-in': ({ event }) => `${nthPile(event.pile, 'centre pile')} was complete and was shuffled into the stock.`,
  'set-aside': ({ event }) => `${nthPile(event.pile, 'centre pile')} was complete and was set aside.`,
  recycled: ({ event }) =>
    event.stock === 1
      ? 'The stock was empty, and the card set aside became the new stock.'
      : `The stock was empty, and the ${event.stock} cards set aside were shuffled to make a new stock.`,
  side: ({ event, who, cards }) =>
    `${who} laid ${cards} on ${nthPile(event.pile, 'side pile')}${event.height === 1 ? ', an empty place' : ''}.`,
  'turn-over': () => 'That ended the turn.',
  ended: ({ event, who }) => `${who} ended the turn${event.moved ? '' : ' without moving a card'}.`,
  drew: ({ event, who }) => `${who} drew ${countNoun(event.drawn, 'card')}.`,
  scored: ({ event, who }) => `${who} scored ${wonText(event)}`,
  'game-over': ({ event, who }) => overText(event.why, event.left, who),
  split: ({ event }) => `One pack was shuffled and split: ${countNoun(event.goal, 'card')} in each goal pile.`,
  begins: ({ event, who }) => {
    const [firstCard = -1, secondCard = -1] = event.cards;
    return `${who} began, with ${PACK.text(firstCard)} against ${PACK.text(secondCard)}.`;
  },
  dealt: ({ who }) => `${who} dealt five cards to each player.`,
});

export const TEXTS: Texts<SpiteState, SpiteMove, SpiteEvent> = {
  describeEvent,
  describeAbsence: ({ kind, seat }, name) =>
    kind === 'drew' && seat !== null ? capitalize(`${name(seat)} wouldn’t draw any cards.`) : null,
  describeScore: (event) => (event.kind === 'scored' ? wonText(event) : ''),
  describeMove,
  standing: ({ goal }, seat) => String(goal[seat]?.length ?? 0),
};
