import type { Card } from '../../../cards/card.ts';
import { permission, restriction } from '../../../game/rule.ts';
import { isJoker, JOKER, namedJoker, rankOf } from '../pack.ts';
import { findMisfit, type Misfit } from '../play/misfit.ts';
import type { SpiteState } from '../state.ts';
import { cardText, rankWord, withArticle } from '../texts/words.ts';
import { markedCards, type SpiteAttempt } from './attempt.ts';
import { findSourceFacts, type SourceFacts, sourceFaultText } from './source-fault.ts';

/**
 * Facts of a card that isn't from the hand, including the goal card and side cards, which may only go to the centre.
 */
function findSourceBreach(attempt: SpiteAttempt): SourceFacts | undefined {
  const { toSide, card } = attempt;
  if (!toSide) return undefined;
  const sourceFacts = findSourceFacts(attempt);
  if (sourceFacts || toSide.from.zone === 'hand') return sourceFacts;
  return { fault: 'own', from: toSide.from, card, cards: markedCards(attempt) };
}

interface MisfitFacts {
  readonly cards: readonly Card[];
  readonly card: Card;
  readonly top: Card;
}

/** The card and the top of the pile, if this is the rule it breaks. */
function findMisfitFacts(attempt: SpiteAttempt, misfit: Misfit): MisfitFacts | undefined {
  const { state, toSide, card, onto } = attempt;
  const top = onto?.at(-1);
  if (!toSide || card === undefined || !onto || top === undefined) return undefined;
  const as = toSide.to.zone === 'side' ? toSide.to.as : undefined;
  if (findMisfit(state, onto, card, as) !== misfit) return undefined;
  return {
    cards: markedCards(attempt),
    card: card === JOKER && as !== undefined ? namedJoker(as) : card,
    top,
  };
}

function isTheirSide({ toSide, seat }: SpiteAttempt): boolean {
  return toSide?.to.zone === 'side' && (toSide.to.seat ?? seat) !== seat;
}

/** Whether a joker goes from the hand to a side pile without a name. */
function isNameless({ state, toSide, card }: SpiteAttempt): boolean {
  return (
    state.options.sideJoker === 'named' &&
    card === JOKER &&
    toSide?.to.zone === 'side' &&
    toSide.from.zone === 'hand' &&
    toSide.to.as === undefined
  );
}

const countCentrePiles = ({ centre }: SpiteState): number => centre.filter(({ length }) => length > 0).length;

/** The number of centre piles as a clause: "there are only three". */
function centrePilesText(pileCount: number): string {
  return ['there are none', 'there is only one', 'there are only two', 'there are only three'][pileCount] ?? '';
}

export const sideRules = [
  permission<SpiteAttempt>({
    id: 'spite-and-malice/to-side',
    title: 'Laying a side card',
    law: 'You may lay a card from your hand on one of your side piles.',
    allows: ({ toSide }) => toSide !== undefined,
  }),
  restriction<SpiteAttempt, SourceFacts>({
    id: 'spite-and-malice/side-from-hand',
    title: 'From your hand only',
    law: 'Only cards from your hand go on your side piles: never your goal card, and never the top of another side pile, not even to fill an empty place.',
    about: ({ fault }) => (fault === 'own' ? 'move' : 'cards'),
    when: findSourceBreach,
    says: (facts) => sourceFaultText(facts, 'a side pile'),
  }),
  restriction<SpiteAttempt, { cards: readonly Card[]; card: Card | undefined }>({
    id: 'spite-and-malice/side-own',
    title: 'Your own side piles only',
    law: 'You may lay cards on your own side piles only, never on your opponent’s.',
    when: (attempt) => (isTheirSide(attempt) ? { cards: markedCards(attempt), card: attempt.card } : undefined),
    says: ({ card }) =>
      `You can’t lay ${card === undefined ? 'a card' : cardText(card)} there: that is your opponent’s side pile.`,
  }),
  restriction<SpiteAttempt, { cards: readonly Card[]; card: Card | undefined; isOpponents: boolean }>({
    id: 'spite-and-malice/side-four',
    title: 'Four side piles',
    law: 'You have four side piles and no more.',
    when: (attempt) =>
      attempt.toSide && attempt.onto === undefined
        ? { cards: markedCards(attempt), card: attempt.card, isOpponents: isTheirSide(attempt) }
        : undefined,
    says: ({ card, isOpponents }) =>
      isOpponents
        ? `You can’t lay ${card === undefined ? 'a card' : cardText(card)} there: your opponent has only four side piles.`
        : `You can’t start a fifth side pile${card === undefined ? '' : ` with ${cardText(card)}`}: you have only four places.`,
  }),
  permission<SpiteAttempt>({
    id: 'spite-and-malice/side-start',
    title: 'Any card starts a side pile',
    law: 'An empty place among your side piles takes any card from your hand.',
    allows: ({ toSide, onto }) => toSide !== undefined && onto?.length === 0,
  }),
  restriction<SpiteAttempt, MisfitFacts & { readonly takesLower: boolean }>({
    id: 'spite-and-malice/side-build',
    title: 'The same rank or one lower',
    law: 'A side pile takes a card of the same rank as its top card or one lower, in any suit. (House rule: any card.)',
    notes: {
      'One lower':
        'The source says “in descending order” and shows a 5 on a 6. We take that to mean exactly one lower, not any lower card.',
    },
    when: (attempt) => {
      const misfit = findMisfitFacts(attempt, 'build');
      if (!misfit) return undefined;
      const rank = rankOf(misfit.top);
      // A rank that the pile may not take yet isn't offered.
      return {
        ...misfit,
        takesLower: rank > 0 && findMisfit(attempt.state, [misfit.top], namedJoker(rank - 1)) === null,
      };
    },
    says: ({ card, top, takesLower }) => {
      const rank = rankOf(top);
      const sameRankText = rank === 0 ? 'another ace goes there' : `another ${rankWord(rank)} goes there for now`;
      const fits = takesLower ? `${withArticle(rank)} or ${withArticle(rank - 1)} goes there` : sameRankText;
      return `You can’t lay ${cardText(card)} on ${cardText(top)}: only ${fits}.`;
    },
  }),
  restriction<SpiteAttempt, MisfitFacts & { readonly pileCount: number }>({
    id: 'spite-and-malice/side-low',
    title: 'Twos and aces have to wait',
    law: 'Side piles take a 2 on a 3, or an ace on a 2, only while there are four piles in the centre.',
    notes: {
      'While, or from then on?':
        'The source allows it “after building the central stacks”. We take that to mean while there are four piles in the centre. When one is completed and cleared, you have to wait until its place is filled again.',
    },
    when: (attempt) => {
      const misfit = findMisfitFacts(attempt, 'low');
      return misfit && { ...misfit, pileCount: countCentrePiles(attempt.state) };
    },
    says: ({ card, top, pileCount }) =>
      `You can’t lay ${cardText(card)} on ${cardText(top)} yet: that needs four piles in the centre, and ${centrePilesText(pileCount)}.`,
  }),
  restriction<
    SpiteAttempt,
    { cards: readonly Card[]; why: 'nameless' | 'misfit' | 'frozen' | 'two-jokers'; misfit: MisfitFacts | null }
  >({
    id: 'spite-and-malice/side-joker',
    title: 'A joker takes a name',
    law: 'You name a rank that fits when you lay a joker on a side pile, and the joker keeps it there. (House rule: nameless, and nothing goes on it.)',
    notes: {
      'Why a name?':
        'The source only says that a joker on a side pile may go on to the centre. With a name, both players know what may be laid on it. Some tables leave it nameless, and nothing may be laid on it: see the house rule.',
    },
    when: (attempt) => {
      const { card } = attempt;
      if (isNameless(attempt)) return { cards: [JOKER], why: 'nameless', misfit: null };
      const misfit = findMisfitFacts(attempt, 'joker');
      if (!misfit || card === undefined) return undefined;
      const why = misfit.top !== JOKER ? 'misfit' : isJoker(card) ? 'two-jokers' : 'frozen';
      return { cards: misfit.cards, why, misfit };
    },
    says: ({ why, misfit }) => {
      if (!misfit) return 'You have to name a rank for the joker when you lay it on a side pile.';
      if (why === 'two-jokers') return 'You can’t lay a joker on another joker: at this table nothing goes on a joker.';
      if (why === 'frozen')
        return `You can’t lay ${cardText(misfit.card)} there: the pile has a joker on top, and at this table nothing goes on a joker.`;
      return `You can’t name the joker ${withArticle(rankOf(misfit.card))} there: ${withArticle(rankOf(misfit.card))} doesn’t go on ${cardText(misfit.top)}.`;
    },
  }),
];
