import type { ThinkingGame } from '../../game/game.ts';
import { isObject, type Json } from '../../game/json.ts';
import { seatsOf } from '../../game/seat.ts';
import type { Random } from '../../random/random.ts';
import { writeCase } from '../../referee/case.ts';
import { type Judged, judged, type TriedThen } from './tables.ts';

/** Of a hand that lies half hidden so many cards in a hundred can’t be seen. */
const HIDDEN = 0.6;

const isCards = (json: Json | undefined): json is readonly string[] =>
  Array.isArray(json) && json.every((one) => typeof one === 'string');

/** What a seat sees, with some of what another doesn’t see left unseen. */
function between(own: Json, theirs: Json | undefined, hide: (card: string) => boolean): Json {
  if (isCards(own)) {
    if (JSON.stringify(own) === JSON.stringify(theirs)) return own;
    return own.map((card) => (!/\?$/.test(card) && hide(card) ? '?' : card));
  }
  if (Array.isArray(own)) {
    const other = Array.isArray(theirs) ? theirs : [];
    return own.map((one, i) => between(one, other[i], hide));
  }
  if (!isObject(own)) return own;
  const other = isObject(theirs) ? theirs : {};
  return Object.fromEntries(
    Object.entries(own).map(([key, one]) => [key, between(one as Json, other[key] as Json, hide)]),
  );
}

/** A try by somebody of whose hand one sees but a part: the cards of the try, and a few more. */
export function halfSeen(game: ThinkingGame, tried: TriedThen, random: Random): Judged | undefined {
  const { moment, seat, move } = tried;
  const { state } = moment;
  const { options } = state;
  const view = game.seen.view(state, seat);
  const others = seatsOf({ seats: game.seats(options) }).filter((other) => other !== seat);
  const write = (who: number): Json => game.wire.position.write(game.seen.view(state, who));
  const { played, named } = game.wire.cardsOf(move, view, seat);
  const shown = new Set([...played, ...named].map((card) => game.pack.code(card)));
  const position = between(
    write(seat),
    write(random.pick(others)),
    (card) => !shown.has(card) && random.share() < HIDDEN,
  );
  if (!isObject(position)) return undefined;
  const json = writeCase({ game, options, state: view, seat, move });
  return JSON.stringify(position) === JSON.stringify(json['position'])
    ? undefined
    : judged(game, { ...json, position });
}
