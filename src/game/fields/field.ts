import type * as v from 'valibot';
import type { Pack } from '../../cards/pack.ts';
import type { CardLayout } from './card-layout.ts';

/** One field of a position: parsing, writing, checking and hiding are all derived from it. */
export interface Field<O, S> {
  /** The accepted values and the default; undefined as default where the game works it out. */
  readonly reads: v.GenericSchema | ((options: O) => v.GenericSchema);
  /** The value as a position has it, where the state stores it differently. */
  readonly of?: (state: S) => unknown;
  /** How the field holds cards; left out where it has none. */
  readonly cards?: CardLayout<never, unknown>;
  /** Who sees the cards: their own seat, or no seat. Left out: all seats. */
  readonly seen?: 'own' | 'nobody';
}

export type FieldsOf<O, S> = Readonly<Record<string, Field<O, S>>>;

type SchemaOf<R> = R extends (...options: never[]) => infer T ? T : R;
type Output<R> = SchemaOf<R> extends v.GenericSchema ? v.InferOutput<SchemaOf<R>> : never;

/** Parsed values are never changed. */
type Frozen<T> = T extends readonly (infer U)[] ? readonly Frozen<U>[] : T;

/** The parsed position: each field with its own type. */
export type FieldValues<F> = {
  readonly [K in keyof F]: F[K] extends { readonly reads: infer R } ? Frozen<Output<R>> : never;
};

/** Rejects fields whose card layout doesn't fit the parsed type. */
type LayoutChecked<F> = {
  readonly [K in keyof F]: F[K] extends { readonly reads: infer R; readonly cards: CardLayout<infer T> }
    ? Output<R> extends T | undefined
      ? unknown
      : never
    : unknown;
};

/** All fields of a game's positions, in the order of checking and writing. */
export interface FieldTable<O, S, F> {
  readonly pack: (options: O) => Pack;
  /** The fault of an unknown field. */
  readonly unknownFieldText: string;
  /** The options that change what is accepted. */
  readonly by?: readonly (keyof O)[];
  readonly fields: F & LayoutChecked<F>;
  /**
   * The fields whose unseen cards `sampleWorld` deals out, in this order. Recorded matches and the choices of bots
   * depend on it: never change it.
   */
  readonly dealOrder: readonly (keyof F & keyof S)[];
}
