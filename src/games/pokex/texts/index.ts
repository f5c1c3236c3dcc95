import { agree } from '../../../cards/grammar.ts';
import { capitalize, countNoun, digits } from '../../../cards/words.ts';
import { createEventDescriber } from '../../../game/event-describer.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Texts } from '../../../game/texts.ts';
import { gameOverText } from '../../../mechanics/result.ts';
import { type CountedBid, type PokexEvent, type PokexMove, type PokexState, sideOf } from '../state.ts';
import { trickText } from './explain.ts';
import { bidText, cardsText, rankPlural } from './words.ts';

/** Text of a counted bid after the bidders' names: "scored 9 points for bidding 2 …". */
function countedBidText(countedBid: CountedBid): string {
  const text = bidText(countedBid);
  if (countedBid.points < 0) return `lost ${text.replace('lost ', '')}`;
  return `scored ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function standing(state: PokexState, seat: Seat): string {
  const points = `${digits(state.scores[sideOf(seat)] ?? 0)}/${state.options.target}`;
  if (state.phase !== 'auction') return state.declarer === seat ? `${points} · bid ${state.bid}` : points;
  const lastBid = state.bids.findLast((bid) => bid.seat === seat);
  if (!lastBid) return points;
  return `${points} · ${lastBid.tricks === null ? 'pass' : `bid ${lastBid.tricks}`}`;
}

export function describeMove(move: PokexMove): string {
  switch (move.type) {
    case 'bid':
      return `Bid ${countNoun(move.tricks, 'trick')}.`;
    case 'pass':
      return 'Pass.';
    case 'name':
      return move.rank === 'X' ? 'Make the joker wild.' : `Make ${rankPlural(move.rank)} wild.`;
    case 'lay': {
      const pickText = move.centre === undefined ? '' : ` and pick ${cardsText([move.centre])} from the row`;
      return `Lay ${move.cards.length > 0 ? cardsText(move.cards) : 'nothing'}${pickText}.`;
    }
  }
}

export const describeEvent = createEventDescriber<PokexEvent>(cardsText, {
  dealer: ({ who }) => `${who} ${agree(who, 'were', 'was')} the dealer.`,
  dealt: ({ who, cards }) => `${who} dealt twelve cards to each player, and six face up in the row: ${cards}.`,
  bid: ({ event, who }) => `${who} bid ${countNoun(event.bid, 'trick')}.`,
  passed: ({ who }) => `${who} passed.`,
  'auction-won': ({ event, who }) => `${who} won the auction with a bid of ${event.bid}.`,
  'all-passed': () => 'All four players passed, so neither side scored.',
  named: ({ event, who }) =>
    `${who} ${event.wild === null ? 'named a wild rank' : `made ${rankPlural(event.wild)} wild`} and had the lead.`,
  leads: ({ who }) => `${who} had the lead.`,
  laid: ({ who, cards }) => `${who} laid ${cards}.`,
  centre: ({ cards }) => `${cards} was the centre card.`,
  trick: ({ event, who }) => `${event.side === undefined ? 'neither side' : who} won the trick: ${trickText(event)}.`,
  'deal-over': ({ event }) => `All six tricks were played: ${event.tricks.join(' to ')}.`,
  scored: ({ event, who }) => `${who} ${countedBidText(event)}`,
  defended: ({ who }) => `${who} scored nothing, because the other side won the auction.`,
  'game-over': ({ event: { totals }, name }) => gameOverText(totals, name),
});

export const TEXTS: Texts<PokexState, PokexMove, PokexEvent> = {
  describeEvent,
  describeAbsence: ({ kind, seat }, name) =>
    kind === 'leads' && seat !== null ? capitalize(`${name(seat)} wouldn’t have the lead yet.`) : null,
  describeScore: (event) => (event.kind === 'scored' ? bidText(event) : ''),
  describeMove,
  standing,
};
