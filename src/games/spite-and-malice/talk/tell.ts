import type { Card } from '../../../cards/card.ts';
import { count, sentence } from '../../../cards/words.ts';
import type { Naming } from '../../../game/seat.ts';
import type { Ending, SpiteEvent } from '../events.ts';
import { JOKER, PACK } from '../pack.ts';
import type { From, SpiteMove } from '../state.ts';
import { wonText } from './score.ts';
import { a, cardText, nth } from './words.ts';

const pileText = (pile: number, what: string): string => nth(pile, what).replace(/^the /, '');

/** Where from, as the mover would be told. Only another’s piles are named by their seat. */
function source(from: From): string {
  const whose = 'seat' in from && from.seat !== undefined ? 'your opponent’s' : 'your';
  const card = 'card' in from && from.card !== undefined ? cardText(from.card) : undefined;
  switch (from.zone) {
    case 'hand':
      return whose === 'your' ? cardText(from.card) : `${cardText(from.card)} from ${whose} hand`;
    case 'goal':
      return card ? `${card} from ${whose} goal pile` : `${whose} goal card`;
    case 'side': {
      const pile = `${whose} ${pileText(from.pile, 'side pile')}`;
      return card ? `${card} from ${pile}` : `the top of ${pile}`;
    }
    case 'stock':
      return 'a card from the stock';
    case 'centre':
      return `the top of ${nth(from.pile, 'centre pile')}`;
  }
}

/** What a move does, in the imperative. */
export function describe(move: SpiteMove): string {
  if (move.type === 'end') return 'End your turn.';
  const { from, to } = move;
  if (to.zone === 'centre') return `Move ${source(from)} to ${nth(to.pile, 'centre pile')}.`;
  const as = to.as === undefined ? '' : ` as ${a(to.as)}`;
  const whose = to.seat === undefined ? 'your' : 'your opponent’s';
  return `Lay ${source(from)} on ${whose} ${pileText(to.pile, 'side pile')}${as}.`;
}

const ZONES: Readonly<Partial<Record<From['zone'], string>>> = {
  goal: ' from the goal pile',
  side: ' from a side pile',
};

/** In the centre a joker is what its place makes it. */
function inCentre(card: Card, height: number): string {
  const text = card < 0 ? 'a card' : PACK.text(card);
  return card === JOKER ? `${text} as ${a(height - 1)}` : text;
}

function overText(ending: Ending, [mine = 0, theirs = 0]: readonly number[], who: string): string {
  if (ending === 'goal-empty') return `${sentence(who)} played the last goal card and won.`;
  const why = ending === 'standstill' ? 'Nobody moved any more' : 'That was the last turn';
  return mine === theirs
    ? `${why}, and the goal piles were equal: a draw.`
    : `${why}, and ${who} won with the smaller goal pile, ${Math.min(mine, theirs)} against ${Math.max(mine, theirs)}.`;
}

/** What happened, in the past tense, so that "you" and "Ann" take the same verb. */
export function tell(event: SpiteEvent, name: Naming): string {
  const who = event.seat === null ? 'nobody' : name(event.seat);
  const [card = -1] = event.cards;
  switch (event.kind) {
    case 'centre':
      return sentence(
        `${who} moved ${inCentre(card, event.height)}${ZONES[event.from] ?? ''} to ${nth(event.pile, 'centre pile')}.`,
      );
    case 'turned':
      return `The next goal card was ${card < 0 ? 'one that nobody showed' : PACK.text(card)}.`;
    case 'shuffled-in':
      return `${sentence(nth(event.pile, 'centre pile'))} was complete and was shuffled into the stock.`;
    case 'set-aside':
      return `${sentence(nth(event.pile, 'centre pile'))} was complete and was set aside.`;
    case 'recycled':
      return `The stock was empty, and the ${event.stock} cards set aside were shuffled to make a new one.`;
    case 'side':
      return sentence(
        `${who} laid ${cardText(card)} on ${nth(event.pile, 'side pile')}${event.height === 1 ? ', an empty place' : ''}.`,
      );
    case 'turn-over':
      return 'That ended the turn.';
    case 'ended':
      return sentence(`${who} ended the turn${event.moved ? '' : ' without moving a card'}.`);
    case 'drew':
      return sentence(`${who} drew ${count(event.drawn, 'card')}.`);
    case 'scored':
      return sentence(`${who} scored ${wonText(event)}`);
    case 'game-over':
      return overText(event.why, event.left, who);
    case 'split':
      return `One pack was shuffled and split: ${count(event.goal, 'card')} in each goal pile.`;
    case 'begins': {
      const [mine = -1, theirs = -1] = event.cards;
      return sentence(`${who} began, with ${PACK.text(mine)} against ${PACK.text(theirs)}.`);
    }
    case 'dealt':
      return sentence(`${who} dealt five cards to each player.`);
  }
}
