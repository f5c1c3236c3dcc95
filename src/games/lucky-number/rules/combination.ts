import type { Card } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { numeral } from '../../../cards/numerals.ts';
import { countNoun, joinWords, plural } from '../../../cards/words.ts';
import { definition, type Facts, permission, type Restriction, restriction } from '../../../game/rule.ts';
import { isAce, isNatural, PACK } from '../pack.ts';
import { baseOf, type CombinationBase, gapsIn, runOrder, totalsOf } from '../play/combination.ts';
import { matches } from '../play/match.ts';
import { laidCards } from '../state.ts';
import { baseText, cardsFirst, cardsText, ranksText, suitText } from '../texts/words.ts';
import type { LuckyAttempt, TriedCombination } from './attempt.ts';

type Spec<F extends Facts> = Parameters<typeof restriction<LuckyAttempt, F>>[0];

/** A restriction on combinations; it doesn't apply to other moves. */
function combinationRule<F extends Facts>(
  spec: Omit<Spec<F>, 'when'> & { when(combination: TriedCombination, attempt: LuckyAttempt): F | undefined },
): Restriction<LuckyAttempt> {
  return restriction<LuckyAttempt, F>({ ...spec, when: (a) => a.combination && spec.when(a.combination, a) });
}

/** Explains several totals: aces that count 1 or 12, and the place of the joker in a run. */
function choiceText({ like, naturals, jokers, totals }: CombinationBase, aces: readonly Card[]): string {
  const jokerNote = like === 'run' && jokers.length > 0 && totals.length > 1 ? ', wherever the joker stands' : '';
  const hasAceInBase = naturals.some(isAce);
  const isSetOfAces = like === 'set' && hasAceInBase;
  if (aces.length === 0 && !isSetOfAces) return jokerNote;
  const aceNote = `with the ${hasAceInBase && !isSetOfAces ? 'extra ' : ''}${plural(isSetOfAces ? 2 : aces.length, 'ace')} as 1 or 12`;
  return ` ${aceNote}${jokerNote}`;
}

const baseSize = ({ move }: TriedCombination): number => move.cards.length;

export const combinationRules = [
  permission<LuckyAttempt>({
    id: 'lucky-number/combine',
    title: 'Laying a combination',
    law: 'Instead of a single card, you may lay a combination. A combination needn’t match the top card, unless you have agreed that it must.',
    allows: ({ move }) => move.type === 'combine',
  }),
  combinationRule<Facts>({
    id: 'lucky-number/combo-kind',
    title: 'A set or a run',
    law: 'A combination is a set or a run, with or without extra aces.',
    when: ({ base }) => (base.like === 'nothing' ? { cards: base.naturals } : undefined),
    says: ({ cards }) => `${cardsText(cards)} don’t share a rank or a suit, so they are neither a set nor a run.`,
  }),
  combinationRule<Facts & { base: number }>({
    id: 'lucky-number/combo-size',
    title: 'At least three cards',
    law: 'A set or run has at least three cards. A joker in it counts as one of them; extra aces don’t. (House rule: two cards are enough.)',
    notes: {
      '“More than 2”, or “at least 2”?':
        'The source says both. With at least three cards, every list of points it prints comes out exactly, so we play with three. Two is a fair house rule for a player whose number is 5.',
    },
    when: (tried, { state }) =>
      baseSize(tried) < state.options.base ? { cards: tried.move.cards, base: state.options.base } : undefined,
    says: ({ cards, base }) => {
      const minText = base === 2 ? 'two' : 'three';
      if (cards.length === 0) return `Your combination has no set or run, which needs at least ${minText} cards.`;
      const predicate = agree(cards, 'are only two cards', 'is only one card');
      return `${cardsFirst(cards)} ${predicate}: a set or run needs at least ${minText}, not counting extra aces.`;
    },
  }),
  combinationRule<SetFault>({
    id: 'lucky-number/combo-set',
    title: 'A set has each suit once',
    law: 'A set is made of cards of one rank, all of different suits, so it has four cards at most.',
    when: ({ base }) => setFault(base),
    says({ cards, suits, jokers }) {
      if (suits.length > 0)
        return `${cardsText(suits)} ${agree(suits, 'are', 'is')} in your set twice, and a set may have only one card of each suit.`;
      const five = cards.length + jokers === 5 ? 'five' : 'more than five';
      return `${cardsText(cards)} with ${jokers === 1 ? 'a joker' : countNoun(jokers, 'joker')} would be a set of ${five}, but there are only four suits.`;
    },
  }),
  combinationRule<RunFault>({
    id: 'lucky-number/combo-run',
    title: 'A run has no gaps',
    law: 'A run is made of one suit in order, without gaps or repeats. An ace goes before the 2, after the king, or between them. (House rule: never between them.)',
    notes: {
      'Round the corner':
        'The source prints K♣ A♣ 2♣ 3♣ and counts 17 points. So a run may go round the corner, from the king past the ace to the 2, and the ace in the middle counts 1.',
    },
    when: ({ base }, { state }) => runFault(base, state.options.wrap),
    says({ cards, twice, wouldWrap, hasJoker }) {
      if (twice.length > 0) return `${cardsText(twice)} ${agree(twice, 'are', 'is')} in your run twice.`;
      if (wouldWrap) return `${baseText(cards)} go round the corner, and at this table an ace comes first or last.`;
      const gaps = gapsIn(cards);
      const missing = gaps.length > 4 ? '' : `: the ${ranksText(gaps)} ${agree(gaps, 'are', 'is')} missing`;
      return `${baseText(cards)} don’t follow one another${hasJoker ? ', not even with a joker' : ''}${missing}.`;
    },
  }),
  combinationRule<Facts & { jokers: number; as: Card | undefined; shaped: boolean; naturals: readonly Card[] }>({
    id: 'lucky-number/combo-joker',
    title: 'One joker, one card',
    law: 'A combination has at most one joker, with at least two other cards in its set or run. The joker stands for one card that fits; you may say which.',
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
      if (jokers > 1) return `You can’t use ${numeral(jokers)} jokers: a combination may have only one.`;
      if (jokers === 0)
        return `You say what the joker stands for (${PACK.text(as as Card)}), but there is no joker in your set or run.`;
      if (naturals.length < 2) {
        const besideText = naturals.length === 0 ? 'nothing' : `only ${cardsText(naturals)}`;
        return `The joker has ${besideText} with it: a set or run needs at least two cards that aren’t jokers.`;
      }
      return as !== undefined && shaped
        ? `The joker can’t be ${PACK.text(as)} with ${cardsText(naturals)}.`
        : `${cardsText(naturals)} don’t make a set or a run with one joker.`;
    },
  }),
  combinationRule<Facts & { totals: readonly number[]; lucky: number | null; choice: string }>({
    id: 'lucky-number/combo-lucky',
    title: 'Exactly your number',
    law: 'All the cards of a combination, extra aces included, must add up to exactly your lucky number. If an ace may count 1 or 12, you choose which.',
    when: ({ move, totals, base }, { state, seat }) => {
      const lucky = state.lucky[seat] ?? null;
      if (totals.length === 0 || (lucky !== null && totals.includes(lucky))) return undefined;
      return { cards: [...runOrder(move.cards), ...move.aces], totals, lucky, choice: choiceText(base, move.aces) };
    },
    says({ cards, totals, lucky, choice }) {
      const totalsText = joinWords(totals.map(String), 'or');
      const need = lucky === null ? 'your number isn’t known' : `you need ${lucky}`;
      return `${cardsFirst(cards)} ${agree(cards, 'make', 'makes')} ${totalsText}${choice}, and ${need}.`;
    },
  }),
  definition({
    id: 'lucky-number/ace-in-run',
    title: 'The ace in a run',
    law: 'An ace in a run counts 1 if a 2, or a joker standing for one, comes next. Anywhere else in a run, an ace counts 12.',
  }),
  definition({
    id: 'lucky-number/ace-in-set',
    title: 'Aces in a set',
    law: 'Each ace in a set of aces counts 1 or 12, as you choose, and so does a joker that stands for an ace.',
    notes: {
      'A set of aces':
        'The source shows no set of aces. It says that you can decide for yourself whether an ace is 1 or 12, so you decide for each ace of the set.',
    },
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/add-aces',
    title: 'Extra aces',
    law: 'You may add any number of extra aces, of any suits, to a set or run. Each extra ace counts 1 or 12, as you choose.',
    notes: {
      '“♣A♦A♥A♠A”':
        'In two of its examples the source writes four aces in a row after 2♦ 3♦ 4♦, without plus signs, and gives the total as “= 10 or 21”. That is 9 plus one ace, as 1 or 12. So the row means any one of the four aces.',
    },
    allows: ({ move }) => move.type === 'combine' && move.aces.length > 0,
  }),
  combinationRule<Facts>({
    id: 'lucky-number/extra-aces',
    title: 'Only aces may be added',
    law: 'Only aces may be added to a set or run; a joker can’t be an extra ace.',
    notes: {
      'Not even a joker?':
        'The source calls the joker an “extra/missing card” in combinations. We let it stand for a card of the set or run, and not for an ace beside it.',
    },
    when: ({ nonAces }) => (nonAces.length > 0 ? { cards: nonAces } : undefined),
    says: ({ cards }) => `You can’t add ${cardsText(cards)}: only aces may be added to a set or run.`,
  }),
  combinationRule<Facts & { top: Card; suit: string }>({
    id: 'lucky-number/combo-match',
    title: 'A combination that matches',
    law: 'Under the house rule, at least one card of a combination must match the top card, even if that combination answers another. An extra ace may match; a joker can’t.',
    when: ({ move }, { state, top, laid }) => {
      if (!state.options.comboMatch || !isNatural(top)) return undefined;
      if (laid.some((card) => matches(state, card))) return undefined;
      return { cards: laidCards(move), top, suit: state.suit === null ? '' : suitText(state.suit) };
    },
    says: ({ cards, top, suit }) => {
      const criterion = suit === '' ? `matches ${PACK.text(top)}` : `is a jack or a card of the named suit, ${suit}`;
      return cards.length === 0
        ? 'You haven’t named a card, so nothing matches.'
        : `At this table a combination has to match, and nothing in ${cardsText(cards)} ${criterion}.`;
    },
  }),
  combinationRule<Facts & { top: Card | null; hasNaturals: boolean }>({
    id: 'lucky-number/combo-top',
    title: 'Which card ends up on top',
    law: 'You choose which card of your combination ends up on top: an extra ace is allowed, the joker isn’t. If you don’t say, it is the last card you laid.',
    notes: {
      'The card on top':
        'The source doesn’t say which card of a combination ends up on top. We let you choose, but not the joker, because any card could follow it.',
    },
    when: ({ move }, { laid }) => {
      const { top } = move;
      if (laid.length === 0 && top === null) return undefined;
      if (top !== null && isNatural(top) && laid.includes(top)) return undefined;
      return { cards: top === null ? laid : [top], top, hasNaturals: laid.some(isNatural) };
    },
    says: ({ top, hasNaturals }) =>
      top !== null && isNatural(top)
        ? `${PACK.text(top)} can’t end up on top: it isn’t in your combination.`
        : `A joker can’t end up on top of a combination${hasNaturals ? ': choose one of the other cards' : ', and yours has no other card'}.`,
  }),
  definition({
    id: 'lucky-number/combo-plain',
    title: 'Special cards in a combination',
    law: 'In a combination, special cards such as a 7, 8, jack, king or ace only count their points. For matching, only the card on top matters.',
    notes: {
      'No effect in a combination':
        'The source says that an ace or joker makes the next player draw “as a single card”. It doesn’t say this of the 7, 8, jack and king; we treat them the same way.',
    },
  }),
];

/** Cards that occur more than once, each listed once. */
const twiceIn = (cards: readonly Card[]): Card[] => [...new Set(cards.filter((card, i) => cards.indexOf(card) < i))];

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
  readonly wouldWrap: boolean;
  readonly hasJoker: boolean;
}

export function runFault({ naturals, jokers, like, shaped }: CombinationBase, mayWrap: boolean): RunFault | undefined {
  if (like !== 'run' || shaped) return undefined;
  const twice = twiceIn(naturals);
  // With two jokers gaps don't matter: one joker has to go first.
  if (jokers.length > 1 && twice.length === 0) return undefined;
  // A whole suit is a run already, so no card is left for the joker to stand for.
  if (totalsOf(naturals, mayWrap).length > 0) return undefined;
  const wouldWrap = !mayWrap && baseOf([...naturals, ...jokers], undefined, true).shaped;
  return { cards: naturals, twice, wouldWrap, hasJoker: jokers.length > 0 };
}
