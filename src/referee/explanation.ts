import type { Game } from '../game/game.ts';
import type { Reasons } from '../game/reasons.ts';
import { cite } from './cite.ts';
import { type CitedReason, citeReasons, type NamedTry } from './cited-reasons.ts';
import type { Ruling } from './ruling.ts';

/**
 * Explains a ruling by the rules it rests on and the game's reasons. For a legal try, first the rules that settle what
 * players argue about, then those that allow it, the most telling first. Every explanation names the cards of the try.
 * Sums and sequences also get a picture, unless the ruling depends on unseen cards.
 */
export function explainRuling(
  game: Game,
  ruling: Ruling,
  reasons: Reasons<unknown>,
  { view, seat, move, name }: NamedTry,
): readonly CitedReason[] {
  const attempt = game.play.attempt(view, seat, move);
  const place = ({ cited }: CitedReason): number => reasons.findIndex(({ rule }) => rule === cited.rule);
  const allReasons = citeReasons(game, ruling).map((one): CitedReason => {
    const reason = reasons[place(one)];
    const message = ruling.verdict === 'legal' ? reason?.says?.(attempt) : undefined;
    const picture = ruling.verdict === 'depends' ? undefined : reason?.draws?.(attempt, name);
    return { ...one, says: message ?? one.says, picture };
  });
  if (ruling.verdict !== 'legal') return allReasons;
  const settled = reasons.flatMap(({ rule, settles }): readonly CitedReason[] => {
    const message = settles?.(attempt, name);
    return message === undefined ? [] : [{ says: message, cited: cite(game, rule) }];
  });
  return [...settled, ...allReasons.sort((a, b) => place(a) - place(b))];
}
