import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { count, list, sentence } from '../../../cards/words.ts';
import type { Naming } from '../../../game/seat.ts';
import type { RoundEnd, SixtyEvent } from '../events.ts';
import { ABRACADABRA, HOCUS, PACK, sumOf, ZAP } from '../pack.ts';
import type { SixtyMove } from '../state.ts';
import { countedText } from './score.ts';
import { cardsText, countText, thoseText } from './words.ts';

/** What a move does, in the imperative. */
export function describe(move: SixtyMove): string {
  if (move.type === 'take') return 'Take the cards.';
  const { cards } = move;
  const played = cards.length > 0 ? cardsText(cards) : 'no card';
  switch (move.type) {
    case 'attack':
      return `Attack with ${played}.`;
    case 'pass-on':
      return `Pass the cards on with ${played}.`;
    case 'beat':
      return `Beat the cards with ${played}.`;
    case 'joker': {
      const pick = move.pick === undefined ? '' : ` and pick ${countText(move.pick, 1)}`;
      return `Play ${played}${pick}.`;
    }
  }
}

/** "two 4s (8)". */
function withSum(cards: readonly Card[]): string {
  return cards.length > 1 ? `${cardsText(cards)} (${sumOf(cards)})` : cardsText(cards);
}

const WHY: Readonly<Record<Exclude<RoundEnd, 'one'>, string>> = {
  nobody: 'nobody held a card any more',
  jokers: 'nobody held a number any more',
};

const JOKER: ReadonlyMap<Card, string> = new Map(
  [ABRACADABRA, HOCUS, ZAP].map((card) => [card, PACK.text(card)]),
);

/** What happened, in the past tense, so that "you" and "Ann" take the same verb. */
export function tell(event: SixtyEvent, name: Naming): string {
  const { cards } = event;
  const who = event.seat === null ? 'nobody' : name(event.seat);
  const whom = 'to' in event ? name(event.to) : '';
  switch (event.kind) {
    case 'attacked':
      return sentence(`${who} attacked ${whom} with ${withSum(cards)}.`);
    case 'passed-on':
      return sentence(`${who} added ${cardsText(event.added)} and passed on to ${whom}: ${withSum(cards)}.`);
    case 'beat':
      return sentence(`${who} beat ${withSum(event.beaten)} with ${withSum(cards)}.`);
    case 'turned':
      return sentence(
        `${who} played Abracadabra: the direction turned, and ${thoseText(cards)} went ${event.back ? 'back' : 'on'} to ${whom}.`,
      );
    case 'picked':
      return sentence(
        `${who} played Hocus-pocus and picked ${cardsText(cards)}: now ${withSum(event.all)} for ${whom}.`,
      );
    case 'halved': {
      const kept = cards.length === 0 ? 'nothing' : cardsText(cards);
      return sentence(`${who} played Zap and kept ${kept}: ${withSum(event.rest)} for ${whom}.`);
    }
    case 'spent':
      return `${JOKER.get(cards[0] ?? UNKNOWN) ?? 'The joker'} went to the discard pile.`;
    case 'went-on':
      return sentence(`${withSum(cards)} went on to ${whom}.`);
    case 'took':
      return sentence(`${who} took ${withSum(cards)}.`);
    case 'drew':
      return sentence(`${who} drew ${count(event.drawn, 'card')}.`);
    case 'out':
      return sentence(`${who} had no cards left and ${who === 'you' ? 'were' : 'was'} out of the round.`);
    case 'passed-over':
      return sentence(`${who} had no cards and ${who === 'you' ? 'were' : 'was'} passed over.`);
    case 'skipped':
      return sentence(`${who} held no number to attack with and ${who === 'you' ? 'were' : 'was'} skipped.`);
    case 'round-over':
      return `Round ${event.round} was over: ${event.why === 'one' ? `only ${who} still held cards` : WHY[event.why]}.`;
    case 'scored':
      return sentence(`${who} got ${countedText(event)}`);
    case 'tie':
      return `${sentence(list(event.level.map(name)))} shared the lowest total: one more round for everybody.`;
    case 'dealt':
      return event.again > 0
        ? 'Somebody held five jokers, so everything was shuffled again; then everybody got five cards.'
        : 'Everybody got five cards.';
    case 'clockwise':
      return 'The direction card lay clockwise.';
    case 'begins':
      return sentence(`${who} began the round.`);
    case 'game-over':
      return `The game was over, at ${list(event.totals.map(String))} points.`;
  }
}
