import type * as v from 'valibot';
import type { Pack } from '../../cards/pack.ts';
import type { CardLayout } from './card-layout.ts';

/** One field of a position, in every respect: all that goes through every field is derived from it. */
export interface Field<O, S> {
  /** What is accepted, and what stands for a field left out; undefined where the game has to work that out. */
  readonly reads: v.GenericSchema | ((options: O) => v.GenericSchema);
  /** The value as a position has it, where the state keeps it in another way. */
  readonly of?: (state: S) => unknown;
  /** How cards lie here; left out: there are none. */
  readonly cards?: CardLayout<never, unknown>;
  /** Who sees the cards: the seat they belong to, or nobody; left out: everybody. */
  readonly seen?: 'own' | 'nobody';
}

export type FieldsOf<O, S> = Readonly<Record<string, Field<O, S>>>;

type SchemaOf<R> = R extends (...options: never[]) => infer T ? T : R;
type Output<R> = SchemaOf<R> extends v.GenericSchema ? v.InferOutput<SchemaOf<R>> : never;

/** Nothing that was read is changed afterwards. */
type Frozen<T> = T extends readonly (infer U)[] ? readonly Frozen<U>[] : T;

/** What is read: each field with its own type. */
export type FieldValues<F> = {
  readonly [K in keyof F]: F[K] extends { readonly reads: infer R } ? Frozen<Output<R>> : never;
};

/** No field whose cards lie otherwise than it is read. */
type LayoutChecked<F> = {
  readonly [K in keyof F]: F[K] extends { readonly reads: infer R; readonly cards: CardLayout<infer T> }
    ? Output<R> extends T | undefined
      ? unknown
      : never
    : unknown;
};

/** All the fields of a game's positions, in the order in which they are checked and written. */
export interface FieldTable<O, S, F> {
  readonly pack: (options: O) => Pack;
  /** What is said of a field that isn't one. */
  readonly unknownFieldText: string;
  /** The options that decide what is accepted. */
  readonly by?: readonly (keyof O)[];
  readonly fields: F & LayoutChecked<F>;
  /**
   * The fields whose unseen cards a guess deals out, in this order. Recorded matches and the choices of bots
   * hang on it: it never changes.
   */
  readonly dealOrder: readonly (keyof F & keyof S)[];
}
