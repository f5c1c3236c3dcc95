import { list, sentence } from '../../cards/words.ts';
import type { GameEvent, Naming } from '../../game/game.ts';
import type { PokexMove } from './state.ts';
import { after } from './state.ts';
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

/** The line of a count after somebody's name. */
function scored({ n = 0, text = '' }: GameEvent): string {
  if (n < 0) return `lost ${text.replace('lost ', '')}`;
  return `scored ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** What happened, in the past tense, so that "you" and "Ann" take the same verb. */
export function tell(event: GameEvent, name: Naming): string {
  const who = event.seat === null ? sideText(event.side, name) : name(event.seat);
  const cards = cardsText(event.cards);
  switch (event.kind) {
    case 'dealer':
      return sentence(`the deal was ${who === 'you' ? 'yours' : `${who}’s`}.`);
    case 'dealt':
      return sentence(`${who} dealt twelve cards to everybody, and six face up: ${cards}.`);
    case 'bid':
      return sentence(`${who} bid ${tricks(event.n ?? 0)}.`);
    case 'passed':
      return sentence(`${who} passed.`);
    case 'auction-won':
      return sentence(`${who} won the auction with a bid of ${event.n}.`);
    case 'all-passed':
      return 'Everybody passed, and nobody scored.';
    case 'named':
      return sentence(`${who} made every ${event.text} wild and had the lead.`);
    case 'leads':
      return sentence(`the lead was ${who === 'you' ? 'yours' : `${who}’s`}.`);
    case 'laid':
      return sentence(`${who} laid ${cards}.`);
    case 'centre':
      return `${sentence(cards)} was the centre card.`;
    case 'trick':
      return event.side === undefined
        ? `Nobody won the trick: ${event.text}.`
        : sentence(`${who} won the trick: ${event.text}.`);
    case 'deal-over':
      return `All six tricks were played: ${(event.totals ?? []).join(' to ')}.`;
    case 'scored':
      return sentence(`${who} ${scored(event)}`);
    case 'defended':
      return sentence(`${who} had no bid to score.`);
    case 'game-over':
      return `The game was over, at ${(event.totals ?? []).join(' to ')}.`;
    default:
      return '';
  }
}
