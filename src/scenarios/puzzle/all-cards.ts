import type { Game } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { Zone, ZoneItem } from '../../game/zone.ts';
import { writeCase } from '../../referee/case.ts';
import { seatNumberName, verdictOf } from '../../referee/verdict.ts';
import type { Moment } from './moments.ts';
import type { FoundPuzzle } from './puzzle.ts';

/** A hand of fewer cards needs no looking through, one of more takes too long. */
const MIN_CARDS = 4;
const MAX_CARDS = 14;

/** The action that does a move, as its button names it; undefined where no touch would do it. */
export function findAction(game: Game, view: GameState, seat: Seat, move: GameMove): string | undefined {
  const key = game.notation.key(move);
  const proposals = game.table.propose(view, seat, game.table.picksOf(view, seat, move));
  return proposals.find((one) => game.notation.key(one.move) === key)?.label;
}

/** What looks the same: two copies of a card. */
const facesOf = ({ cards }: ZoneItem): string => cards.join();

/** The things of a zone that a move touches, copies of them as well. */
function listTouchedItems(
  game: Game,
  view: GameState,
  seat: Seat,
  move: GameMove,
  zone: Zone,
): readonly string[] {
  const touched = game.table
    .picksOf(view, seat, move)
    .filter((pick) => pick.zone === zone.id)
    .map(({ item }) => item);
  const faces = zone.items.filter(({ id }) => touched.includes(id)).map(facesOf);
  return zone.items.filter((item) => faces.includes(facesOf(item))).map(({ id }) => id);
}

/** What can be done with a thing: the action, and a legal move that does it. */
export type ActionMoves = ReadonlyMap<string, ReadonlyMap<string, GameMove>>;

/** With which things of a zone what can be done: by action, each thing with a move. */
export function listActions(game: Game, view: GameState, seat: Seat, zone: Zone): ActionMoves {
  const found = new Map<string, Map<string, GameMove>>();
  // A move of each kind with each card is enough.
  for (const move of game.play.moves(view, seat, 1)) {
    const things = listTouchedItems(game, view, seat, move, zone);
    const action = things.length > 0 ? findAction(game, view, seat, move) : undefined;
    if (action === undefined) continue;
    const here = found.get(action) ?? new Map<string, GameMove>();
    for (const thing of things) if (!here.has(thing)) here.set(thing, move);
    found.set(action, here);
  }
  return found;
}

/** One’s own hand, as it lies there. */
export const findHand = (game: Game, view: GameState, seat: Seat): Zone | undefined =>
  game.table
    .zones(view, seat, seatNumberName)
    .find(({ kind, seat: whose }) => kind === 'hand' && whose === seat);

const isFitHand = (zone: Zone | undefined): zone is Zone =>
  zone !== undefined &&
  zone.items.length >= MIN_CARDS &&
  zone.items.length <= MAX_CARDS &&
  zone.items.every(({ cards }) => cards.length === 1 && cards.every((card) => card >= 0));

/** All cards of one’s hand with which something can be done now, where it is some of them and not all. */
export function makeAllCardsPuzzles(game: Game, { state, seat }: Moment): readonly FoundPuzzle[] {
  const view = game.visibility.view(state, seat);
  const zone = findHand(game, view, seat);
  if (!isFitHand(zone)) return [];
  return [...listActions(game, view, seat, zone)].flatMap(([action, things]) => {
    const right = zone.items.filter(({ id }) => things.has(id));
    if (right.length === zone.items.length || new Set(right.map(facesOf)).size < 2) return [];
    const moves = [...new Set(things.values())];
    if (moves.some((move) => verdictOf(game, view, seat, move).verdict !== 'legal')) return [];
    const json = writeCase({ game, options: state.options, state: view, seat, move: null });
    const code = (id: string): string =>
      (zone.items.find((item) => item.id === id)?.cards ?? []).map(game.pack.text).join('');
    const rules = [...new Set(moves.flatMap((move) => judge(game, state, seat, move).permits.slice(0, 1)))];
    const puzzle = {
      kind: 'all',
      case: json,
      asks: `Seat ${seat}: all cards of your hand that you could “${action}” with?`,
      offers: zone.items.map(({ id }) => code(id)),
      answers: [[...things.keys()].map(code)],
      proof: { moves: moves.map(game.notation.move.write) },
    } as const;
    return [{ puzzle, rules, posed: { kind: 'all', case: json, zone: zone.id, action } }];
  });
}
