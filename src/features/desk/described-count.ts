import type { DeskGame } from '../../game/game.ts';
import type { Picture } from '../../game/picture.ts';
import type { DrawnLine } from '../../game/reasons.ts';
import type { Explainer } from '../../table/ruling/explainer.ts';
import { LATE_WORDS } from './late-words.ts';
import { countFormOf, type DeskDraft, deskNaming, placesOf } from './state/draft.ts';
import { countMissing, type DeskCount } from './state/laid-table.ts';
import { isCardPlace, isFull } from './state/things.ts';

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
    answer: drawn?.answer?.(won, options) ?? LATE_WORDS.pointsFor(scoringSides),
    picture: drawn?.picture?.(won, options, name),
    drawnLines: drawn?.lines?.(won, options) ?? [],
  };
}

/**
 * Whether all cards of a count are laid: the whole pack, or a known number in each place. False where any number may
 * follow.
 */
export function isCountLaid(game: DeskGame, draft: DeskDraft): boolean {
  const form = countFormOf(game, draft);
  if (!form || form.whole) return form !== undefined && countMissing(game, draft) === 0;
  const cardPlaces = placesOf(game, draft).filter(isCardPlace);
  return cardPlaces.length > 0 && cardPlaces.every((place) => isFull(place, draft.won));
}
