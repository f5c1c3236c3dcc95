import { type Card, UNKNOWN } from '../../cards/card.ts';
import { catchTooMuch } from '../../game/fault.ts';
import type { CoachedGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { seatNamerFor } from '../../game/seat-namer.ts';
import type { Random } from '../../random/random.ts';
import { verdictOf } from '../../referee/verdict.ts';

/** So many things that could be tried are gathered, and so many of them judged. */
const MAX_GATHERED = 2000;
const MAX_JUDGED = 240;

/** Things a seat could try, whether allowed or not, in chance order: as many as there is time for. */
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

/** Who could slip at a table, before whose eyes. */
export interface SlipSituation {
  readonly game: CoachedGame;
  readonly state: GameState;
  readonly seat: Seat;
  /** Whoever is to see that it is wrong. */
  readonly eyes: Seat;
}

/** A try that looks well and is against the rules, as far as anybody at the table can see. */
export interface Slip {
  readonly seat: Seat;
  readonly move: GameMove;
  /** Rules it breaks, the weightiest first. */
  readonly rules: readonly string[];
}

/** Cards of the things on the table that a move touches, as its own seat sees them. */
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

/** Whether all cards can be taken out of others, each once. */
export function containsCards(from: readonly Card[], cards: readonly Card[]): boolean {
  const left = [...from];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether a hand could really do it: no card in it that it doesn’t hold, and no move without the cards it needs. */
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
    // What is let go in silence nobody sees; a card nobody has turned over yet can be reached for.
    if (game.aside?.isAside(move)) return false;
    return touched(move).includes(UNKNOWN) || !withCards.has(game.play.kindOf(move));
  };
}

/** How much a try looks like the move that would have been right: its kind, and its cards. */
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

/** Illegal tries by the first rule they break: of each rule those that break no other before those that do. */
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

/** So many tries of one rule are looked at, until everybody can see of one that it is wrong. */
const MAX_LOOKED_AT = 6;

/** The rules a try breaks, as far as they can be seen; none where it may be allowed for all anybody knows. */
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
 * A near miss of the seat, by what it knows itself, that everybody can see to be one: nothing hidden decides it. Same
 * table and chance, same slip.
 * @param right what it would play otherwise: what is like it tempts most
 * @param weight how much a rule is worth a slip; 0: not now
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
    // Drawn without putting back, each as likely as its weight says (Efraimidis and Spirakis).
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
