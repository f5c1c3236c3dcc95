import type { Card } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { SUIT_SYMBOL, SUITS } from '../../../cards/suits.ts';
import { capitalize, joinWords } from '../../../cards/words.ts';
import { handZone, pickedCards } from '../../../game/hand-zones.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Proposal } from '../../../game/table.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { isAce, isJack, isNatural, PACK } from '../pack.ts';
import { baseOf, type CombinationBase, gapsIn, withAces } from '../play/combination.ts';
import {
  type CombinationMove,
  type LuckyMove,
  type LuckyState,
  PILE,
  type SingleMove,
  STOCK,
  seatAskedToJump,
  topOf,
} from '../state.ts';
import { baseText, cardsText, ranksText } from '../texts/words.ts';

const sortByCode = (cards: readonly Card[]): Card[] => [...cards].sort(PACK.compare);

/** One way to divide cards into a base and extra aces. */
interface Division {
  readonly cards: readonly Card[];
  readonly aces: readonly Card[];
}

/** Every division, the one with most cards in the base first. */
function divisions(touched: readonly Card[]): readonly Division[] {
  const nonAces = touched.filter((card) => !isAce(card));
  const aces = sortByCode(touched.filter(isAce));
  const divisionList: Division[] = [];
  for (let bits = (1 << aces.length) - 1; bits >= 0; bits--) {
    const baseAces = aces.filter((_, i) => (bits >> i) & 1);
    const extraAces = aces.filter((_, i) => !((bits >> i) & 1));
    divisionList.push({ cards: sortByCode([...nonAces, ...baseAces]), aces: extraAces });
  }
  return divisionList.sort((a, b) => b.cards.length - a.cards.length);
}

/**
 * Rates a division: 3 if it makes the number, 2 if it is a set or run, 1 if that is too short, 0 if it is
 * neither.
 */
function rateDivision(state: LuckyState, seat: Seat, { cards, aces }: Division): number {
  const { base, wrap } = state.options;
  const { shaped, totals } = baseOf(cards, undefined, wrap);
  if (!shaped || cards.length < base) return shaped ? 1 : 0;
  return withAces(totals, aces.length).includes(state.lucky[seat] ?? 0) ? 3 : 2;
}

/** Whether a move is a set or run of the right length that can make the seat's number. */
export function isCombination(state: LuckyState, seat: Seat, { cards, aces }: CombinationMove): boolean {
  return rateDivision(state, seat, { cards, aces }) === 3;
}

/** The likeliest combination of touched cards; the one touched last is on top. */
export function combinationOf(state: LuckyState, seat: Seat, touched: readonly Card[]): CombinationMove {
  let bestDivision: Division = { cards: sortByCode(touched), aces: [] };
  let rating = -1;
  for (const division of divisions(touched)) {
    const rated = rateDivision(state, seat, division);
    if (rated > rating) {
      bestDivision = division;
      rating = rated;
    }
  }
  return { type: 'combine', ...bestDivision, top: touched.findLast(isNatural) ?? null };
}

/** Proposals to lay these cards; four for a single jack. */
function single(type: SingleMove['type'], label: string, cards: readonly Card[]): readonly Proposal<LuckyMove>[] {
  if (cards.length !== 1 || !cards.some(isJack)) return [{ label, detail: '', move: { type, cards }, to: PILE }];
  return SUITS.map((suit) => ({
    label,
    detail: `and name ${SUIT_SYMBOL[suit]}`,
    move: { type, cards, suit },
    to: PILE,
  }));
}

const DRAW_PROPOSAL: Proposal<LuckyMove> = { label: 'Draw', detail: '', move: { type: 'draw' } };
const PASS_PROPOSAL: Proposal<LuckyMove> = { label: 'Pass', detail: '', move: { type: 'pass' } };
const DECLINE_PROPOSAL: Proposal<LuckyMove> = { label: 'Let it go', detail: '', move: { type: 'decline' } };

/** Proposals for the picks; drawing, passing and declining need none. */
export function propose(state: LuckyState, seat: Seat, picks: readonly ItemRef[]): readonly Proposal<LuckyMove>[] {
  // The stock alone can only mean a draw.
  if (picks.length === 1 && picks[0]?.zone === STOCK) return [{ ...DRAW_PROPOSAL, isSure: true }];
  const cards = pickedCards(PACK, picks, handZone(seat));
  const isJumping = seatAskedToJump(state) === seat;
  const cardlessProposals =
    state.drawn !== null && state.turn === seat ? [PASS_PROPOSAL, DRAW_PROPOSAL] : [DRAW_PROPOSAL, PASS_PROPOSAL];
  // A jump-in is proposed out of turn only.
  const jumps =
    state.options.jumpIn && state.turn !== seat
      ? [
          ...single('jump', 'Jump in', cards.length === 0 && isJumping ? [topOf(state)] : cards),
          ...(isJumping ? [DECLINE_PROPOSAL] : []),
        ]
      : [];
  if (cards.length === 0) {
    if (isJumping) return jumps;
    return state.turn === seat ? cardlessProposals : [];
  }
  const layProposals = single('lay', 'Lay', sortByCode(cards));
  const combos = [{ label: 'Combine', detail: '', move: combinationOf(state, seat, cards), to: PILE }];
  const turnProposals = cards.length > 1 ? [...combos, ...layProposals] : [...layProposals, ...combos];
  return isJumping
    ? [...jumps, ...turnProposals, ...cardlessProposals]
    : [...turnProposals, ...cardlessProposals, ...jumps];
}

/** Most touched aces with which a missing card is searched for: more aces have too many divisions. */
const FEW_ACES = 3;

/** Why these cards are neither a set nor a run, and what would help. */
function shapeFaults({ like, naturals, jokers }: CombinationBase): readonly string[] {
  if (jokers.length > 1) return ['A combination has at most one joker.'];
  if (like === 'nothing') return ['Neither a set nor a run: no shared rank or suit.'];
  if (like === 'anything') return ['A joker and one card: not yet a set or run.'];
  if (like === 'set') return ['Not a set: a set has each suit only once.'];
  const gaps = gapsIn(naturals);
  if (gaps.length === 0 || gaps.length > 4) return ['Not a run.'];
  return ['Not a run yet.', `The ${ranksText(gaps)} ${agree(gaps, 'are', 'is')} missing.`];
}

/** Cards of the hand that would each complete the number. */
function completingCards(state: LuckyState, seat: Seat, touched: readonly Card[]): readonly Card[] {
  if (touched.filter(isAce).length > FEW_ACES) return [];
  const restOfHand = [...(state.hands[seat] ?? [])];
  for (const card of touched) restOfHand.splice(restOfHand.indexOf(card), 1);
  return [...new Set(restOfHand)].filter((card) =>
    isCombination(state, seat, combinationOf(state, seat, [...touched, card])),
  );
}

function missingText(state: LuckyState, seat: Seat, touched: readonly Card[], totals: readonly number[]): string {
  const ownNumber = state.lucky[seat] ?? null;
  if (ownNumber === null) return '';
  const nearestBelow = totals.filter((n) => n < ownNumber).at(-1);
  const need = `You need ${ownNumber}${nearestBelow === undefined ? '' : `, ${ownNumber - nearestBelow} more`}`;
  const completing = completingCards(state, seat, touched).map(PACK.text);
  return completing.length > 0 ? `${need}: add ${joinWords(completing, 'or')}.` : `${need}.`;
}

/** Describes touched cards as a combination: set or run, totals, what is missing. Empty for a single card. */
export function describePicks(state: LuckyState, seat: Seat, picks: readonly ItemRef[]): readonly string[] {
  const touched = pickedCards(PACK, picks, handZone(seat));
  if (touched.length < 2) return [];
  const { options, lucky } = state;
  const move = combinationOf(state, seat, touched);
  const base = baseOf(move.cards, undefined, options.wrap);
  if (!base.shaped) return shapeFaults(base);
  const extraAcesText = move.aces.length > 0 ? ` with ${cardsText(move.aces)} added` : '';
  const tooFewText = move.cards.length < options.base ? ', still too short' : '';
  const baseKind = base.like === 'anything' ? 'not yet a set or run' : `a ${base.like}${tooFewText}`;
  const kind = `${capitalize(baseText(move.cards))}${extraAcesText}: ${baseKind}.`;
  const totals = withAces(base.totals, move.aces.length);
  const totalsText = `It makes ${joinWords(totals.map(String), 'or')}.`;
  const isComplete = isCombination(state, seat, move);
  const verdict = isComplete ? `${lucky[seat]} is your number.` : missingText(state, seat, touched, totals);
  return verdict === '' ? [kind, totalsText] : [kind, totalsText, verdict];
}
