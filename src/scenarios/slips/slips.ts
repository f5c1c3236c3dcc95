import { type Card, UNKNOWN } from '../../cards/card.ts';
import { catchTooMuch } from '../../game/fault.ts';
import type { CoachedGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { seatNamerFor } from '../../game/seat-namer.ts';
import type { Random } from '../../random/random.ts';
import { verdictOf } from '../../referee/verdict.ts';

/** Most tries to collect, and of those to judge. */
const MAX_GATHERED = 2000;
const MAX_JUDGED = 240;

/** Returns tries of a seat in random order. */
export function shuffleTries(
  game: CoachedGame,
  view: GameState,
  seat: Seat,
  random: Random,
): readonly GameMove[] {
  const gathered: GameMove[] = [];
  for (const move of game.play.tries(view, seat)) if (gathered.push(move) === MAX_GATHERED) break;
  return random.shuffle(gathered);
}

/** A seat that may slip, and the seat that should notice. */
export interface SlipSituation {
  readonly game: CoachedGame;
  readonly state: GameState;
  readonly seat: Seat;
  /** The seat that must be able to see that it is illegal. */
  readonly eyes: Seat;
}

/** A plausible try that is visibly illegal. */
export interface Slip {
  readonly seat: Seat;
  readonly move: GameMove;
  /** Rules it breaks, most important first. */
  readonly rules: readonly string[];
}

/** Returns a function that lists the cards of a move's picks, as its seat sees them. */
function createTouchReader(
  { game, seat }: SlipSituation,
  view: GameState,
): (move: GameMove) => readonly Card[] {
  const zones = game.table.zones(view, seat, seatNamerFor(seat));
  const cards = new Map(
    zones.flatMap(({ id, items }) => items.map((item) => [`${id} ${item.id}`, item.cards])),
  );
  return (move) =>
    game.table.picksOf(view, seat, move).flatMap(({ zone, item }) => cards.get(`${zone} ${item}`) ?? []);
}

/** Whether a list contains all cards, counting copies. */
export function containsCards(from: readonly Card[], cards: readonly Card[]): boolean {
  const left = [...from];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Returns a test whether a move is physically possible: its picks include its cards, and it has cards if its kind
 * needs any.
 */
function createDoableTest(
  at: SlipSituation,
  view: GameState,
  all: readonly GameMove[],
): (move: GameMove) => boolean {
  const { game, seat } = at;
  const played = (move: GameMove): readonly Card[] => game.notation.cardsOf(move, view, seat).played;
  const withCards = new Set(all.filter((move) => played(move).length > 0).map(game.play.kindOf));
  const touched = createTouchReader(at, view);
  return (move) => {
    const cards = played(move);
    if (cards.length > 0) return containsCards(touched(move), cards);
    // Declining a window is invisible. A face-down card can be reached for.
    if (game.aside?.isAside(move)) return false;
    return touched(move).includes(UNKNOWN) || !withCards.has(game.play.kindOf(move));
  };
}

/** Returns a function that rates how similar a try is to the right move, by kind and cards. */
function createLikeness(
  { game, seat }: SlipSituation,
  view: GameState,
  right: GameMove | null,
): (move: GameMove) => number {
  if (!right) return () => 0;
  const kind = game.play.kindOf(right);
  const { played } = game.notation.cardsOf(right, view, seat);
  return (move) => {
    const cards = game.notation.cardsOf(move, view, seat).played;
    const alike = cards.filter((card) => played.includes(card)).length;
    return (game.play.kindOf(move) === kind ? 2 : 0) + (alike > 0 ? 1 : 0);
  };
}

/** Groups illegal tries by the first rule they break. Tries that break only this rule are preferred. */
function groupMisses(at: SlipSituation, view: GameState, random: Random): Map<string, GameMove[]> {
  const { game, seat } = at;
  const all = shuffleTries(game, view, seat, random);
  const found = all
    .values()
    .filter(createDoableTest(at, view, all))
    .take(MAX_JUDGED)
    .toArray()
    .map((move) => ({ move, rules: judge(game, view, seat, move).findings.map(({ rule }) => rule) }))
    .filter(({ rules }) => rules.length > 0)
    .sort((a, b) => a.rules.length - b.rules.length);
  const by = new Map<string, GameMove[]>();
  for (const { move, rules } of found) {
    const [rule = ''] = rules;
    const alone = rules.length === 1;
    if (alone || !by.has(rule)) by.set(rule, [...(by.get(rule) ?? []), move]);
  }
  return by;
}

/** Most tries to examine per rule. */
const MAX_LOOKED_AT = 6;

/** Returns the rules a try visibly breaks; none if it may be legal. */
export function findVisiblyBroken(
  { game, state, eyes }: SlipSituation,
  seat: Seat,
  move: GameMove,
): readonly string[] {
  const ruled = catchTooMuch(() => verdictOf(game, game.visibility.view(state, eyes), seat, move));
  if (!ruled.ok || ruled.value.verdict !== 'illegal') return [];
  return ruled.value.findings.map(({ rule }) => rule);
}

/**
 * Finds a near miss of the seat that is visibly illegal. The same situation and generator give the same slip.
 * @param right the move the seat would play; similar tries are preferred
 * @param weight weight of a rule; 0 excludes it
 */
export function findSlip(
  at: SlipSituation,
  random: Random,
  right: GameMove | null,
  weight: (rule: string) => number = () => 1,
): Slip | undefined {
  const { game, state, seat } = at;
  const view = game.visibility.view(state, seat);
  const misses = groupMisses(at, view, random);
  const like = createLikeness(at, view, right);
  const rules = [...misses.keys()]
    .map((rule) => ({ rule, drawn: random.fraction() ** (1 / Math.max(weight(rule), 1e-9)) }))
    .filter(({ rule }) => weight(rule) > 0)
    // Weighted sampling without replacement (Efraimidis and Spirakis).
    .sort((a, b) => b.drawn - a.drawn);
  for (const { rule } of rules) {
    const tempting = (misses.get(rule) ?? [])
      .map((move) => ({ move, like: like(move) }))
      .sort((a, b) => b.like - a.like)
      .slice(0, MAX_LOOKED_AT);
    for (const { move } of tempting) {
      const broken = findVisiblyBroken(at, seat, move);
      if (broken[0] === rule) return { seat, move, rules: broken };
    }
  }
  return undefined;
}
