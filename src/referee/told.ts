import type { Game } from '../game/game.ts';
import type { Picture } from '../game/picture.ts';
import type { Naming } from '../game/seat.ts';
import { type Cited, cite } from './cite.ts';
import type { Ruling } from './ruling.ts';
import type { TriedAt } from './tried.ts';

/** A try, and how the seats at its table are called. */
export interface NamedTry extends TriedAt {
  readonly name: Naming;
}

/** A rule a ruling rests on: a sentence about these cards, the law, and perhaps a picture. */
export interface Told {
  readonly says: string;
  readonly cited: Cited;
  readonly picture?: Picture | undefined;
}

/** What a ruling rests on, the weightiest first: what was broken or may have been, else what allowed it, by its law. */
export function told(game: Game, { findings, maybe, permits }: Ruling): readonly Told[] {
  const broken = [...findings, ...maybe].map(({ rule, says }) => ({ says, cited: cite(game, rule) }));
  const allowed = permits.map((id) => cite(game, id)).map((cited) => ({ says: cited.law, cited }));
  return [...broken, ...allowed];
}
