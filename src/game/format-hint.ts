import * as v from 'valibot';
import type { Pack } from '../cards/pack.ts';

/**
 * How a text looks: a regular expression in which these words stand for how such a thing is spelled. `card`: one of the
 * pack; `one`: an unseen card by itself; `run`: an unseen card of a list, or a run of them.
 */
export const FORMAT_WORDS = ['card', 'rank', 'suit', 'one', 'run'] as const;

/** What each of these words stands for. */
export type FormatSpelling = Readonly<Record<(typeof FORMAT_WORDS)[number], string>>;

/** How a text looks, and the pack its cards are of; or what stands under each key of an object. */
export type FormatHint = { readonly looks: string | v.GenericSchema; readonly pack: Pack | undefined };

/** How something looks that is read in its own way, for whoever describes the wire format: reading doesn’t ask. */
export const formatHint = <T = string>(how: FormatHint['looks'], pack?: Pack) =>
  v.metadata<T, FormatHint>({ looks: how, pack });
