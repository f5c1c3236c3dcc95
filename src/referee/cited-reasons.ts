import type { Game } from '../game/game.ts';
import type { Picture } from '../game/picture.ts';
import type { SeatNamer } from '../game/seat.ts';
import { type Citation, cite } from './cite.ts';
import type { Ruling } from './ruling.ts';
import type { TryContext } from './try-result.ts';

/** A try with the names of the seats. */
export interface NamedTry extends TryContext {
  readonly name: SeatNamer;
}

/** A rule that a ruling rests on: a sentence about these cards, the citation, and perhaps a picture. */
export interface CitedReason {
  readonly says: string;
  readonly cited: Citation;
  readonly picture?: Picture | undefined;
}

/**
 * The rules a ruling rests on, most important first: those that are or may be broken, else those that allow the try, in
 * the words of their laws.
 */
export function citeReasons(game: Game, { findings, maybe, permits }: Ruling): readonly CitedReason[] {
  const brokenRules = [...findings, ...maybe].map(({ rule, says }) => ({ says, cited: cite(game, rule) }));
  const permissions = permits.map((id) => cite(game, id)).map((cited) => ({ says: cited.law, cited }));
  return [...brokenRules, ...permissions];
}
