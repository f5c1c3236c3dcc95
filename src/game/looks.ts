import * as v from 'valibot';
import type { Pack } from '../cards/pack.ts';

/** How cards and their parts are spelled, as regular expressions: all that is read, or only what is written. */
export interface Spelling {
  /** A card of the pack. */
  readonly card: string;
  readonly rank: string;
  readonly suit: string;
  /** An unseen card by itself. */
  readonly one: string;
  /** An unseen card of a list, or a run of them. */
  readonly run: string;
}

/** How a text looks, made of the spelling of its parts. */
export type Looks = {
  readonly looks: (spelling: Spelling) => string;
  readonly pack?: Pack;
};

/** What stands under each key of an object that is read otherwise: for the same. */
export const holds = <T>(values: v.GenericSchema) =>
  v.metadata<T, { holds: v.GenericSchema }>({ holds: values });

/** How a text looks, for whoever describes the wire format: reading doesn’t ask. */
export const looks = <T = string>(how: Looks['looks'], pack?: Pack) =>
  v.metadata<T, Looks>(pack ? { looks: how, pack } : { looks: how });
