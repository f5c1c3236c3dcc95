import type { DeskGame } from '../../game/game.ts';
import type { Picture } from '../../game/picture.ts';
import type { DrawnLine } from '../../game/reasons.ts';
import type { Explainer } from '../../table/ruling/explainer.ts';
import { countFormOf, type DeskDraft, deskNaming } from './state/draft.ts';
import type { DeskCount } from './state/laid-table.ts';
import { WORDS } from './words.ts';

export interface DescribedCount {
  /** "The leading side wins", "12 for you and 7 for Anna". */
  readonly answer: string;
  readonly picture: Picture | undefined;
  /** The lines as drawings; empty where sentences say more. */
  readonly drawnLines: readonly DrawnLine[];
}

/** A count in a few words and as drawings. */
export function describeCount(
  { counts }: Explainer,
  game: DeskGame,
  draft: DeskDraft,
  { lines }: DeskCount,
): DescribedCount {
  const [{ won, options, question }, name] = [draft, deskNaming(draft)];
  const drawn = counts[question];
  const sides = countFormOf(game, draft)?.sides(options, name) ?? [];
  const scoringSides = sides.flatMap((label, side) => {
    const ownLines = lines.filter(({ seat }) => seat === side);
    return ownLines.length > 0 ? [{ label, points: ownLines.reduce((sum, { points }) => sum + points, 0) }] : [];
  });
  return {
    answer: drawn?.answer?.(won, options) ?? WORDS.pointsFor(scoringSides),
    picture: drawn?.picture?.(won, options, name),
    drawnLines: drawn?.lines?.(won, options) ?? [],
  };
}
