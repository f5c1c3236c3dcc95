import type { Game } from '../game/game.ts';
import type { Picture } from '../game/picture.ts';
import type { Reason, Reasons } from '../game/reasons.ts';
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

/**
 * What a ruling rests on, the weightiest first: what was broken or may have been, else what allowed it.
 * @param reasons of the game; null as long as they aren't there: then a permission says its law
 */
export function told(
  game: Game,
  { verdict, findings, maybe, permits }: Ruling,
  reasons: Reasons<unknown> | null,
  at: NamedTry | null,
): readonly Told[] {
  const attempt = reasons && at ? game.play.attempt(at.view, at.seat, at.move) : null;
  const known = attempt && reasons ? reasons : [];
  const place = (rule: string): number => known.findIndex((reason) => reason.rule === rule);
  const drawn = (reason: Reason<unknown> | undefined): Picture | undefined =>
    at && verdict !== 'depends' ? reason?.draws?.(attempt, at.name) : undefined;
  const broken = [...findings, ...maybe].map(({ rule, says }) => ({
    says,
    cited: cite(game, rule),
    picture: drawn(known[place(rule)]),
  }));
  const allowed = [...permits]
    .sort((a, b) => place(a) - place(b))
    .map((rule) => {
      const cited = cite(game, rule);
      const reason = known[place(rule)];
      return { says: reason?.says?.(attempt) ?? cited.law, cited, picture: drawn(reason) };
    });
  return [...broken, ...allowed];
}
