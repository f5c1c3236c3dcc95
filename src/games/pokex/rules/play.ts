import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { subtractCards } from '../../../cards/card-lists.ts';
import { numeral } from '../../../cards/numerals.ts';
import { count, list, plural } from '../../../cards/words.ts';
import { consequence, definition, permission, type Rule, restriction } from '../../../game/rule.ts';
import { FIELDS } from '../fields.ts';
import { JOKER, PACK } from '../pack.ts';
import { cardsText } from '../texts/words.ts';
import type { PokexAttempt } from './attempt.ts';

interface HandFacts {
  readonly cards: readonly Card[];
  /** Jokers held, perhaps one too few. */
  readonly jokers: number;
  /** Cards aren't held, or fewer times than named; for an unseen hand only the maximum is known. */
  readonly why: 'not-held' | 'too-often' | 'too-often-unseen';
}

/** Distinct cards; both jokers are kept. */
const distinctCards = (cards: readonly Card[]): readonly Card[] =>
  cards.filter((card, i) => card === JOKER || cards.indexOf(card) === i);

/** Cards laid that the hand doesn't hold; else those it holds fewer times than named. */
export function findMissing({ state, hand, move }: PokexAttempt): HandFacts | undefined {
  if (move.type !== 'lay') return undefined;
  const hidden = hand.includes(UNKNOWN);
  // Cards that may be among the unseen ones aren't reported as missing, unless that is the only fault.
  const possible = hidden ? [...hand, ...FIELDS.unseen(state)] : hand;
  const sure = subtractCards(move.cards, possible);
  const held = sure.length > 0 ? possible : hand;
  const cards = subtractCards(move.cards, held);
  if (cards.length === 0) return undefined;
  const lacking = cards.filter((card) => !held.includes(card));
  const jokers = held.filter((card) => card === JOKER).length;
  if (lacking.length > 0) return { cards: distinctCards(lacking), jokers, why: 'not-held' };
  return { cards: [...new Set(cards)], jokers, why: hidden ? 'too-often-unseen' : 'too-often' };
}

/** "one A♠ and one joker": the held copies of cards named too often. */
function heldText({ cards, jokers }: HandFacts): string {
  const text = (card: Card): string =>
    card !== JOKER ? `one ${PACK.text(card)}` : `${numeral(jokers)} ${plural(jokers, 'joker')}`;
  return list(cards.map(text));
}

interface CentrePickFacts {
  readonly cards: readonly Card[];
  readonly why: 'leftmost' | 'needed' | 'not-you' | 'not-there' | 'taken';
}

/** Facts of a wrong centre card, or of a missing one. */
function findPickFacts({ state, move, isPartner }: PokexAttempt): CentrePickFacts | undefined {
  if (move.type !== 'lay') return undefined;
  const { centre } = move;
  const named = centre === undefined ? [] : [centre];
  const breach = (why: CentrePickFacts['why']): CentrePickFacts => ({ cards: named, why });
  if (state.options.centre === 'leftmost') return centre === undefined ? undefined : breach('leftmost');
  // Before there is a leader, the rule doesn't apply.
  if (state.leader === null || state.phase === 'over') return undefined;
  if (!isPartner) return centre === undefined ? undefined : breach('not-you');
  if (state.current !== null) return centre === undefined ? undefined : breach('taken');
  if (centre === undefined) return breach('needed');
  return state.centre.includes(centre) ? undefined : breach('not-there');
}

export const play: readonly Rule<PokexAttempt>[] = [
  consequence({
    id: 'pokex/declarer-leads',
    title: 'The declarer leads',
    law: 'The declarer leads to the first trick.',
  }),
  permission<PokexAttempt>({
    id: 'pokex/any-two',
    title: 'Any two cards',
    law: 'You may lay any two cards of your hand, whatever has been laid before.',
    allows: ({ move }) => move.type === 'lay',
  }),
  restriction<PokexAttempt, { cards: readonly Card[] }>({
    id: 'pokex/two-cards',
    title: 'Exactly two',
    law: 'To each trick you lay exactly two cards.',
    when: ({ move }) => (move.type === 'lay' && move.cards.length !== 2 ? { cards: move.cards } : undefined),
    says: ({ cards }) =>
      cards.length === 0
        ? 'You lay two cards to a trick, and you named none.'
        : `You lay two cards to a trick, not ${cards.length === 1 ? `${cardsText(cards)} alone` : count(cards.length, 'card')}.`,
  }),
  restriction<PokexAttempt, HandFacts>({
    id: 'pokex/from-hand',
    title: 'From your own hand',
    law: 'The cards you lay come from your own hand, each of them once.',
    about: 'cards',
    when: findMissing,
    says: (facts) =>
      ({
        'not-held': `You don’t hold ${cardsText(facts.cards)} to lay.`,
        'too-often': `You have only ${heldText(facts)} to lay.`,
        'too-often-unseen': `You have at most ${heldText(facts)} to lay.`,
      })[facts.why],
  }),
  consequence({
    id: 'pokex/centre-card',
    title: 'One card from the centre',
    law: 'To each trick belongs one card of the row, for both sides; it is taken as the leader’s partner lays, the leftmost unless the partner picks it.',
    notes: {
      'One card or two?':
        'Six cards lie there and six tricks are played, so there is one for each trick and both sides use it.',
      'Which one?':
        '“One card is taken from the center”, says the source, not which. The leftmost is ours, and so is the moment: as the leader’s partner lays.',
    },
  }),
  restriction<PokexAttempt, CentrePickFacts>({
    id: 'pokex/centre-pick',
    title: 'Who picks the centre card',
    law: 'Under the house rule “the leader’s partner picks it”, the leader’s partner, and nobody else, names one card of the row as they lay; otherwise nobody names one.',
    when: findPickFacts,
    says: ({ why, cards }) =>
      ({
        leftmost: `You name ${cardsText(cards)} as the centre card, but the next from the left is taken by itself.`,
        needed: 'You are the leader’s partner: name a card of the row as you lay.',
        'not-you': `You name ${cardsText(cards)} as the centre card, but the leader’s partner picks it.`,
        'not-there': `You name ${cardsText(cards)}, which doesn’t lie in the row.`,
        taken: `You name ${cardsText(cards)} as the centre card, but this trick has one already.`,
      })[why],
  }),
  consequence({
    id: 'pokex/lay-order',
    title: 'Who lays when',
    law: 'The leader lays first and their partner next, then the leader’s left-hand neighbour and then the right-hand one; under the house rule “clockwise” it goes round the table.',
    notes: {
      'Which of the opponents first?':
        'The source has leader and partner lay, and then “opponents”. The left-hand one first is ours.',
    },
  }),
  definition({
    id: 'pokex/hand-of-five',
    title: 'A hand of five',
    law: 'A side’s hand is its four cards and the centre card.',
  }),
  definition({
    id: 'pokex/ranking',
    title: 'Poker hands',
    law: 'From the best down: five of a kind, straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, a pair, high card; equal kinds go by rank, never by suit, and an ace may also be the low end of a straight.',
  }),
  definition({
    id: 'pokex/wild',
    title: 'Wild cards',
    law: 'A wild card stands for whatever makes the best hand; in a flush or a straight all five ranks differ.',
    notes: {
      'Wild, or just high?':
        'The source lists the joker above the ace and says no more. Poker hands with jokers are played wild, and the inventor’s own rules say so. The other reading is a house rule: a rank above the ace, which belongs to no straight and no flush.',
    },
  }),
  consequence({
    id: 'pokex/trick-won',
    title: 'Winning a trick',
    law: 'The side whose five cards make the better hand wins the trick; it counts one.',
  }),
  consequence({
    id: 'pokex/trick-tie',
    title: 'Equal hands',
    law: 'Between equal hands the one with fewer wild cards wins, and if these are equal too, the leading side; house rules may give it to the leading side at once, or to nobody.',
    notes: {
      'Where the source is silent':
        'It doesn’t say what happens with equal hands. The inventor’s game breaks the tie by fewer wild cards; after that the hand that lay there first keeps the trick. The centre card counts for both, and so does every card of a wild rank, however it is used.',
    },
  }),
  consequence({
    id: 'pokex/next-lead',
    title: 'The next lead',
    law: 'To the next trick the next player clockwise leads; under the house rule “the side that won”, whoever laid first on the winning side.',
  }),
  consequence({
    id: 'pokex/all-six',
    title: 'All six are played',
    law: 'All six tricks are played, also when the bid is safe or lost.',
  }),
];
