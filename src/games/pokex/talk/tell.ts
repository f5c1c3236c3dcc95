import { list, sentence } from '../../../cards/words.ts';
import type { Naming } from '../../../game/seat.ts';
import type { PokexEvent } from '../events.ts';
import type { PokexMove } from '../state.ts';
import { after } from '../state.ts';
import { trickText } from './explain.ts';
import { bidTold } from './score.ts';
import { cardsText } from './words.ts';

const tricks = (n: number): string => `${n} ${n === 1 ? 'trick' : 'tricks'}`;

/** What a move does, in the imperative. */
export function describe(move: PokexMove): string {
  switch (move.type) {
    case 'bid':
      return `Bid ${tricks(move.tricks)}.`;
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

function sideText(side: number | undefined, name: Naming): string {
  return side === undefined ? 'nobody' : list([name(side), name(after(side, 2))]);
}

/** What happened, in the past tense, so that "you" and "Ann" take the same verb. */
export function tell(event: PokexEvent, name: Naming): string {
  const who = event.seat === null ? sideText(event.side, name) : name(event.seat);
  const cards = cardsText(event.cards);
  switch (event.kind) {
    case 'dealer':
      return sentence(`the deal was ${who === 'you' ? 'yours' : `${who}’s`}.`);
    case 'dealt':
      return sentence(`${who} dealt twelve cards to everybody, and six face up: ${cards}.`);
    case 'bid':
      return sentence(`${who} bid ${tricks(event.bid)}.`);
    case 'passed':
      return sentence(`${who} passed.`);
    case 'auction-won':
      return sentence(`${who} won the auction with a bid of ${event.bid}.`);
    case 'all-passed':
      return 'Everybody passed, and nobody scored.';
    case 'named':
      return sentence(`${who} made every ${event.wild ?? ''} wild and had the lead.`);
    case 'leads':
      return sentence(`the lead was ${who === 'you' ? 'yours' : `${who}’s`}.`);
    case 'laid':
      return sentence(`${who} laid ${cards}.`);
    case 'centre':
      return `${sentence(cards)} was the centre card.`;
    case 'trick':
      return event.side === undefined
        ? `Nobody won the trick: ${trickText(event)}.`
        : sentence(`${who} won the trick: ${trickText(event)}.`);
    case 'deal-over':
      return `All six tricks were played: ${event.tricks.join(' to ')}.`;
    case 'scored':
      return sentence(`${who} ${bidTold(event)}`);
    case 'defended':
      return sentence(`${who} had no bid to score.`);
    case 'game-over':
      return `The game was over, at ${event.totals.join(' to ')}.`;
  }
}
