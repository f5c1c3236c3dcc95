import * as v from 'valibot';
import type { Pack } from '../cards/pack.ts';

/**
 * How a text looks: a regular expression in which these words stand for how such a thing is spelled. `card`: one of the
 * pack; `one`: an unseen card by itself; `run`: an unseen card of a list, or a run of them.
 */
export const SPELLED = ['card', 'rank', 'suit', 'one', 'run'] as const;

/** What each of these words stands for. */
export type Spelling = Readonly<Record<(typeof SPELLED)[number], string>>;

/** How a text looks, and the pack its cards are of; or what stands under each key of an object. */
export type Looks = { readonly looks: string | v.GenericSchema; readonly pack: Pack | undefined };

/** How something looks that is read in its own way, for whoever describes the wire format: reading doesn’t ask. */
export const looks = <T = string>(how: Looks['looks'], pack?: Pack) =>
  v.metadata<T, Looks>({ looks: how, pack });
