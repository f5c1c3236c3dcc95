import type { Game } from '../game/game.ts';
import type { OptionSpec } from '../game/options.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import { cite } from '../referee/cite.ts';
import { findDealEffects } from '../referee/deal-effects.ts';
import type { Reading } from '../referee/readings.ts';
import type { SettingEffect } from '../referee/setting-effects.ts';
import type { JudgedCase } from './judged-case.ts';

/** Shows what a house rule changes: by an example of the book, or by a fresh deal. */
export interface HouseRuleExample {
  /** The example and its path below the game's address; null for a fresh deal. */
  readonly example: { readonly title: string; readonly path: string } | null;
  readonly readings: readonly (Reading | SettingEffect)[];
}

/** Sorted by distance: examples of the changed rule first, then of its chapter, then all others. */
function byNearness(game: Game, spec: OptionSpec, cases: readonly JudgedCase[]): readonly JudgedCase[] {
  const chapter = game.rules.chapterOf(spec.rule)?.id;
  const distanceOf = (one: JudgedCase): number => (one.rule === spec.rule ? 0 : one.chapter === chapter ? 1 : 2);
  const houseRank = (one: JudgedCase): number => Number(one.house.length > 0);
  return cases.toSorted((a, b) => distanceOf(a) - distanceOf(b) || houseRank(a) - houseRank(b));
}

/** An example of what a house rule changes; undefined if none is found. */
export function findHouseRuleExample(
  game: Game,
  spec: OptionSpec,
  cases: readonly JudgedCase[],
): HouseRuleExample | undefined {
  for (const one of byNearness(game, spec, cases)) {
    const readings = one.tried?.ruling.readings.filter(({ option }) => option === spec.key) ?? [];
    if (readings.length > 0) {
      return { example: { title: one.title, path: cite(game, one.rule).path }, readings };
    }
  }
  const readings = findDealEffects(game, spec, seatNamerFor(0));
  return readings.length > 0 ? { example: null, readings } : undefined;
}
