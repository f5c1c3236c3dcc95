import type { DeskPlace } from '../../../game/desk.ts';
import type { DeskGame } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import { changedOptions, type Options, type OptionValue } from '../../../game/options.ts';
import { keepTable } from '../../house-rules/our-table.ts';
import { $draft, $game, $own, $problem } from './desk.ts';
import { completed, type DeskQuestion, type Draft, MOVE, placesOf, saidIn, say } from './draft.ts';
import { isCards } from './things.ts';

/** What was said of some places, said of the places that are there now, as far as there is room for it. */
export function carried(
  olds: readonly DeskPlace[],
  news: readonly DeskPlace[],
  from: JsonObject,
  onto: JsonObject = {},
): JsonObject {
  return news.reduce<JsonObject>((json, place) => {
    const old = olds.find(({ id }) => id === place.id);
    const said = old?.read(from);
    if (said === undefined || !fits(place, said)) return json;
    const laid = say(place, json, said);
    if (!old || !isCards(old) || !isCards(place)) return laid;
    return (place.read(laid) ?? []).reduce<JsonObject>((asked, thing) => {
      const [then, now] = [old.ask?.(thing), place.ask?.(thing)];
      return then && now ? carried([then], [now], from, asked) : asked;
    }, laid);
  }, onto);
}

function fits(place: DeskPlace, said: unknown): boolean {
  if (place.kind !== 'choice') return true;
  return place.choices.some(({ value }) => JSON.stringify(value) === JSON.stringify(said));
}

/** The same things said at a table of another shape. */
export function reshaped(game: DeskGame, draft: Draft, options: Options): Draft {
  const seats = game.seats(options);
  const next = { ...draft, options, seat: draft.seat < seats ? draft.seat : 0, claims: [] };
  const carry = (question: DeskQuestion): JsonObject => {
    const [from, to] = [
      { ...draft, question },
      { ...next, question },
    ];
    return carried(placesOf(game, from), placesOf(game, to), saidIn(from));
  };
  const won = draft.question === MOVE ? {} : carry(draft.question);
  return { ...next, position: completed(game, carry(MOVE), options), won };
}

/**
 * Sets a house rule; another number of players keeps what there is room for. A rule that this one leaves no
 * room for goes back to what is usual; where it is itself impossible, it stays as it was and the reason is
 * handed back.
 */
export function setHouseRule(key: string, value: OptionValue): string | null {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return null;
  const wanted: Options = { ...draft.options, [key]: value };
  const wrong = game.checkOptions?.(wanted);
  if (wrong && wrong.key === key) return wrong.says;
  const others = game.options.filter((option) => option.key === wrong?.key);
  const options = { ...wanted, ...Object.fromEntries(others.map((option) => [option.key, option.default])) };
  $problem.set(null);
  if ($own.get()) keepTable(game.id, changedOptions(game.options, options));
  const shapes = game.options.some((option) => option.key === key && option.structural);
  $draft.set(
    shapes
      ? reshaped(game, draft, options)
      : { ...draft, options, position: completed(game, draft.position, options) },
  );
  return null;
}
