import type { Card } from '../../../cards/card.ts';
import type { Facts } from '../../../game/rule.ts';
import { JOKER } from '../pack.ts';
import type { MoveSource } from '../state.ts';
import { cardText, nthPile } from '../texts/words.ts';
import { markedCards, type SourceFault, type SpiteAttempt } from './attempt.ts';

export interface SourceFacts extends Facts {
  readonly fault: SourceFault | 'own';
  readonly from: MoveSource;
  readonly card: Card | undefined;
}

/** Facts about a card that can't be taken from its place; undefined if it can. */
export function findSourceFacts(attempt: SpiteAttempt): SourceFacts | undefined {
  const { move, sourceFault, card } = attempt;
  if (move.type === 'end' || sourceFault === null) return undefined;
  // A card named at an empty pile isn't on the table, so no card is marked.
  const isCardAbsent = sourceFault === 'nothing-there' || sourceFault === 'no-such-pile';
  return { fault: sourceFault, from: move.from, card, cards: isCardAbsent ? [] : markedCards(attempt) };
}

function pileText(from: MoveSource): string {
  if (from.zone === 'side') return `your ${nthPile(from.pile, 'side pile').replace(/^the /, '')}`;
  return 'your goal pile';
}

const ZONE_NAMES = { hand: 'hand', goal: 'goal pile', side: 'side piles' } as const;

/** Explains in one sentence why the card can't be taken; `target` is where it was meant to go, in words. */
export function sourceFaultText({ fault, from, card }: SourceFacts, target: string): string {
  const cardLabel = card === undefined ? 'that card' : cardText(card);
  const cardOrAny = card === undefined ? 'a card' : cardLabel;
  const cardOrJoker = card === JOKER ? 'a joker' : cardLabel;
  switch (fault) {
    case 'theirs': {
      const zone = ZONE_NAMES[from.zone as keyof typeof ZONE_NAMES];
      return `You can’t take ${cardOrAny} from your opponent’s ${zone}: you may move only your own cards.`;
    }
    case 'stock':
      return `You can’t move a card from the stock to ${target}: the stock is only for drawing.`;
    case 'centre':
      return `You can’t take ${cardOrAny} from the centre: cards there stay until their pile is complete.`;
    case 'not-held':
      return `You don’t hold ${cardOrJoker}.`;
    case 'not-on-top':
      return `You can’t move ${cardOrJoker}: ${card === JOKER ? 'there isn’t one' : 'it isn’t'} on top of ${pileText(from)}.`;
    case 'nothing-there':
      return `You can’t move a card from ${pileText(from)}: it is empty.`;
    case 'no-such-pile':
      return 'You have only four side piles, and this isn’t one of them.';
    case 'own':
      return `You can’t lay ${cardLabel} there: it is on ${pileText(from)}, and only cards from your hand go on side piles.`;
  }
}
