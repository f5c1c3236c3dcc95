import type { CardPlace } from '../game/desk.ts';
import type { DeskBox } from '../game/game.ts';
import { handZone } from '../game/hand-zones.ts';
import type { JsonObject } from '../game/json.ts';
import type { GameMove } from '../game/play.ts';
import type { ItemRef } from '../game/zone.ts';
import { $draft, $game, $laid, $places, $table } from './desk.ts';
import { cardTarget, edit, goOnFrom } from './desk-edit.ts';
import { isCards, putDown, type Things, unseenIn } from './desk-things.ts';
import { propose, tryMove } from './desk-try.ts';

/** What can’t be read in a line that was typed. */
export interface Strange {
  readonly strange: string;
}

const words = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/** Words that say nothing of cards: they may stand anywhere. */
const SMALL = /^(?:the|a|an|and|with|on|onto|to|it|my|his|her|their|goes|up)$/i;

/** A word for what was done: "takes" is “Take”, "lays" is “Lay”. */
const isVerb = (label: string, word: string): boolean => {
  const said = word.toLowerCase();
  const [first = ''] = label.toLowerCase().split(' ');
  return said.length > 2 && (first === said || `${first}s` === said || `${first.slice(0, -1)}ies` === said);
};

/** What is typed in one place: cards in any accepted spelling, how many were not seen. */
function read(game: DeskBox, place: CardPlace, all: readonly string[]): Things | Strange {
  const one = (word: string): string | undefined =>
    unseenIn(word) > 0 && place.unseen ? word : game.desk.thing(word)?.text;
  const strange = all.find((word) => one(word) === undefined);
  return strange === undefined ? all.flatMap((word) => one(word) ?? []) : { strange };
}

const isStrange = (said: Things | Strange): said is Strange => 'strange' in said;

/** Puts down what doesn’t lie there yet. */
function lay(place: CardPlace, things: Things): void {
  edit((json) => {
    const there = [...(place.read(json) ?? [])];
    const more = things.filter((thing) => {
      const at = there.indexOf(thing);
      if (at >= 0) there.splice(at, 1);
      return at < 0;
    });
    return more.length > 0 ? place.write(json, putDown(place, json, more)) : json;
  });
}

/** The things of the drawn table with these cards, each once. */
function touchesOf(zone: string, things: Things): readonly ItemRef[] {
  const [game, laid] = [$game.get(), $laid.get()];
  const items = laid?.ok ? (laid.value.zones.find(({ id }) => id === zone)?.items ?? []) : [];
  const left = [...items];
  return things.flatMap((thing) => {
    const cards = JSON.stringify(game?.desk.thing(thing)?.cards);
    const at = left.findIndex((item) => JSON.stringify(item.cards) === cards);
    return at < 0 ? [] : left.splice(at, 1).map(({ id }) => ({ zone, item: id }));
  });
}

/** A try in a line: cards of the hand, what was done with them, and with which cards that lie open. */
function typedTry(game: DeskBox, all: readonly string[], at: number): Strange | null {
  const places = $places.get().filter(isCards);
  const hand = places.find(({ id }) => id === handZone($draft.get()?.seat ?? 0));
  const open = places.find(({ kind, unseen }) => kind === 'row' && !unseen) ?? places[1];
  if (!hand || !open) return null;
  const [held, met] = [read(game, hand, all.slice(0, at)), read(game, open, all.slice(at + 1))];
  if (isStrange(held)) return held;
  if (isStrange(met)) return met;
  lay(hand, held);
  lay(open, met);
  const verb = all[at] ?? '';
  const picks = [...touchesOf(hand.id, held), ...touchesOf(open.id, met)];
  const found: GameMove | undefined = propose(picks).find(({ label }) => isVerb(label, verb))?.move;
  if (!found) return { strange: verb };
  tryMove(found);
  return null;
}

/** Puts down what was typed, or tries it where it says what was done. The first word that means nothing is handed back. */
export function typeLine(text: string): Strange | null {
  const [game, table, place, draft] = [$game.get(), $table.get(), cardTarget(), $draft.get()];
  if (!game || !place || !draft) return null;
  const all = words(text).filter((word) => !SMALL.test(word) || game.desk.thing(word));
  const laid = $laid.get();
  const labels = table && laid?.ok ? table.table.actions(laid.value.view, draft.seat) : [];
  const at = all.findIndex((word) => labels.some((label) => isVerb(label, word)));
  if (at >= 0 && draft.question === 'move') return typedTry(game, all, at);
  const things = read(game, place, all);
  if (isStrange(things)) return things;
  if (things.length > 0) {
    edit((json: JsonObject) => place.write(json, putDown(place, json, things)));
    goOnFrom(place);
  }
  return null;
}
