import type { JsonObject } from '../game/json.ts';
import type { Options } from '../game/options.ts';

/**
 * The wire format as types, for users of the published package. Positions and moves are plain JSON here; the JSON
 * Schema of each game describes them.
 */

/** A question: a position, and perhaps a try. */
export interface Case {
  readonly game: string;
  readonly options?: Options;
  readonly position?: object;
  readonly seat?: number;
  readonly move?: object;
  readonly seed?: number;
}

/** A question about a try. */
export type Try = Case & { readonly move: object };

/** The answer to an invalid question. */
export interface Failure {
  readonly error: { readonly code: string; readonly path: string; readonly says: string };
}

/** A rule that was broken, and how, about these very cards. */
export interface Finding {
  readonly rule: string;
  readonly says: string;
}

/** A legal move close to the try. */
export interface NearestMove {
  readonly move: JsonObject;
  readonly says: string;
}

export type Verdict = 'legal' | 'illegal' | 'depends';

export interface Ruling {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly permits: readonly string[];
  readonly depends: readonly string[];
  readonly nearest: readonly NearestMove[];
}

export interface MovesResult {
  readonly moves: readonly JsonObject[];
}

export interface ApplyResult {
  readonly position: JsonObject;
  readonly events: readonly { readonly kind: string; readonly rule: string; readonly says: string }[];
}

/** The cards or tricks to count, with the keys the game asks for. */
export interface ScoreInput {
  readonly game: string;
  readonly options?: Options;
  readonly [field: string]: unknown;
}

/** The score; some games add keys of their own. */
export interface ScoreResult {
  readonly scores?: readonly number[];
  readonly lines: readonly {
    readonly seat: number | null;
    readonly rule: string;
    readonly points: number;
    readonly says: string;
    readonly for?: string;
  }[];
  readonly [more: string]: unknown;
}

/** A game as it happened, legal or not. */
export interface GameRecord {
  readonly game: string;
  readonly options?: Options;
  readonly names?: readonly string[];
  readonly start: { readonly seed: number } | { readonly position: object };
  readonly moves: readonly {
    readonly seat: number;
    readonly move: object;
    readonly then?: 'taken-back' | { readonly position: object };
  }[];
}

/** An irregular move and what the referee says about it; `at` is its index in the record, from 0. */
export interface IrregularMove {
  readonly at: number;
  readonly seat: number;
  readonly verdict: Verdict;
  readonly findings: readonly { readonly rule: string | null; readonly says: string }[];
  readonly nearest: readonly NearestMove[];
  readonly then?: 'taken-back' | { readonly position: JsonObject };
}

/** A move whose ruling depends on unseen cards, and the later move that settled it, if one did. */
export interface UncertainMove {
  readonly at: number;
  readonly seat: number;
  readonly depends: readonly string[];
  readonly settled: { readonly at: number; readonly verdict: Verdict } | null;
}

/** A house rule under which other moves would be irregular, with the indices of all irregular moves there. */
export interface RuleReading {
  readonly option: string;
  readonly value: string | number | boolean;
  readonly irregular: readonly number[];
}

export interface Audit {
  readonly tries: number;
  readonly irregular: readonly IrregularMove[];
  readonly unsure: readonly UncertainMove[];
  readonly readings: readonly RuleReading[];
  readonly position: JsonObject;
  readonly outcome: { readonly winners: readonly number[]; readonly scores: readonly number[] } | null;
}

/** A question in plain words, for the search. */
export interface Question {
  readonly query: string;
  readonly game?: string;
}

export interface FindResult {
  readonly hits: readonly {
    readonly game: string;
    readonly rule: string | null;
    readonly title: string;
    readonly path: string;
    readonly says: string;
  }[];
}
