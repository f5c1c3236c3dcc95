import type { Game } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { Zone, ZoneItem } from '../../game/zone.ts';
import { writeCase } from '../../referee/case.ts';
import { seatNumberName, verdictOf } from '../../referee/verdict.ts';
import type { Moment } from './moments.ts';
import type { FoundPuzzle } from './puzzle.ts';

/** Range of the hand size: small hands are trivial, large ones take too long. */
const MIN_CARDS = 4;
const MAX_CARDS = 14;

/** Returns the label of the action that plays a move; undefined if its picks don't propose it. */
export function findAction(game: Game, view: GameState, seat: Seat, move: GameMove): string | undefined {
  const key = game.notation.key(move);
  const proposals = game.table.propose(view, seat, game.table.picksOf(view, seat, move));
  return proposals.find((one) => game.notation.key(one.move) === key)?.label;
}

/** Returns a key of the cards on an item; copies of a card have the same key. */
const facesOf = ({ cards }: ZoneItem): string => cards.join();

/** Returns the items of a zone that a move picks, and copies of them. */
function listTouchedItems(game: Game, view: GameState, seat: Seat, move: GameMove, zone: Zone): readonly string[] {
  const pickedIds = game.table
    .picksOf(view, seat, move)
    .filter((pick) => pick.zone === zone.id)
    .map(({ item }) => item);
  const faces = zone.items.filter(({ id }) => pickedIds.includes(id)).map(facesOf);
  return zone.items.filter((item) => faces.includes(facesOf(item))).map(({ id }) => id);
}

/** By action and item id, a legal move that plays the item. */
export type ActionMoves = ReadonlyMap<string, ReadonlyMap<string, GameMove>>;

/** Returns the actions that are possible with the items of a zone. */
export function listActions(game: Game, view: GameState, seat: Seat, zone: Zone): ActionMoves {
  const movesByAction = new Map<string, Map<string, GameMove>>();
  // One move of each kind with each card suffices.
  for (const move of game.play.moves(view, seat, 1)) {
    const itemIds = listTouchedItems(game, view, seat, move, zone);
    const action = itemIds.length > 0 ? findAction(game, view, seat, move) : undefined;
    if (action === undefined) continue;
    const movesByItem = movesByAction.get(action) ?? new Map<string, GameMove>();
    for (const itemId of itemIds) if (!movesByItem.has(itemId)) movesByItem.set(itemId, move);
    movesByAction.set(action, movesByItem);
  }
  return movesByAction;
}

/** Returns the seat's own hand. */
export const findHand = (game: Game, view: GameState, seat: Seat): Zone | undefined =>
  game.table.zones(view, seat, seatNumberName).find(({ kind, seat: owner }) => kind === 'hand' && owner === seat);

const isFitHand = (zone: Zone | undefined): zone is Zone =>
  zone !== undefined &&
  zone.items.length >= MIN_CARDS &&
  zone.items.length <= MAX_CARDS &&
  zone.items.every(({ cards }) => cards.length === 1 && cards.every((card) => card >= 0));

/** Makes puzzles that ask for all cards of the hand with which an action is possible, if these are some but not all. */
export function makeAllCardsPuzzles(game: Game, { state, seat }: Moment): readonly FoundPuzzle[] {
  const view = game.visibility.view(state, seat);
  const zone = findHand(game, view, seat);
  if (!isFitHand(zone)) return [];
  return [...listActions(game, view, seat, zone)].flatMap(([action, movesById]) => {
    const rightItems = zone.items.filter(({ id }) => movesById.has(id));
    if (rightItems.length === zone.items.length || new Set(rightItems.map(facesOf)).size < 2) return [];
    const moves = [...new Set(movesById.values())];
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
      answers: [[...movesById.keys()].map(code)],
      proof: { moves: moves.map(game.notation.move.write) },
    } as const;
    return [{ puzzle, rules, posed: { kind: 'all', case: json, zone: zone.id, action } }];
  });
}
