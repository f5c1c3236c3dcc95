import * as v from 'valibot';
import type { Card } from '../../cards/card.ts';
import { unseenCards } from '../../cards/unseen.ts';
import type { Random } from '../../random/random.ts';
import type { Result } from '../fault.ts';
import type { Json, JsonObject } from '../json.ts';
import type { GameState } from '../play.ts';
import { type PlacedCards, parse } from '../schema.ts';
import type { Seat } from '../seat.ts';
import type { CardLayout } from './card-layout.ts';
import type { Field, FieldsOf, FieldTable, FieldValues } from './field.ts';

/** Creates the schema and the parser of a table of fields, cached by the options they depend on. */
function createFieldParser<O, S, F extends FieldsOf<O, S>>({ by = [], unknownFieldText, fields }: FieldTable<O, S, F>) {
  const schemaByKey = new Map<string, v.GenericSchema<unknown, FieldValues<F>>>();
  const make = (options: O): v.GenericSchema<unknown, FieldValues<F>> => {
    const entries = Object.entries<FieldsOf<O, S>[string]>(fields).map(
      ([key, { reads }]) => [key, typeof reads === 'function' ? reads(options) : reads] as const,
    );
    // The type is inferred from these same schemas.
    return v.strictObject(Object.fromEntries(entries), unknownFieldText) as v.GenericSchema<unknown, unknown> as never;
  };
  const schema = (options: O): v.GenericSchema<unknown, FieldValues<F>> => {
    const key = by.map((name) => options[name]).join('/');
    const schemaOfKey = schemaByKey.get(key) ?? make(options);
    schemaByKey.set(key, schemaOfKey);
    return schemaOfKey;
  };
  return {
    schema,
    parse: (json: JsonObject, options: O): Result<FieldValues<F>> =>
      parse(schema(options), json, 'bad-position', 'position'),
  };
}

/** What is derived from a table of fields. */
export interface Fields<O, S, G> {
  /** Parses a position, each field by itself. */
  readonly parse: (json: JsonObject, options: O) => Result<G>;
  /** The schema under these house rules, for the description of the wire format. */
  readonly schema: (options: O) => v.GenericSchema;
  /** The cards of these fields with their paths, and the JSON they were read from. */
  readonly places: (values: Partial<G>, json: JsonObject) => readonly PlacedCards[];
  /** Every field in canonical form. */
  readonly write: (state: S) => JsonObject;
  /** Fields in which the order of the cards has no meaning. */
  readonly loose: readonly string[];
  /** Every card, unseen ones included. */
  readonly cards: (state: S) => Card[];
  /** The cards of the pack that the state doesn't show. */
  readonly unseen: (state: S) => Card[];
  /** The observation of a seat: the cards it can't see are UNKNOWN, and `chance` is empty. */
  readonly view: (state: S, seat: Seat) => S;
  /** Samples a world that the view allows: deals unseen cards to the hidden places. */
  readonly sampleWorld: (view: S, seat: Seat, random: Random) => S;
}

/** The type of a parsed position. */
export type Parsed<T extends { readonly parse: (...args: never[]) => Result<unknown> }> =
  ReturnType<T['parse']> extends Result<infer G> ? G : never;

type FieldRecord = Readonly<Record<string, unknown>>;

interface FieldEntry<S, C> {
  readonly key: string;
  readonly of: (state: S) => unknown;
  readonly cards: C;
  readonly seen: 'own' | 'nobody' | undefined;
}

type CardFieldEntry<S> = FieldEntry<S, CardLayout<unknown>>;

function entriesOf<O, S extends object>(fields: FieldsOf<O, S>): FieldEntry<S, CardLayout<unknown> | undefined>[] {
  return Object.entries<Field<O, S>>(fields).map(([key, { of, cards, seen }]) => ({
    key,
    of: of ?? ((state) => (state as FieldRecord)[key]),
    // Safe: a layout is only called with values of the field it belongs to.
    cards: cards as CardLayout<unknown> | undefined,
    seen,
  }));
}

/** `defineFields<Options, State>()(table)`: curried so that the types of the fields are inferred from the table. */
export function defineFields<O, S extends GameState & { readonly options: O }>() {
  return <F extends FieldsOf<O, S>>(table: FieldTable<O, S, F>): Fields<O, S, FieldValues<F>> => {
    const entries = entriesOf<O, S>(table.fields);
    const cardFields = entries.filter((entry): entry is CardFieldEntry<S> => entry.cards !== undefined);
    const hiddenFields = cardFields.flatMap(({ key, of, cards, seen }) =>
      seen ? { key, of, cards, own: seen === 'own' } : [],
    );
    const dealtFields = table.dealOrder.flatMap((key) => cardFields.filter((entry) => entry.key === key));
    const cards = (state: S): Card[] => {
      const gatheredCards: Card[] = [];
      for (const entry of cardFields) entry.cards.gather(entry.of(state), gatheredCards);
      return gatheredCards;
    };
    const unseen = (state: S): Card[] => unseenCards(table.pack(state.options), cards(state));
    return {
      ...createFieldParser<O, S, F>(table),
      loose: cardFields.flatMap(({ key, cards }) => (cards.loose ? [key] : [])),
      places: (values: FieldRecord, json) =>
        cardFields.flatMap(({ key, cards }) =>
          values[key] === undefined ? [] : cards.places(values[key], `position.${key}`, json[key]),
        ),
      write(state) {
        const pack = table.pack(state.options);
        const writtenFields = entries.map(({ key, of, cards }) => {
          const value = of(state);
          return [key, cards ? cards.write(value, pack) : (value as Json)] as const;
        });
        return Object.fromEntries(writtenFields);
      },
      cards,
      unseen,
      view(state, seat) {
        const observation: S = { ...state, chance: [] };
        for (const { key, of, cards, own } of hiddenFields) {
          (observation as Record<string, unknown>)[key] = cards.hide(of(state), own ? seat : undefined);
        }
        return observation;
      },
      sampleWorld(state, _seat, random) {
        const unseenCardsLeft = random.shuffle(unseen(state));
        const nextCard = (): Card | undefined => unseenCardsLeft.pop();
        const filled: Record<string, unknown> = {};
        for (const { key, cards } of dealtFields) filled[key] = cards.fill((state as FieldRecord)[key], nextCard);
        return { ...state, ...filled, chance: random.state() };
      },
    };
  };
}
