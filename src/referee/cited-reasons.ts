import type { Game } from '../game/game.ts';
import type { Picture } from '../game/picture.ts';
import type { SeatNamer } from '../game/seat.ts';
import { type Citation, cite } from './cite.ts';
import type { Ruling } from './ruling.ts';
import type { TryContext } from './try-result.ts';

/** A try, and how the seats at its table are called. */
export interface NamedTry extends TryContext {
  readonly name: SeatNamer;
}

/** A rule a ruling rests on: a sentence about these cards, the law, and perhaps a picture. */
export interface CitedReason {
  readonly says: string;
  readonly cited: Citation;
  readonly picture?: Picture | undefined;
}

/** What a ruling rests on, the weightiest first: what was broken or may have been, else what allowed it, by its law. */
export function citeReasons(game: Game, { findings, maybe, permits }: Ruling): readonly CitedReason[] {
  const broken = [...findings, ...maybe].map(({ rule, says }) => ({ says, cited: cite(game, rule) }));
  const allowed = permits.map((id) => cite(game, id)).map((cited) => ({ says: cited.law, cited }));
  return [...broken, ...allowed];
}
