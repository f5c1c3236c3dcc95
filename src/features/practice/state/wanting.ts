import { list } from '../../../cards/words.ts';
import type { GameMove } from '../../../game/play.ts';
import type { Zone } from '../../../game/zone.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf } from '../people.ts';
import { at, plain } from './place-words.ts';
import { sightOf } from './sight.ts';

/** So many moves of each kind with each card are looked at, and so many tries: places need no more. */
const GLANCE = 60;
const TRIES = 400;

/** The first of them, and no more are made. */
function* first<T>(all: Iterable<T>, most: number): Iterable<T> {
  let n = 0;
  for (const one of all) {
    if (n++ === most) return;
    yield one;
  }
}

/**
 * What a button wants touched first, and where: in the places of something allowed, or, where nothing is, of what may
 * be tried; that it isn’t possible now where no card helps. Said where it was pressed before.
 */
export function wanting(practice: Practice, label: string): string {
  const { game } = practice;
  const { view, propose, zones } = sightOf(practice);
  const eyes = eyesOf(practice);
  const wanted = new Set<string>();
  const look = (move: GameMove): void => {
    const picks = game.table.picksOf(view, eyes, move);
    const key = game.notation.key(move);
    // Where one touches a card and then its place, the button stands for the place.
    const touched = picks
      .map((_, i) => picks.slice(0, i + 1))
      .find((some) =>
        propose(some).some((one) => one.label === label && game.notation.key(one.move) === key),
      );
    for (const { zone } of touched ?? []) wanted.add(zone);
  };
  for (const move of game.play.moves(view, eyes, GLANCE)) look(move);
  if (wanted.size === 0) for (const move of first(game.play.tries(view, eyes), TRIES)) look(move);
  const isHand = (zone: Zone): boolean => zone.kind === 'hand' && zone.seat === eyes;
  if (wanted.size === 0) {
    // No whole move of that kind was found: perhaps one card of the hand begins one.
    const hand = zones().find(isHand);
    const [item] = hand?.items ?? [];
    const begun = hand && item && propose([{ zone: hand.id, item: item.id }]);
    const move = begun?.find((one) => one.label === label)?.move;
    if (!hand || !move || game.table.picksOf(view, eyes, move).length === 0) {
      return `“${label}” isn’t possible now, whatever you touch.`;
    }
    wanted.add(hand.id);
  }
  const own = zones().filter(({ id }) => wanted.has(id));
  const places = [
    ...(own.some(isHand) ? ['in your hand'] : []),
    ...new Set(own.filter((zone) => !isHand(zone)).map((zone) => at(plain(zone.label)))),
  ];
  return `“${label}” wants cards: touch them first, ${list(places)}.`;
}
