import { type Card, UNKNOWN } from '../../cards/card.ts';
import { catchTooMuch } from '../../game/fault.ts';
import type { CoachedGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { seatNamerFor } from '../../game/seat-namer.ts';
import type { Random } from '../../random/random.ts';
import { verdictOf } from '../../referee/verdict.ts';

/** Most tries to collect. */
const MAX_GATHERED = 2000;
/** Most of the collected tries to judge. */
const MAX_JUDGED = 240;

/** Returns the first tries of a seat. */
function gatherTries(game: CoachedGame, state: GameState, seat: Seat, count: number): readonly GameMove[] {
  const tries: GameMove[] = [];
  for (const move of game.play.tries(state, seat)) if (tries.push(move) === count) break;
  return tries;
}

/** Returns tries of a seat in random order. */
export function shuffleTries(game: CoachedGame, view: GameState, seat: Seat, random: Random): readonly GameMove[] {
  return random.shuffle(gatherTries(game, view, seat, MAX_GATHERED));
}

/** A seat that may slip, and the seat that should notice. */
export interface SlipSituation {
  readonly game: CoachedGame;
  readonly state: GameState;
  readonly seat: Seat;
  /** The seat that must be able to see that the slip is illegal. */
  readonly viewer: Seat;
}

type TriedSeat = Pick<SlipSituation, 'game' | 'seat'>;

/** A plausible try that is visibly illegal. */
export interface Slip {
  readonly seat: Seat;
  readonly move: GameMove;
  /** Rules it breaks, most important first. */
  readonly rules: readonly string[];
}

/** Returns a function that lists the cards of a move's picks, as its seat sees them. */
function createTouchReader({ game, seat }: TriedSeat, view: GameState): (move: GameMove) => readonly Card[] {
  const zones = game.table.zones(view, seat, seatNamerFor(seat));
  const cards = new Map(zones.flatMap(({ id, items }) => items.map((item) => [`${id} ${item.id}`, item.cards])));
  return (move) => game.table.picksOf(view, seat, move).flatMap(({ zone, item }) => cards.get(`${zone} ${item}`) ?? []);
}

/** Whether a list contains all cards, counting copies. */
export function containsCards(availableCards: readonly Card[], cards: readonly Card[]): boolean {
  const remainingCards = [...availableCards];
  return cards.every((card) => {
    const at = remainingCards.indexOf(card);
    if (at >= 0) remainingCards.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Returns a function that tells whether a move is physically possible: its picks include its cards, and it
 * has cards if its kind needs any.
 */
function createDoableTest(
  situation: TriedSeat,
  view: GameState,
  tries: readonly GameMove[],
): (move: GameMove) => boolean {
  const { game, seat } = situation;
  const playedCards = (move: GameMove): readonly Card[] => game.notation.cardsOf(move, view, seat).played;
  const kindsWithCards = new Set(tries.filter((move) => playedCards(move).length > 0).map(game.play.kindOf));
  const touchedCardsOf = createTouchReader(situation, view);
  return (move) => {
    const cards = playedCards(move);
    if (cards.length > 0) return containsCards(touchedCardsOf(move), cards);
    // Declining a window is invisible, so it can't be a slip. A face-down card can be picked.
    if (game.aside?.isAside(move)) return false;
    return touchedCardsOf(move).includes(UNKNOWN) || !kindsWithCards.has(game.play.kindOf(move));
  };
}

/** Returns the first tries of a seat, without those that aren't physically possible. */
export function listDoableTries(game: CoachedGame, state: GameState, seat: Seat, count: number): readonly GameMove[] {
  const tries = gatherTries(game, state, seat, count);
  return tries.filter(createDoableTest({ game, seat }, game.visibility.view(state, seat), tries));
}

/** Returns a function that rates how similar a try is to the right move, by kind and cards. */
function createLikeness(
  { game, seat }: SlipSituation,
  view: GameState,
  legalMove: GameMove | null,
): (move: GameMove) => number {
  if (!legalMove) return () => 0;
  const kind = game.play.kindOf(legalMove);
  const { played } = game.notation.cardsOf(legalMove, view, seat);
  return (move) => {
    const cards = game.notation.cardsOf(move, view, seat).played;
    const sharedCards = cards.filter((card) => played.includes(card)).length;
    return (game.play.kindOf(move) === kind ? 2 : 0) + (sharedCards > 0 ? 1 : 0);
  };
}

/** Groups illegal tries by the first rule they break. Tries that break only this rule are preferred. */
function groupMisses(situation: SlipSituation, view: GameState, random: Random): Map<string, GameMove[]> {
  const { game, seat } = situation;
  const tries = shuffleTries(game, view, seat, random);
  const judgedMisses = tries
    .values()
    .filter(createDoableTest(situation, view, tries))
    .take(MAX_JUDGED)
    .toArray()
    .map((move) => ({ move, rules: judge(game, view, seat, move).findings.map(({ rule }) => rule) }))
    .filter(({ rules }) => rules.length > 0)
    .sort((a, b) => a.rules.length - b.rules.length);
  const missesByRule = new Map<string, GameMove[]>();
  for (const { move, rules } of judgedMisses) {
    const [rule = ''] = rules;
    const isOnlyRule = rules.length === 1;
    if (isOnlyRule || !missesByRule.has(rule)) missesByRule.set(rule, [...(missesByRule.get(rule) ?? []), move]);
  }
  return missesByRule;
}

/** Most tries to examine per rule. */
const MAX_LOOKED_AT = 6;

/** Returns the rules a try visibly breaks; none if it may be legal. */
export function findVisiblyBroken(
  { game, state, viewer }: SlipSituation,
  seat: Seat,
  move: GameMove,
): readonly string[] {
  const rulingResult = catchTooMuch(() => verdictOf(game, game.visibility.view(state, viewer), seat, move));
  if (!rulingResult.ok || rulingResult.value.verdict !== 'illegal') return [];
  return rulingResult.value.findings.map(({ rule }) => rule);
}

/**
 * Finds a near miss of the seat that is visibly illegal. The same situation and generator give the same slip.
 * @param legalMove the move the seat would play; similar tries are preferred
 * @param weight weight of a rule; 0 excludes it
 */
export function findSlip(
  situation: SlipSituation,
  random: Random,
  legalMove: GameMove | null,
  weight: (rule: string) => number = () => 1,
): Slip | undefined {
  const { game, state, seat } = situation;
  const view = game.visibility.view(state, seat);
  const misses = groupMisses(situation, view, random);
  const likenessTo = createLikeness(situation, view, legalMove);
  const drawnRules = [...misses.keys()]
    .map((rule) => ({ rule, drawn: random.fraction() ** (1 / Math.max(weight(rule), 1e-9)) }))
    .filter(({ rule }) => weight(rule) > 0)
    // Weighted sampling without replacement (Efraimidis and Spirakis).
    .sort((a, b) => b.drawn - a.drawn);
  for (const { rule } of drawnRules) {
    const temptingMoves = (misses.get(rule) ?? [])
      .map((move) => ({ move, like: likenessTo(move) }))
      .sort((a, b) => b.like - a.like)
      .slice(0, MAX_LOOKED_AT);
    for (const { move } of temptingMoves) {
      const brokenRules = findVisiblyBroken(situation, seat, move);
      if (brokenRules[0] === rule) return { seat, move, rules: brokenRules };
    }
  }
  return undefined;
}
