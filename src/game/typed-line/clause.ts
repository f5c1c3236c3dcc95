import type { DeskPlace } from '../desk.ts';
import { handZone } from '../hand-zones.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Seat } from '../seat.ts';
import type { ParseContext } from './context.ts';
import type { Fact, FactGrammar, SlotValues } from './grammar.ts';
import type { CardPlacement } from './placement.ts';
import { fillTemplate } from './templates.ts';

/** What a clause tells: cards in their places, and values. */
export interface ClauseContent {
  readonly placements: readonly CardPlacement[];
  readonly facts: readonly Fact[];
}

/** The table, and what the line has told before the clause. */
interface ClauseTable extends ClauseContent {
  readonly context: ParseContext<unknown>;
}

const EVERY_OTHER = '{others}';

/** One entry per other player for each entry about all others. */
function forEachOther(sets: JsonObject, who: Seat, { place }: ParseContext<unknown>): JsonObject {
  const others: Seat[] = [];
  for (let seat = 0; place(handZone(seat)); seat++) if (seat !== who) others.push(seat);
  return Object.fromEntries(
    Object.entries(sets).flatMap(([id, value]) =>
      id.includes(EVERY_OTHER)
        ? others.map((seat): [string, Json] => [id.replace(EVERY_OTHER, String(seat)), value])
        : [[id, value] as [string, Json]],
    ),
  );
}

/** The place with this id. For a `*` it is the first of its places that has these cards, or else the first empty one. */
function placeFor(id: string, value: Json, { context, placements }: ClauseTable): DeskPlace | undefined {
  if (!id.includes('*')) return context.place(id);
  const places: DeskPlace[] = [];
  for (let n = 0; ; n++) {
    const place = context.place(id.replace('*', String(n)));
    if (!place) break;
    places.push(place);
  }
  const cardsIn = (place: DeskPlace): readonly string[] => [
    ...context.cards(place.id),
    ...placements.flatMap((one) => (one.isTold && one.place === place.id ? one.cards : [])),
  ];
  const cards = Array.isArray(value) ? (value as readonly string[]) : [];
  const showsThem = (place: DeskPlace): boolean => cardsIn(place).slice(-cards.length).join() === cards.join();
  return places.find(showsThem) ?? places.find((place) => cardsIn(place).length === 0);
}

/** What an entry tells, card by card or as a value; null if the desk has no such place or the value doesn't fit. */
function entryContent(fact: FactGrammar, [id, value]: [string, Json], table: ClauseTable): ClauseContent | null {
  const place = placeFor(id, value, table);
  if (!place) return null;
  const valueFact: ClauseContent = { placements: [], facts: [{ place: place.id, value }] };
  if (place.kind === 'number') {
    const isFit = typeof value === 'number' && value >= place.min && value <= place.max;
    return isFit ? valueFact : null;
  }
  if (place.kind === 'choice') return place.choices.some((one) => one.value === value) ? valueFact : null;
  const cards = value as readonly string[];
  const isCards = place.kind !== 'list' && cards.length > 0 && cards.every((code) => !code.endsWith('?'));
  if (!isCards) return valueFact;
  const placement: CardPlacement = {
    place: place.id,
    cards,
    isTold: true,
    ...(place.kind === 'pile' ? { top: true } : {}),
    ...(fact.isWhole ? { isWhole: true } : {}),
  };
  return { placements: [placement], facts: [] };
}

/** The answers to the questions that places ask about the cards. */
const answersAbout = (placements: readonly CardPlacement[], answer: Json): readonly Fact[] =>
  placements.flatMap(({ place, cards }) => cards.map((thing) => ({ place, thing, value: answer })));

function contentFor(fact: FactGrammar, slotValues: SlotValues, table: ClauseTable): ClauseContent | null {
  const { seat } = table.context;
  const who = (slotValues['who'] ?? slotValues['whose'] ?? seat) as Seat;
  const sets = fillTemplate(forEachOther(fact.sets, who, table.context), slotValues, seat) as JsonObject;
  const contents = Object.entries(sets).map((entry) => entryContent(fact, entry, table));
  const told = contents.filter((one) => one !== null);
  if (told.length < contents.length) return null;
  const placements = told.flatMap((one) => one.placements);
  const answers =
    fact.answers === undefined ? [] : answersAbout(placements, fillTemplate(fact.answers, slotValues, seat));
  return { placements, facts: [...told.flatMap(({ facts }) => facts), ...answers] };
}

/** What a clause tells, for each player that it names; null if it can't be. */
export function contentOf(fact: FactGrammar, slotValues: SlotValues, table: ClauseTable): ClauseContent | null {
  const seats = [slotValues['who']].flat();
  const contents = seats.map((who) => contentFor(fact, { ...slotValues, who }, table));
  const told = contents.filter((one) => one !== null);
  if (told.length < contents.length) return null;
  return { placements: told.flatMap((one) => one.placements), facts: told.flatMap((one) => one.facts) };
}
