import type { JsonObject } from '../game/json.ts';
import type { Options } from '../game/options.ts';

/*
 * The wire format for whoever imports the referee. What is a game’s own, positions and moves, is plain JSON here: its
 * schema says what stands in it.
 */

/** A question: a table, and perhaps what somebody tries there. */
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

/** What is wrong with a question: in the place of every answer. */
export interface Failure {
  readonly error: { readonly code: string; readonly path: string; readonly says: string };
}

/** A rule that was broken, and how, about these very cards. */
export interface Finding {
  readonly rule: string;
  readonly says: string;
}

/** A move that would have been fine. */
export interface Near {
  readonly move: JsonObject;
  readonly says: string;
}

export type Verdict = 'legal' | 'illegal' | 'depends';

export interface Ruling {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly permits: readonly string[];
  readonly depends: readonly string[];
  readonly nearest: readonly Near[];
}

export interface Moves {
  readonly moves: readonly JsonObject[];
}

export interface Applied {
  readonly position: JsonObject;
  readonly events: readonly { readonly kind: string; readonly rule: string; readonly says: string }[];
}

/** What was won, as its game asks for it. */
export interface Won {
  readonly game: string;
  readonly options?: Options;
  readonly [field: string]: unknown;
}

/** What was counted; some games add something of their own. */
export interface Scored {
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

/** A whole game, whatever was tried in it. */
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

export interface Audit {
  readonly tries: number;
  readonly irregular: readonly {
    readonly at: number;
    readonly seat: number;
    readonly verdict: Verdict;
    readonly findings: readonly { readonly rule: string | null; readonly says: string }[];
    readonly nearest: readonly Near[];
    readonly then?: 'taken-back' | { readonly position: JsonObject };
  }[];
  readonly unsure: readonly {
    readonly at: number;
    readonly seat: number;
    readonly depends: readonly string[];
    readonly settled: { readonly at: number; readonly verdict: Verdict } | null;
  }[];
  readonly readings: readonly {
    readonly option: string;
    readonly value: string | number | boolean;
    readonly irregular: readonly number[];
  }[];
  readonly position: JsonObject;
  readonly outcome: { readonly winners: readonly number[]; readonly scores: readonly number[] } | null;
}

/** A question in people’s words. */
export interface Question {
  readonly query: string;
  readonly game?: string;
}

export interface Hits {
  readonly hits: readonly {
    readonly game: string;
    readonly rule: string | null;
    readonly title: string;
    readonly path: string;
    readonly says: string;
  }[];
}
