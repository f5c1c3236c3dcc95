import * as v from 'valibot';
import type { Pack } from '../cards/pack.ts';

/**
 * Words in a hint's pattern that stand for a spelling. `card`: a card of the pack; `one`: a single unseen card; `run`:
 * an unseen card of a list, or a run of them.
 */
export const FORMAT_WORDS = ['card', 'rank', 'suit', 'one', 'run'] as const;

/** The regular expression each of these words stands for. */
export type FormatSpelling = Readonly<Record<(typeof FORMAT_WORDS)[number], string>>;

/**
 * The format of a text as a regular expression with FORMAT_WORDS, and the pack of its cards; or the schema of the
 * values of an object.
 */
export type FormatHint = { readonly looks: string | v.GenericSchema; readonly pack: Pack | undefined };

/**
 * Metadata for a schema with its own parser. The description of the wire format uses it; parsing does not.
 */
export const formatHint = <T = string>(looks: FormatHint['looks'], pack?: Pack) =>
  v.metadata<T, FormatHint>({ looks, pack });
