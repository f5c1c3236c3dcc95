import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { subtractCards } from '../../../cards/card-lists.ts';
import { numeral } from '../../../cards/numerals.ts';
import { joinWords, plural } from '../../../cards/words.ts';
import { consequence, definition, permission, type Rule, restriction } from '../../../game/rule.ts';
import { FIELDS } from '../fields.ts';
import { JOKER, PACK } from '../pack.ts';
import { cardsText } from '../texts/words.ts';
import type { PokexAttempt } from './attempt.ts';

interface HandFacts {
  readonly cards: readonly Card[];
  /** Number of jokers that the hand holds, or could hold at most if it has unseen cards. */
  readonly jokers: number;
  /** Whether cards aren't held at all, or too few copies; with unseen cards only the maximum is known. */
  readonly why: 'not-held' | 'too-often' | 'too-often-unseen';
}

/** Distinct cards; both jokers are kept. */
const distinctCards = (cards: readonly Card[]): readonly Card[] =>
  cards.filter((card, i) => card === JOKER || cards.indexOf(card) === i);

/** Finds laid cards that the hand doesn't hold, else those of which it holds too few copies. */
export function findMissing({ state, hand, move }: PokexAttempt): HandFacts | undefined {
  if (move.type !== 'lay') return undefined;
  const hasUnseen = hand.includes(UNKNOWN);
  // Cards that may be among the unseen ones aren't reported as missing, unless that is the only fault.
  const possible = hasUnseen ? [...hand, ...FIELDS.unseen(state)] : hand;
  const surelyMissing = subtractCards(move.cards, possible);
  const heldCards = surelyMissing.length > 0 ? possible : hand;
  const cards = subtractCards(move.cards, heldCards);
  if (cards.length === 0) return undefined;
  const lacking = cards.filter((card) => !heldCards.includes(card));
  const jokers = heldCards.filter((card) => card === JOKER).length;
  if (lacking.length > 0) return { cards: distinctCards(lacking), jokers, why: 'not-held' };
  return { cards: [...new Set(cards)], jokers, why: hasUnseen ? 'too-often-unseen' : 'too-often' };
}

/** Lists the copies held of cards laid too often: "one A♠ and one joker". */
function heldText({ cards, jokers }: HandFacts): string {
  const text = (card: Card): string =>
    card !== JOKER ? `one ${PACK.text(card)}` : `${numeral(jokers)} ${plural(jokers, 'joker')}`;
  return joinWords(cards.map(text));
}

interface CentrePickFacts {
  readonly cards: readonly Card[];
  readonly why: 'leftmost' | 'needed' | 'not-you' | 'not-there' | 'taken';
}

/** Facts of a wrong centre card, or of a missing one. */
function findPickFacts({ state, move, isPartner }: PokexAttempt): CentrePickFacts | undefined {
  if (move.type !== 'lay') return undefined;
  const { centre } = move;
  const pickedCards = centre === undefined ? [] : [centre];
  const breach = (why: CentrePickFacts['why']): CentrePickFacts => ({ cards: pickedCards, why });
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
    law: 'You may lay any two cards from your hand, whatever has already been laid.',
    allows: ({ move }) => move.type === 'lay',
  }),
  restriction<PokexAttempt, { cards: readonly Card[] }>({
    id: 'pokex/two-cards',
    title: 'Exactly two cards',
    law: 'You must lay exactly two cards to each trick.',
    when: ({ move }) => (move.type === 'lay' && move.cards.length !== 2 ? { cards: move.cards } : undefined),
    says: ({ cards }) =>
      cards.length === 0
        ? 'You must lay two cards to a trick, and you chose none.'
        : `You must lay two cards to a trick, not ${cards.length === 1 ? `${cardsText(cards)} alone` : numeral(cards.length)}.`,
  }),
  restriction<PokexAttempt, HandFacts>({
    id: 'pokex/from-hand',
    title: 'From your own hand',
    law: 'The cards you lay must come from your own hand, and each card can be laid only once.',
    about: 'cards',
    when: findMissing,
    says: (facts) =>
      ({
        'not-held': `You don’t hold ${cardsText(facts.cards)}.`,
        'too-often': `You hold only ${heldText(facts)}.`,
        'too-often-unseen': `You hold at most ${heldText(facts)}.`,
      })[facts.why],
  }),
  consequence({
    id: 'pokex/centre-card',
    title: 'One card from the centre',
    law: 'Each trick uses one card from the row, shared by both sides: the leftmost, taken when the leader’s partner lays, unless a house rule lets the partner pick it.',
    notes: {
      'One card or two?':
        'There are six cards in the row and six tricks to play, so each trick gets one card, and both sides use it.',
      'Which one?':
        '“One card is taken from the center”, says the source; it doesn’t say which, or when. Taking the leftmost when the leader’s partner lays is our reading.',
    },
  }),
  restriction<PokexAttempt, CentrePickFacts>({
    id: 'pokex/centre-pick',
    title: 'Picking the centre card',
    law: 'Under the house rule “the leader’s partner picks it”, the leader’s partner alone picks one card from the row when laying. Otherwise no player picks a card from the row.',
    when: findPickFacts,
    says: ({ why, cards }) =>
      ({
        leftmost: `You picked ${cardsText(cards)} as the centre card, but the next card from the left is always used.`,
        needed: 'You are the leader’s partner: you must pick a card from the row as you lay.',
        'not-you': `You picked ${cardsText(cards)} as the centre card, but only the leader’s partner picks it.`,
        'not-there': `You picked ${cardsText(cards)}, which isn’t in the row.`,
        taken: `You picked ${cardsText(cards)} as the centre card, but this trick already has one.`,
      })[why],
  }),
  consequence({
    id: 'pokex/lay-order',
    title: 'The order of laying',
    law: 'The leader lays first, then the leader’s partner, then the leader’s left-hand neighbour, then the right-hand one. Under the house rule “clockwise”, players lay clockwise from the leader.',
    notes: {
      'Which of the opponents first?':
        'In the source the leader and the partner lay, and then the “opponents”. That the left-hand opponent lays first is our reading.',
    },
  }),
  definition({
    id: 'pokex/hand-of-five',
    title: 'A hand of five',
    law: 'A side’s hand in each trick is the four cards its two players lay and the centre card.',
  }),
  definition({
    id: 'pokex/ranking',
    title: 'Poker hands',
    law: 'Poker hands, best first: five of a kind, straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, pair, high card. Between equal kinds ranks decide, never suits; an ace may be low in a straight.',
    notes: {
      'Where five of a kind ranks':
        'The source ranks hands “in accordance with the combinations of cards in poker”. A joker makes five of a kind possible, and we rank it above the straight flush.',
    },
  }),
  definition({
    id: 'pokex/wild',
    title: 'Wild cards',
    law: 'A wild card stands for whichever card makes its side’s hand best. In a flush or a straight, all five ranks must differ.',
    notes: {
      'Wild, or just high?':
        'The source lists the joker above the ace and says no more. In poker jokers are usually wild, and the inventor’s own rules say so. The other reading is a house rule: the joker is a rank above the ace and can’t be part of a straight or a flush.',
      'A second ace in a flush?':
        'The source doesn’t say whether a joker may repeat a rank in a flush. We say no: the five ranks differ, as they do in a flush without jokers.',
    },
  }),
  consequence({
    id: 'pokex/trick-won',
    title: 'Winning a trick',
    law: 'The side whose five cards make the better poker hand wins the trick. Every trick counts the same, however good the hand.',
  }),
  consequence({
    id: 'pokex/trick-tie',
    title: 'Equal hands',
    law: 'A tied trick goes to the hand with fewer wild cards or, if still tied, to the leading side. By house rule, the leading side or neither side wins ties.',
    notes: {
      'Where the source is silent':
        'The source doesn’t say what happens when hands are equal. In the inventor’s game the hand with fewer wild cards wins; if that is equal too, we let the hand laid first keep the trick. A wild centre card counts for both sides, and every card of a wild rank counts, however it is used.',
    },
  }),
  consequence({
    id: 'pokex/next-lead',
    title: 'The next lead',
    law: 'The next player clockwise leads to the next trick. Under the house rule “the side that won”, the lead goes to the player of the winning side who laid first.',
  }),
  consequence({
    id: 'pokex/all-six',
    title: 'All six are played',
    law: 'All six tricks are played, even if the bid is already made or lost.',
  }),
];
