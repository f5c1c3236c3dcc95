import type { Result } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import type { ScoreAnswer } from '../game/notation.ts';
import type { Options } from '../game/options.ts';
import { formatPoints, type SettingEffect } from './setting-effects.ts';
import { otherSettings } from './settings.ts';

function pointsOf({ lines, scores }: ScoreAnswer): readonly number[] {
  const sides = scores?.length ?? 0;
  return Array.from({ length: sides }, (_, side) =>
    lines.reduce((sum, { seat, points }) => sum + (seat === side ? points : 0), 0),
  );
}

/** What differs between two counts of the same cards: the points, or else the text of a line. */
function describeDifference(other: ScoreAnswer, current: ScoreAnswer): readonly string[] {
  const [otherPoints, currentPoints] = [pointsOf(other), pointsOf(current)];
  if (otherPoints.join() !== currentPoints.join())
    return [`The points would be ${formatPoints(otherPoints)}, not ${formatPoints(currentPoints)}.`];
  const currentTexts = current.lines.map(({ says }) => says);
  return other.lines.flatMap(({ says }) => (currentTexts.includes(says) ? [] : [says])).slice(0, 1);
}

/**
 * Finds the house rules that a count depends on, by counting the same cards with one of them changed at a time.
 * @param count the result under these house rules
 */
export function findCountEffects(
  game: Pick<Game, 'options'>,
  options: Options,
  count: (options: Options) => Result<ScoreAnswer>,
): readonly SettingEffect[] {
  const current = count(options);
  if (!current.ok) return [];
  return game.options
    .filter(({ structural }) => !structural)
    .flatMap((spec) => otherSettings(spec, options[spec.key]))
    .flatMap((setting): readonly SettingEffect[] => {
      const otherCount = count({ ...options, [setting.option]: setting.value });
      const sentences = otherCount.ok ? describeDifference(otherCount.value, current.value) : [];
      return sentences.length > 0 ? [{ ...setting, says: sentences }] : [];
    });
}
