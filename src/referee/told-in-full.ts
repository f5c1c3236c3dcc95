import type { Game } from '../game/game.ts';
import type { Reasons } from '../game/reasons.ts';
import type { Ruling } from './ruling.ts';
import { type NamedTry, type Told, told } from './told.ts';

/**
 * The same with the reasons of the game: of what allowed it the most telling first, said of these very cards, and
 * drawn where it is arithmetic or order. What hangs on hidden cards is not drawn.
 */
export function toldInFull(
  game: Game,
  ruling: Ruling,
  reasons: Reasons<unknown>,
  { view, seat, move, name }: NamedTry,
): readonly Told[] {
  const attempt = game.play.attempt(view, seat, move);
  const place = ({ cited }: Told): number => reasons.findIndex(({ rule }) => rule === cited.rule);
  const all = told(game, ruling).map((one): Told => {
    const reason = reasons[place(one)];
    const says = ruling.verdict === 'legal' ? reason?.says?.(attempt) : undefined;
    const picture = ruling.verdict === 'depends' ? undefined : reason?.draws?.(attempt, name);
    return { ...one, says: says ?? one.says, picture };
  });
  return ruling.verdict === 'legal' ? all.sort((a, b) => place(a) - place(b)) : all;
}
