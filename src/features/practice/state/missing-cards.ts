import { addPreposition, namePlace } from '../../../game/place-words.ts';
import type { GameMove } from '../../../game/play.ts';
import type { Zone } from '../../../game/zone.ts';
import { type Practice, viewerOf } from '../../saved-games/index.ts';
import { observe } from './observation.ts';
import { WORDS } from './words.ts';

/** Largest number of legal moves generated for each card and kind, for speed. */
const MOVES_PER_CARD = 60;
/** Largest number of tries generated, for speed. */
const MAX_TRIES = 400;

/** Yields at most `maxItems` items, without computing the next one. */
function* takeFirst<T>(items: Iterable<T>, maxItems: number): Iterable<T> {
  let count = 0;
  for (const one of items) {
    if (count++ === maxItems) return;
    yield one;
  }
}

/**
 * Tells where the cards are that a button needs: from the legal moves, or, if none belongs to the button, from the
 * tries. If no card helps, it says that the action isn't possible now.
 */
export function describeMissing(practice: Practice, label: string): string {
  const { game } = practice;
  const { view, propose, zones } = observe(practice);
  const viewer = viewerOf(practice);
  const neededZones = new Set<string>();
  const addNeededZones = (move: GameMove): void => {
    const picks = game.table.picksOf(view, viewer, move);
    const key = game.notation.key(move);
    // In games where the player touches a card before its place, the button names the place.
    const touched = picks
      .map((_, i) => picks.slice(0, i + 1))
      .find((firstPicks) =>
        propose(firstPicks).some((one) => one.label === label && game.notation.key(one.move) === key),
      );
    for (const { zone } of touched ?? []) neededZones.add(zone);
  };
  for (const move of game.play.moves(view, viewer, MOVES_PER_CARD)) addNeededZones(move);
  if (neededZones.size === 0)
    for (const move of takeFirst(game.play.tries(view, viewer), MAX_TRIES)) addNeededZones(move);
  const isHand = (zone: Zone): boolean => zone.kind === 'hand' && zone.seat === viewer;
  if (neededZones.size === 0) {
    // No complete move was found: a card of the hand may still begin one.
    const hand = zones().find(isHand);
    const [item] = hand?.items ?? [];
    const proposals = hand && item && propose([{ zone: hand.id, item: item.id }]);
    const move = proposals?.find((one) => one.label === label)?.move;
    if (!hand || !move || game.table.picksOf(view, viewer, move).length === 0) {
      return WORDS.impossible(label);
    }
    neededZones.add(hand.id);
  }
  const wantedZones = zones().filter(({ id }) => neededZones.has(id));
  const places = [
    ...(wantedZones.some(isHand) ? [WORDS.inHand] : []),
    ...new Set(wantedZones.filter((zone) => !isHand(zone)).map((zone) => addPreposition(namePlace(zone.label)))),
  ];
  return WORDS.needsCards(label, places);
}
