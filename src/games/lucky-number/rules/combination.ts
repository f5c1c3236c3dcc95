import type { Card } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { count, list, plural } from '../../../cards/words.ts';
import { definition, type Facts, permission, type Restriction, restriction } from '../../../game/rule.ts';
import { isAce, isNatural, PACK } from '../pack.ts';
import { type CombinationBase, gapsIn, totalsOf } from '../play/combination.ts';
import { matches } from '../play/match.ts';
import { laidCards } from '../state.ts';
import { baseText, cardsFirst, cardsText, ranksText, suitText } from '../texts/words.ts';
import type { LuckyAttempt, TriedCombination } from './attempt.ts';

type Spec<F extends Facts> = Parameters<typeof restriction<LuckyAttempt, F>>[0];

/** A restriction on combinations; it doesn't apply to other moves. */
function combinationRule<F extends Facts>(
  spec: Omit<Spec<F>, 'when'> & { when(tried: TriedCombination, attempt: LuckyAttempt): F | undefined },
): Restriction<LuckyAttempt> {
  return restriction<LuckyAttempt, F>({ ...spec, when: (a) => a.combo && spec.when(a.combo, a) });
}

/** Explains several totals: the place of the joker in a run, and aces that count 1 or 12. */
function choiceText({ like, naturals, jokers, totals }: CombinationBase, aces: readonly Card[]): string {
  const stands = like === 'run' && jokers.length > 0 && totals.length > 1 ? 'wherever the joker stands' : '';
  const inBase = naturals.some(isAce);
  const ofAces = like === 'set' && inBase;
  if (aces.length === 0 && !ofAces) return stands === '' ? '' : `${stands}, `;
  const free = `with the ${inBase && !ofAces ? 'extra ' : ''}${plural(ofAces ? 2 : aces.length, 'ace')} as 1 or 12`;
  return stands === '' ? `${free} ` : `${stands} and ${free}, `;
}

const baseSize = ({ move }: TriedCombination): number => move.cards.length;

export const combination = [
  permission<LuckyAttempt>({
    id: 'lucky-number/combine',
    title: 'Laying a combination',
    law: 'Instead of a single card you may lay a combination; it need not match the card on top, unless you have agreed that it must.',
    allows: ({ move }) => move.type === 'combine',
  }),
  combinationRule<Facts>({
    id: 'lucky-number/combo-kind',
    title: 'A set or a run',
    law: 'A combination is a set or a run; extra aces are looked at apart.',
    when: ({ base }) => (base.like === 'nothing' ? { cards: base.naturals } : undefined),
    says: ({ cards }) =>
      `${cardsText(cards)} are neither of one rank nor of one suit, so they are no set and no run.`,
  }),
  combinationRule<Facts & { base: number }>({
    id: 'lucky-number/combo-size',
    title: 'Three cards at least',
    law: 'A set or run has at least three cards; its joker counts among them, extra aces don’t. (With the house rule, two are enough.)',
    notes: {
      '“More than 2”, or “at least 2”?':
        'The source says both. With a base of three every list of points it prints comes out exactly, so three it is. Two is a fair house rule for whoever was given a 5.',
    },
    when: (tried, { state }) =>
      baseSize(tried) < state.options.base
        ? { cards: tried.move.cards, base: state.options.base }
        : undefined,
    says: ({ cards, base }) => {
      const least = base === 2 ? 'two' : 'three';
      if (cards.length === 0) return `You name no set or run: it takes at least ${least} cards.`;
      const are = agree(cards, 'are two cards', 'is one card');
      return `${cardsFirst(cards)} ${are}, and a set or run has at least ${least}, extra aces not counted.`;
    },
  }),
  combinationRule<SetFault>({
    id: 'lucky-number/combo-set',
    title: 'A set has each suit once',
    law: 'A set is two or more cards of one rank, all of different suits: four at the most.',
    when: ({ base }) => setFault(base),
    says({ cards, suits, jokers }) {
      if (suits.length > 0)
        return `${cardsText(suits)} ${agree(suits, 'are', 'is')} in your set twice, and a set has each suit once.`;
      const five = cards.length + jokers === 5 ? 'five' : 'more than five';
      return `${cardsText(cards)} with ${jokers === 1 ? 'a joker' : count(jokers, 'joker')} would be a set of ${five}, and there are four suits.`;
    },
  }),
  combinationRule<RunFault>({
    id: 'lucky-number/combo-run',
    title: 'A run follows on',
    law: 'A run is of one suit, each card one higher than the one before it and none twice; the ace stands before the 2 or after the king, and after king and ace it may go on with the 2, unless you have agreed that an ace comes first or last.',
    notes: {
      'Round the corner':
        'The source prints K♣ A♣ 2♣ 3♣ and counts 17 points. So runs go round the corner, and the ace in the middle counts 1.',
    },
    when: ({ base }, { state }) => runFault(base, state.options.wrap),
    says({ cards, twice, corner, joker }) {
      if (twice.length > 0) return `${cardsText(twice)} ${agree(twice, 'are', 'is')} in your run twice.`;
      if (corner)
        return `${baseText(cards)} go round the corner, and at this table an ace comes first or last.`;
      const gaps = gapsIn(cards);
      const missing = gaps.length > 4 ? '' : `: ${ranksText(gaps)} ${agree(gaps, 'are', 'is')} missing`;
      return `${baseText(cards)} don’t follow one another${joker ? ', not even with a joker' : ''}${missing}.`;
    },
  }),
  combinationRule<
    Facts & { jokers: number; as: Card | undefined; shaped: boolean; naturals: readonly Card[] }
  >({
    id: 'lucky-number/combo-joker',
    title: 'One joker, one card',
    law: 'A combination has at most one joker beside at least two other cards of its set or run, and the joker stands for exactly one card that is missing or makes it longer: the one you name, if you name one.',
    when: ({ base, move }) => {
      const { jokers, naturals, shaped, shapedAs } = base;
      const { as } = move;
      const facts = { jokers: jokers.length, as, shaped, naturals };
      if (jokers.length > 1) return { ...facts, cards: jokers };
      if (jokers.length === 0) return as === undefined ? undefined : { ...facts, cards: naturals };
      if (naturals.length < 2) return { ...facts, cards: [...naturals, ...jokers] };
      return shapedAs || base.like === 'nothing' ? undefined : { ...facts, cards: [...naturals, ...jokers] };
    },
    says({ jokers, as, shaped, naturals }) {
      if (jokers > 1) return `You use ${jokers} jokers, and a combination has one at most.`;
      if (jokers === 0)
        return `You say what the joker stands for (${PACK.text(as as Card)}), and there is no joker in your set or run.`;
      if (naturals.length < 2) {
        const beside = naturals.length === 0 ? 'nothing' : `only ${cardsText(naturals)}`;
        return `The joker has ${beside} beside it: a set or run has at least two cards that aren’t jokers.`;
      }
      return as !== undefined && shaped
        ? `The joker can’t be ${PACK.text(as)} beside ${cardsText(naturals)}.`
        : `No single card that the joker could be makes a set or a run of ${cardsText(naturals)}.`;
    },
  }),
  combinationRule<Facts & { totals: readonly number[]; lucky: number | null; choice: string }>({
    id: 'lucky-number/combo-lucky',
    title: 'Exactly your number',
    law: 'The points of all its cards, extra aces included, make exactly your own lucky number, with the aces counted as suits you best.',
    when: ({ move, totals, base }, { state, seat }) => {
      const lucky = state.lucky[seat] ?? null;
      if (totals.length === 0 || (lucky !== null && totals.includes(lucky))) return undefined;
      return { cards: laidCards(move), totals, lucky, choice: choiceText(base, move.aces) };
    },
    says({ cards, totals, lucky, choice }) {
      const made = list(totals.map(String), 'or');
      const need = lucky === null ? 'nobody has said what your number is' : `you need ${lucky}`;
      return `${cardsFirst(cards)}: ${choice}this makes ${made}, and ${need}.`;
    },
  }),
  definition({
    id: 'lucky-number/ace-in-run',
    title: 'The ace in a run',
    law: 'An ace in a run counts 1 if a 2, or a joker as the 2, comes right after it, and 12 anywhere else.',
  }),
  definition({
    id: 'lucky-number/ace-in-set',
    title: 'Aces in a set',
    law: 'In a set of aces each counts 1 or 12 by itself, a joker standing for an ace too.',
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/add-aces',
    title: 'Extra aces',
    law: 'To a set or run you may add any number of aces of any suits, each counted 1 or 12 by itself.',
    notes: {
      '“♣A♦A♥A♠A”':
        'In two of its examples the source writes four aces in a row without plus signs: 2♦ 3♦ 4♦ with these “= 10 or 21”. That is 9 and one ace, 1 or 12. So the row means: any one of them.',
    },
    allows: ({ move }) => move.type === 'combine' && move.aces.length > 0,
  }),
  combinationRule<Facts>({
    id: 'lucky-number/extra-aces',
    title: 'Nothing but aces beside it',
    law: 'What you add to a set or run is aces and nothing else, not even a joker.',
    when: ({ strangers }) => (strangers.length > 0 ? { cards: strangers } : undefined),
    says: ({ cards }) => `You add ${cardsText(cards)} to your combination, and only aces may be added.`,
  }),
  combinationRule<Facts & { top: Card; suit: string }>({
    id: 'lucky-number/combo-match',
    title: 'A combination that matches',
    law: 'With the house rule, a combination contains a natural card, extra aces included, that matches the card on top; in an answer too.',
    when: ({ move }, { state, top, laid }) => {
      if (!state.options.comboMatch || !isNatural(top)) return undefined;
      if (laid.some((card) => matches(state, card))) return undefined;
      return { cards: laidCards(move), top, suit: state.suit === null ? '' : suitText(state.suit) };
    },
    says: ({ cards, top, suit }) => {
      const what = suit === '' ? `matches ${PACK.text(top)}` : `is a jack or of the suit named, ${suit}`;
      return cards.length === 0
        ? 'You name no card at all, so nothing matches.'
        : `At this table a combination has to match, and nothing in ${cardsText(cards)} ${what}.`;
    },
  }),
  combinationRule<Facts & { top: Card | null; others: boolean }>({
    id: 'lucky-number/combo-top',
    title: 'Which card ends on top',
    law: 'Whoever lays a combination chooses which of its cards ends on top, extra aces included; it is never the joker, and without a word it is the last one laid.',
    when: ({ move }, { laid }) => {
      const { top } = move;
      if (laid.length === 0 && top === null) return undefined;
      if (top !== null && isNatural(top) && laid.includes(top)) return undefined;
      return { cards: top === null ? laid : [top], top, others: laid.some(isNatural) };
    },
    says: ({ top, others }) =>
      top !== null && isNatural(top)
        ? `${PACK.text(top)} can’t end on top: it is not among the cards of your combination.`
        : `A joker can’t end on top of a combination${others ? ': choose one of its other cards' : ', and you name nothing else'}.`,
  }),
  definition({
    id: 'lucky-number/combo-plain',
    title: 'Cards among others',
    law: 'Cards laid in a combination do nothing of their own: a 7, an 8, a jack, a king or an ace in it is only worth its points, and only the top card has a say in what matches next.',
  }),
];

/** Cards that occur more than once, each listed once. */
const twiceIn = (cards: readonly Card[]): Card[] => [
  ...new Set(cards.filter((card, i) => cards.indexOf(card) < i)),
];

interface SetFault {
  readonly cards: readonly Card[];
  readonly suits: readonly Card[];
  readonly jokers: number;
}

/** Why cards of one rank aren't a set: repeated suits, or a fifth card; undefined if they are. */
export function setFault({ naturals, jokers, like }: CombinationBase): SetFault | undefined {
  if (like !== 'set') return undefined;
  const suits = twiceIn(naturals);
  return suits.length > 0 || naturals.length + jokers.length > 4
    ? { cards: naturals, suits, jokers: jokers.length }
    : undefined;
}

/** Why cards of one suit aren't a run. */
interface RunFault {
  readonly cards: readonly Card[];
  readonly twice: readonly Card[];
  /** Whether it would be a run if runs could wrap. */
  readonly corner: boolean;
  readonly joker: boolean;
}

export function runFault(
  { naturals, jokers, like, shaped }: CombinationBase,
  wrap: boolean,
): RunFault | undefined {
  if (like !== 'run' || shaped) return undefined;
  const twice = twiceIn(naturals);
  // With two jokers gaps don't matter: one joker has to go first.
  if (jokers.length > 1 && twice.length === 0) return undefined;
  // A whole suit is a run; only the joker has no place.
  if (totalsOf(naturals, wrap).length > 0) return undefined;
  const corner = !wrap && jokers.length === 0 && totalsOf(naturals, true).length > 0;
  return { cards: naturals, twice, corner, joker: jokers.length > 0 };
}
